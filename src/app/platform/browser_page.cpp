#include "app/platform/browser_page.hpp"

#include <emscripten/emscripten.h>
#include <unistd.h>

#include <cmath>
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

std::string text_in(const Json& message, std::string_view name) {
    const Json* field = message.find(name);
    return field != nullptr && field->text() != nullptr ? *field->text() : std::string();
}

std::int64_t number_in(const Json& message, std::string_view name) {
    const Json* field = message.find(name);
    return field != nullptr && field->integer() != nullptr ? *field->integer() : 0;
}

bool is_true(const Json& message, std::string_view name) {
    const Json* field = message.find(name);
    return field != nullptr && field->boolean() != nullptr && *field->boolean();
}

std::vector<KeptGame> kept_games(const Json& message) {
    std::vector<KeptGame> games;
    const Json* listed = message.find("games");
    if (listed == nullptr || listed->array() == nullptr) return games;
    for (const Json& game : *listed->array()) {
        const SaveHead head{text_in(game, "slot"),
                            text_in(game, "name"),
                            text_in(game, "players"),
                            static_cast<int>(number_in(game, "module")),
                            static_cast<int>(number_in(game, "round")),
                            is_true(game, "over")};
        games.push_back({head, number_in(game, "saved_at"), text_in(game, "saved_at_text")});
    }
    return games;
}

std::vector<Best> bests_in(const Json& message) {
    std::vector<Best> bests;
    const Json* listed = message.find("bests");
    if (listed == nullptr || listed->array() == nullptr) return bests;
    for (const Json& best : *listed->array())
        bests.push_back({text_in(best, "of"), static_cast<int>(number_in(best, "points"))});
    return bests;
}

/** What cannot be read was written by a later version, which reads it again. */
std::vector<GameResult> results_in_report(const Json& message) {
    std::vector<GameResult> results;
    const Json* listed = message.find("results");
    if (listed == nullptr || listed->array() == nullptr) return results;
    for (const Json& text : *listed->array()) {
        const Result<Json> json = text.text() != nullptr ? Json::read(*text.text()) : Result<Json>(Json());
        if (Result<GameResult> result = json ? result_from(*json) : json.error(); result)
            results.push_back(*std::move(result));
    }
    return results;
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
    Json message = ask("keep");
    message.set("head", std::move(stored));
    message.set("record", record);
    ask_page(message);
}

void BrowserPage::fetch(const std::string& slot, FetchPurpose purpose) {
    Json message = ask("fetch");
    message.set("slot", slot);
    message.set("purpose", purpose == FetchPurpose::play ? "play" : "export");
    ask_page(message);
}

void BrowserPage::drop(const std::string& slot) {
    Json message = ask("drop");
    message.set("slot", slot);
    ask_page(message);
}

void BrowserPage::copy(const std::string& text) {
    Json message = ask("copy");
    message.set("text", text);
    ask_page(message);
}

void BrowserPage::ask_text(const TextQuestion& question) {
    const auto pixels = [](float value) { return static_cast<int>(std::lround(value)); };
    Json message = ask("text");
    message.set("field", question.field);
    message.set("value", question.value);
    message.set("label", question.label);
    message.set("max_bytes", question.max_bytes);
    message.set("x", pixels(question.x));
    message.set("y", pixels(question.y));
    message.set("width", pixels(question.width));
    message.set("height", pixels(question.height));
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

void BrowserPage::fetch_texts(ui::Language language) {
    Json message = ask("texts");
    message.set("language", static_cast<int>(language));
    ask_page(message);
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

void take_report(Session& session, std::string_view json) {
    const Result<Json> read = Json::read(json);
    // The page is of the same build and writes nothing else.
    if (!read) return;
    const Json& message = *read;
    const std::string kind = text_in(message, "report");
    if (kind == "saves_listed") {
        session.saves_listed(kept_games(message));
    } else if (kind == "bests_listed") {
        session.bests_listed(bests_in(message));
    } else if (kind == "device_asks") {
        session.device_asks(text_in(message, "language"), is_true(message, "less_motion"),
                            is_true(message, "more_contrast"));
    } else if (kind == "settings_arrived") {
        session.settings_arrived(text_in(message, "settings"));
    } else if (kind == "results_listed") {
        session.results_listed(results_in_report(message));
    } else if (kind == "save_fetched") {
        const bool plays = text_in(message, "purpose") == "play";
        session.save_fetched(text_in(message, "slot"), plays ? FetchPurpose::play : FetchPurpose::export_file,
                             text_in(message, "record"), is_true(message, "elsewhere"));
    } else if (kind == "text_entered") {
        session.text_entered(static_cast<int>(number_in(message, "field")), text_in(message, "text"));
    } else if (kind == "link_arrived") {
        session.link_arrived(text_in(message, "link"));
    } else if (kind == "copied") {
        session.copied(is_true(message, "done"), text_in(message, "text"));
    } else if (kind == "storage_blocked") {
        session.storage_blocked();
    } else if (kind == "woken") {
        session.woken();
    } else if (kind == "thinking_failed") {
        session.thinking_failed();
    }
}

}  // namespace tavern::app
