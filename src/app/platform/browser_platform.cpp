#include "app/platform/browser_platform.hpp"

#include <emscripten/emscripten.h>
#include <unistd.h>

#include <cstdlib>
#include <ctime>

// clang-format off
EM_JS(void, send_to_page, (const char* json), { Module['request'](UTF8ToString(json)); });

EM_JS(void, send_bytes, (const void* bytes, std::size_t size), { Module['pass'](HEAPU8.slice(bytes, bytes + size)); });

EM_JS(char*, read_page_address, (void), {
  var address = location.href.split('#')[0];
  var size = lengthBytesUTF8(address) + 1;
  var pointer = _malloc(size);
  stringToUTF8(address, pointer, size);
  return pointer;
});
// clang-format on

namespace tavern::app {

std::string page_address() {
    char* address = read_page_address();
    std::string copy = address;
    std::free(address);
    return copy;
}

void BrowserPlatform::send(const Json& request) {
    send_to_page(request.write().c_str());
}

std::int64_t BrowserPlatform::now() {
    return static_cast<std::int64_t>(std::time(nullptr)) * 1000;
}

Date BrowserPlatform::today() {
    constexpr std::int64_t day = 24 * 60 * 60;
    return date_of(std::time(nullptr) / day);
}

std::uint64_t BrowserPlatform::random_number() {
    std::uint64_t number = 0;
    // Emscripten uses crypto.getRandomValues.
    static_cast<void>(getentropy(&number, sizeof number));
    return number;
}

void BrowserPlatform::think(const Task& task) {
    pass_on(bytes_of(task));
}

void pass_on(const std::string& bytes) {
    send_bytes(bytes.data(), bytes.size());
}

}  // namespace tavern::app
