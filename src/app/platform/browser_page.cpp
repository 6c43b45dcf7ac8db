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

Json ask(std::string_view name) {
    Json message{Json::Object{}};
    message.set("ask", name);
    return message;
}

Json texts(const std::vector<std::string>& all) {
    return Json::Array(all.begin(), all.end());
}

}  // namespace

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
    Json message = ask("between_games");
    message.set("now", now);
    ask_page(message);
}

void tell_way_back(bool there) {
    Json message = ask("way_back");
    message.set("there", there);
    ask_page(message);
}

void ask_sound(ui::Sound sound) {
    Json message = ask("sound");
    message.set("sound", static_cast<int>(sound));
    ask_page(message);
}

void BrowserPage::keep(const SaveHead& head, const std::string& record) {
    Json stored{Json::Object{}};
    stored.set("slot", head.slot);
    stored.set("name", head.name);
    stored.set("players", head.players);
    stored.set("module", head.module);
    stored.set("round", head.round);
    stored.set("over", head.over);
    stored.set("colors", head.colors);
    stored.set("framed", head.framed);
    Json message = ask("keep");
    message.set("head", std::move(stored));
    message.set("record", record);
    ask_page(message);
}

void BrowserPage::fetch(const std::string& slot, FetchPurpose purpose, int age) {
    Json message = ask("fetch");
    message.set("slot", slot);
    message.set("purpose", purpose == FetchPurpose::play ? "play" : "export");
    message.set("age", age);
    ask_page(message);
}

void BrowserPage::drop(const std::vector<std::string>& slots) {
    Json message = ask("drop");
    message.set("slots", texts(slots));
    ask_page(message);
}

void BrowserPage::set_aside(const std::string& store, const std::vector<std::string>& keys) {
    Json message = ask("set_aside");
    message.set("store", store);
    message.set("keys", texts(keys));
    ask_page(message);
}

void BrowserPage::damage_told(bool as_file) {
    Json message = ask("damage_told");
    message.set("as_file", as_file);
    ask_page(message);
}

void BrowserPage::copy(const std::string& text) {
    Json message = ask("copy");
    message.set("text", text);
    ask_page(message);
}

void BrowserPage::send(const std::string& sentence, const std::string& link) {
    Json message = ask("send");
    message.set("sentence", sentence);
    message.set("link", link);
    ask_page(message);
}

void BrowserPage::make_code(const std::string& link) {
    Json message = ask("code");
    message.set("link", link);
    ask_page(message);
}

void BrowserPage::share_picture(const std::string& name) {
    wanted_picture_ = name;
}

void BrowserPage::frame_drawn() {
    if (wanted_picture_.empty()) return;
    Json message = ask("picture");
    message.set("name", std::exchange(wanted_picture_, {}));
    ask_page(message);
}

void BrowserPage::ask_text(const TextQuestion& question) {
    Json message = ask("text");
    message.set("field", static_cast<int>(question.field) + question.seat);
    message.set("value", question.value);
    message.set("label", question.label);
    message.set("max_bytes", question.max_bytes);
    message.set("target", question.target);
    ask_page(message);
}

void BrowserPage::offer_file(const std::string& name, const std::string& content) {
    Json message = ask("offer_file");
    message.set("name", name);
    message.set("content", content);
    ask_page(message);
}

void BrowserPage::pick_file() {
    ask_page(ask("pick_file"));
}

void BrowserPage::forget_link() {
    ask_page(ask("forget_link"));
}

void BrowserPage::remember_link(const std::string& link) {
    Json message = ask("remember_link");
    message.set("link", link);
    ask_page(message);
}

void BrowserPage::show_link(const std::string& fragment) {
    Json message = ask("show_link");
    message.set("link", fragment);
    ask_page(message);
}

void BrowserPage::keep_best(const Best& best) {
    Json message = ask("keep_best");
    message.set("of", best.of);
    message.set("points", best.points);
    ask_page(message);
}

void BrowserPage::keep_settings(const std::string& settings) {
    Json message = ask("keep_settings");
    message.set("settings", settings);
    ask_page(message);
}

void BrowserPage::keep_results(const std::vector<GameResult>& results) {
    Json::Array listed;
    for (const GameResult& result : results)
        listed.push_back(Json::Object{{"id", result.id}, {"result", json_of(result).write()}});
    Json message = ask("keep_results");
    message.set("results", std::move(listed));
    ask_page(message);
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
    Json message = ask("texts");
    message.set("language", static_cast<int>(language));
    ask_page(message);
}

void BrowserPage::open_tab(const std::string& address) {
    Json message = ask("open_tab");
    message.set("address", address);
    ask_page(message);
}

void BrowserPage::fill_screen(bool whole) {
    Json message = ask("fill_screen");
    message.set("whole", whole);
    ask_page(message);
}

void BrowserPage::stay_awake(bool awake) {
    Json message = ask("stay_awake");
    message.set("awake", awake);
    ask_page(message);
}

void BrowserPage::vibrate(int milliseconds) {
    Json message = ask("vibrate");
    message.set("milliseconds", milliseconds);
    ask_page(message);
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
    Json message = ask("wake");
    message.set("after", milliseconds);
    ask_page(message);
}

void pass_on(const std::string& bytes) {
    send_bytes(bytes.data(), bytes.size());
}

}  // namespace tavern::app
