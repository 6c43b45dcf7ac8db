#include "app/platform/browser_page.hpp"

#include <emscripten/emscripten.h>
#include <unistd.h>

#include <cstdlib>
#include <ctime>
#include <utility>

// clang-format off
EM_JS(void, send_to_page, (const char* json), { Module['ask'](UTF8ToString(json)); });

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
namespace {

Json texts(const std::vector<std::string>& all) {
    return Json::Array(all.begin(), all.end());
}

}  // namespace

Json ask(std::string_view name) {
    return Json::Object{{"ask", name}};
}

void ask_page(const Json& question) {
    send_to_page(question.write().c_str());
}

std::string page_address() {
    char* address = read_page_address();
    std::string copy = address;
    std::free(address);
    return copy;
}

void tell_between_games(bool now) {
    ask_page(ask("between_games").set("now", now));
}

void tell_way_back(bool there) {
    ask_page(ask("way_back").set("there", there));
}

void ask_sound(ui::Sound sound) {
    ask_page(ask("sound").set("sound", static_cast<int>(sound)));
}

void BrowserPage::keep(const SaveHead& head, const std::string& record) {
    Json stored{Json::Object{}};
    visit_fields(head, [&stored](std::string_view name, const auto& field) { stored.set(name, field); });
    ask_page(ask("keep").set("head", stored).set("record", record));
}

void BrowserPage::fetch(const std::string& slot, FetchPurpose purpose, int age) {
    ask_page(ask("fetch")
                 .set("slot", slot)
                 .set("purpose", purpose == FetchPurpose::play ? "play" : "export")
                 .set("age", age));
}

void BrowserPage::drop(const std::vector<std::string>& slots) {
    ask_page(ask("drop").set("slots", texts(slots)));
}

void BrowserPage::set_aside(const std::string& store, const std::vector<std::string>& keys) {
    ask_page(ask("set_aside").set("store", store).set("keys", texts(keys)));
}

void BrowserPage::damage_told(bool as_file) {
    ask_page(ask("damage_told").set("as_file", as_file));
}

void BrowserPage::copy(const std::string& text) {
    ask_page(ask("copy").set("text", text));
}

void BrowserPage::send(const std::string& sentence, const std::string& link) {
    ask_page(ask("send").set("sentence", sentence).set("link", link));
}

void BrowserPage::make_code(const std::string& link) {
    ask_page(ask("code").set("link", link));
}

void BrowserPage::share_picture(const std::string& name) {
    wanted_picture_ = name;
}

void BrowserPage::frame_drawn() {
    if (wanted_picture_.empty()) return;
    ask_page(ask("picture").set("name", std::exchange(wanted_picture_, {})));
}

void BrowserPage::ask_text(const TextQuestion& question) {
    ask_page(ask("text")
                 .set("field", static_cast<int>(question.field) + question.seat)
                 .set("value", question.value)
                 .set("label", question.label)
                 .set("max_bytes", question.max_bytes)
                 .set("target", question.target));
}

void BrowserPage::offer_file(const std::string& name, const std::string& content) {
    ask_page(ask("offer_file").set("name", name).set("content", content));
}

void BrowserPage::pick_file() {
    ask_page(ask("pick_file"));
}

void BrowserPage::forget_link() {
    ask_page(ask("forget_link"));
}

void BrowserPage::remember_link(const std::string& link) {
    ask_page(ask("remember_link").set("link", link));
}

void BrowserPage::show_link(const std::string& fragment) {
    ask_page(ask("show_link").set("link", fragment));
}

void BrowserPage::keep_best(const Best& best) {
    ask_page(ask("keep_best").set("of", best.of).set("points", best.points));
}

void BrowserPage::keep_settings(const std::string& settings) {
    ask_page(ask("keep_settings").set("settings", settings));
}

void BrowserPage::keep_results(const std::vector<GameResult>& results) {
    Json::Array listed;
    for (const GameResult& result : results)
        listed.push_back(Json::Object{{"id", result.id}, {"result", json_of(result).write()}});
    ask_page(ask("keep_results").set("results", std::move(listed)));
}

void BrowserPage::erase_results() {
    ask_page(ask("erase_results"));
}

std::int64_t BrowserPage::now() {
    return static_cast<std::int64_t>(std::time(nullptr)) * 1000;
}

Date BrowserPage::today() {
    constexpr std::int64_t day = 24 * 60 * 60;
    return date_of(std::time(nullptr) / day);
}

void BrowserPage::fetch_texts(Language language) {
    ask_page(ask("texts").set("language", static_cast<int>(language)));
}

void BrowserPage::open_tab(const std::string& address) {
    ask_page(ask("open_tab").set("address", address));
}

void BrowserPage::fill_screen(bool whole) {
    ask_page(ask("fill_screen").set("whole", whole));
}

void BrowserPage::stay_awake(bool awake) {
    ask_page(ask("stay_awake").set("awake", awake));
}

void BrowserPage::vibrate(int milliseconds) {
    ask_page(ask("vibrate").set("milliseconds", milliseconds));
}

void BrowserPage::take_focus() {
    ask_page(ask("take_focus"));
}

std::uint64_t BrowserPage::random_number() {
    std::uint64_t number = 0;
    // Emscripten takes it from crypto.getRandomValues.
    static_cast<void>(getentropy(&number, sizeof number));
    return number;
}

void BrowserPage::think(const Task& task) {
    pass_on(bytes_of(task));
}

void BrowserPage::wake_after(int milliseconds) {
    ask_page(ask("wake").set("after", milliseconds));
}

void pass_on(const std::string& bytes) {
    send_bytes(bytes.data(), bytes.size());
}

}  // namespace tavern::app
