#include "record/json.hpp"

#include <algorithm>
#include <charconv>

namespace tavern {
namespace {

void write_text(std::string_view text, std::string& out) {
    static constexpr std::string_view hex = "0123456789abcdef";
    out += '"';
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == '"' || character == '\\') {
            out += '\\';
            out += character;
        } else if (byte < 0x20 || byte == 0x7F) {
            out += "\\u00";
            out += hex[byte >> 4U];
            out += hex[byte & 0xFU];
        } else {
            out += character;
        }
    }
    out += '"';
}

void append_utf8(std::uint32_t code, std::string& out) {
    const auto push = [&](std::uint32_t byte) { out += static_cast<char>(byte); };
    if (code < 0x80) {
        push(code);
    } else if (code < 0x800) {
        push(0xC0U | code >> 6U);
        push(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        push(0xE0U | code >> 12U);
        push(0x80U | (code >> 6U & 0x3FU));
        push(0x80U | (code & 0x3FU));
    } else {
        push(0xF0U | code >> 18U);
        push(0x80U | (code >> 12U & 0x3FU));
        push(0x80U | (code >> 6U & 0x3FU));
        push(0x80U | (code & 0x3FU));
    }
}

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    Result<Json> whole(std::size_t limit) {
        if (text_.size() > limit)
            return {Fault::too_large, "the text has more than " + std::to_string(limit) + " bytes"};
        if (!is_utf8(text_)) return {Fault::not_json, "the text is not UTF-8"};
        Json json;
        space();
        if (value(json, 0)) {
            space();
            if (at_ == text_.size()) return json;
            fail(Fault::not_json, "text after the end of the value");
        }
        return {fault_, place() + ": " + detail_};
    }

  private:
    bool fail(Fault fault, std::string detail) {
        fault_ = fault;
        detail_ = std::move(detail);
        return false;
    }
    std::string place() const {
        const std::string_view before = text_.substr(0, at_);
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        const std::size_t line_start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
        return "line " + std::to_string(line) + ", column " + std::to_string(at_ - line_start + 1);
    }
    char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void space() {
        while (at_ < text_.size() && (next() == ' ' || next() == '\t' || next() == '\n' || next() == '\r')) ++at_;
    }
    bool take(char character) {
        if (next() != character || at_ == text_.size()) return false;
        ++at_;
        return true;
    }
    bool word(std::string_view expected, Json value, Json& out) {
        if (text_.substr(at_, expected.size()) != expected) return fail(Fault::not_json, "no value begins like this");
        at_ += expected.size();
        out = std::move(value);
        return true;
    }

    bool value(Json& out, int depth) {
        if (depth > Json::depth_limit) return fail(Fault::too_deep, "nested too deeply");
        if (at_ == text_.size()) return fail(Fault::not_json, "the text ends where a value is expected");
        switch (next()) {
            case '{': return object(out, depth);
            case '[': return array(out, depth);
            case '"': {
                std::string read;
                if (!text(read)) return false;
                out = std::move(read);
                return true;
            }
            case 't': return word("true", true, out);
            case 'f': return word("false", false, out);
            case 'n': return word("null", {}, out);
            default: return number(out);
        }
    }

    bool number(Json& out) {
        const std::size_t begin = at_;
        std::size_t end = begin + (next() == '-' ? 1U : 0U);
        const std::size_t digits = end;
        while (end < text_.size() && text_[end] >= '0' && text_[end] <= '9') ++end;
        if (end == digits) return fail(Fault::not_json, "no value begins like this");
        if (text_[digits] == '0' && end > digits + 1) return fail(Fault::not_json, "a number with a leading zero");
        if (end < text_.size() && (text_[end] == '.' || text_[end] == 'e' || text_[end] == 'E'))
            return fail(Fault::out_of_range, "only whole numbers, without exponent, are used here");
        std::int64_t read = 0;
        if (std::from_chars(text_.data() + begin, text_.data() + end, read).ec != std::errc{})
            return fail(Fault::out_of_range, "the number is too large");
        at_ = end;
        out = read;
        return true;
    }

    bool array(Json& out, int depth) {
        ++at_;
        Json::Array items;
        space();
        if (!take(']')) {
            do {
                space();
                items.emplace_back();
                if (!value(items.back(), depth + 1)) return false;
                space();
            } while (take(','));
            if (!take(']')) return fail(Fault::not_json, R"("," or "]" expected)");
        }
        out = std::move(items);
        return true;
    }

    bool object(Json& out, int depth) {
        ++at_;
        Json::Object members;
        space();
        if (!take('}')) {
            do {
                space();
                if (next() != '"') return fail(Fault::not_json, "a field name in quotes expected");
                members.emplace_back();
                if (!text(members.back().first)) return false;
                space();
                if (!take(':')) return fail(Fault::not_json, "\":\" expected");
                space();
                if (!value(members.back().second, depth + 1)) return false;
                space();
            } while (take(','));
            if (!take('}')) return fail(Fault::not_json, R"("," or "}" expected)");
        }
        std::vector<std::string_view> names;
        names.reserve(members.size());
        for (const auto& member : members) names.emplace_back(member.first);
        std::sort(names.begin(), names.end());
        const auto twice = std::adjacent_find(names.begin(), names.end());
        if (twice != names.end())
            return fail(Fault::duplicate_field, "the field \"" + std::string(*twice) + "\" stands twice");
        out = std::move(members);
        return true;
    }

    bool hex(std::uint32_t& out) {
        if (text_.size() - at_ < 4) return fail(Fault::not_json, "four hexadecimal digits expected");
        const char* const begin = text_.data() + at_;
        const auto [end, error] = std::from_chars(begin, begin + 4, out, 16);
        if (error != std::errc{} || end != begin + 4) return fail(Fault::not_json, "four hexadecimal digits expected");
        at_ += 4;
        return true;
    }

    bool escape(std::string& out) {
        static constexpr std::string_view letters = "\"\\/bfnrt";
        static constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
        const char letter = next();
        const std::size_t known = letters.find(letter);
        if (at_ < text_.size() && known != std::string_view::npos) {
            ++at_;
            out += meanings[known];
            return true;
        }
        if (!take('u')) return fail(Fault::not_json, "unknown escape");
        std::uint32_t code = 0;
        if (!hex(code)) return false;
        if (code >= 0xD800 && code < 0xDC00) {
            std::uint32_t low = 0;
            if (!take('\\') || !take('u') || !hex(low) || low < 0xDC00 || low > 0xDFFF)
                return fail(Fault::not_json, "half a surrogate pair");
            code = 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00);
        } else if (code >= 0xDC00 && code < 0xE000) {
            return fail(Fault::not_json, "half a surrogate pair");
        }
        append_utf8(code, out);
        return true;
    }

    bool text(std::string& out) {
        ++at_;
        while (at_ < text_.size()) {
            const char character = next();
            if (static_cast<unsigned char>(character) < 0x20)
                return fail(Fault::not_json, "a control character in a text");
            ++at_;
            if (character == '"') return true;
            if (character != '\\')
                out += character;
            else if (!escape(out))
                return false;
        }
        return fail(Fault::not_json, "the text ends within quotes");
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Fault fault_ = Fault::not_json;
    std::string detail_;
};

}  // namespace

bool is_utf8(std::string_view bytes) {
    const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(bytes[index]); };
    for (std::size_t at = 0; at < bytes.size();) {
        const unsigned first = byte(at);
        const std::size_t length = first < 0x80   ? 1
                                   : first < 0xC2 ? 0
                                   : first < 0xE0 ? 2
                                   : first < 0xF0 ? 3
                                   : first < 0xF5 ? 4
                                                  : 0;
        if (length == 0 || bytes.size() - at < length) return false;
        for (std::size_t index = 1; index < length; ++index)
            if ((byte(at + index) & 0xC0U) != 0x80) return false;
        if (length > 1) {
            const unsigned second = byte(at + 1);
            const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
            const bool surrogate = first == 0xED && second >= 0xA0;
            const bool too_high = first == 0xF4 && second >= 0x90;
            if (overlong || surrogate || too_high) return false;
        }
        at += length;
    }
    return true;
}

const Json* Json::find(std::string_view name) const {
    if (const Object* members = object())
        for (const auto& member : *members)
            if (member.first == name) return &member.second;
    return nullptr;
}

Json& Json::set(std::string_view name, Json value) {
    std::get_if<Object>(&value_)->emplace_back(std::string(name), std::move(value));
    return *this;
}

Result<Json> Json::read(std::string_view text, std::size_t limit) {
    return Reader(text).whole(limit);
}

std::string Json::write() const {
    std::string text;
    write_to(text);
    return text;
}

void Json::write_to(std::string& out) const {
    if (is_null()) out += "null";
    if (const bool* value = boolean()) out += *value ? "true" : "false";
    if (const std::int64_t* value = integer()) out += std::to_string(*value);
    if (const std::string* value = text()) write_text(*value, out);
    if (const Array* items = array()) {
        out += '[';
        for (const Json& item : *items) {
            if (&item != items->data()) out += ',';
            item.write_to(out);
        }
        out += ']';
    }
    if (const Object* members = object()) {
        out += '{';
        for (const Member& member : *members) {
            if (&member != members->data()) out += ',';
            write_text(member.first, out);
            out += ':';
            member.second.write_to(out);
        }
        out += '}';
    }
}

std::string_view beginning_of(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) --bytes;
    return text.substr(0, bytes);
}

}  // namespace tavern
