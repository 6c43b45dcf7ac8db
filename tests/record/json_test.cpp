#include "record/json.hpp"

#include <doctest/doctest.h>

using tavern::Fault;
using tavern::Json;

namespace {

Fault fault_of_json(std::string_view text) {
    const auto json = Json::read(text);
    REQUIRE_FALSE(json);
    return json.error().fault;
}

}  // namespace

TEST_CASE("JSON comes back as it was written") {
    const char* const texts[] = {R"({})",
                                 R"([])",
                                 R"(null)",
                                 R"("")",
                                 R"([1,-1,0,true,false,null])",
                                 R"({"a":{"b":[{"c":"d"}]},"e":-9223372036854775808})",
                                 R"("quote \" backslash \\ bell \u0007 ümläut 🎲")"};
    for (const std::string_view text : texts) {
        const auto json = Json::read(text);
        REQUIRE(json);
        CHECK(json->write() == text);
    }
}

TEST_CASE("JSON escapes become the characters that they stand for") {
    CHECK(*Json::read(R"("\"\\\/\b\f\n\r\t\u0041\u00e4\u20AC\ud83c\udfb2")")->text() == "\"\\/\b\f\n\r\tAä€🎲");
    CHECK(*Json::read(" \t\r\n 12 ")->integer() == 12);
}

TEST_CASE("JSON that RFC 8259 does not know is refused") {
    const char* const texts[] = {"",
                                 " ",
                                 "{",
                                 "[",
                                 "\"",
                                 "tru",
                                 "nul",
                                 "[1,]",
                                 "{,}",
                                 "{\"a\"}",
                                 "{\"a\":}",
                                 "{\"a\":1,}",
                                 "{a:1}",
                                 "'a'",
                                 "01",
                                 "-",
                                 "+1",
                                 "1 2",
                                 "[1 2]",
                                 "\"\\x\"",
                                 "\"\\u12\"",
                                 "\"\\u12g4\"",
                                 "\"\\ud800\"",
                                 "\"\\udc00\"",
                                 "\"\\ud800\\u0041\"",
                                 "\"a\nb\"",
                                 "// no",
                                 "\xEF\xBB\xBF{}",
                                 "\"\xC0\x80\"",
                                 "\"\xED\xA0\x80\"",
                                 "\"\xF4\x90\x80\x80\"",
                                 "\"\xFF\"",
                                 "]",
                                 "}"};
    for (const std::string_view text : texts) {
        CAPTURE(text);
        CHECK(fault_of_json(text) == Fault::not_json);
    }
    CHECK(fault_of_json(std::string_view("[\0]", 3)) == Fault::not_json);
}

TEST_CASE("JSON beyond the limits is refused with its reason") {
    CHECK(fault_of_json("1.5") == Fault::out_of_range);
    CHECK(fault_of_json("1e3") == Fault::out_of_range);
    CHECK(fault_of_json("9223372036854775808") == Fault::out_of_range);
    CHECK(fault_of_json(R"({"a":1,"b":2,"a":3})") == Fault::duplicate_field);
    CHECK(fault_of_json(std::string(1000, '[')) == Fault::too_deep);
    CHECK(fault_of_json(std::string(Json::size_limit + 1, ' ')) == Fault::too_large);
}

TEST_CASE("A JSON error says where it is") {
    CHECK(Json::read("{\n  \"a\": tru\n}").error().detail == "line 2, column 8: no value begins like this");
}
