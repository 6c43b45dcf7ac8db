#include "record/numbers/sha256.hpp"

#include <doctest/doctest.h>

#include "record/dealer.hpp"

using namespace tavern;

TEST_CASE("SHA-256 gives the answers of its standard") {
    CHECK(sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(sha256(std::string(1'000'000, 'a')) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    CHECK(sha256("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST_CASE("a seal is the hash that any tool gives for its text") {
    // printf 'taverns deal 123456' | sha256sum
    CHECK(sealed_text(123'456) == "taverns deal 123456");
    CHECK(sha256(sealed_text(123'456)) == "93ccc89252cdd0756c7f4fffc2b61ae5e3e5dc92f6102449a46d4e5adc588831");
}
