#include "app/reports.hpp"

#include <utility>

#include "record/json.hpp"
#include "record/names.hpp"

namespace tavern {

template <>
struct Ids<ui::StorageTrouble> {
    static constexpr auto list =
        std::to_array<std::string_view>({"blocked", "full", "held", "newer", "failed", "silent"});
};

}  // namespace tavern

namespace tavern::app {
namespace {

// A game may be as long as JSON is ever read, each of its characters six in a text within the report.
constexpr std::size_t longest_report = 8 * Json::size_limit;

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

/** The list in a field; empty when it is none. */
const Json::Array& list_in(const Json& message, std::string_view name) {
    static const Json::Array empty;
    const Json* field = message.find(name);
    return field != nullptr && field->array() != nullptr ? *field->array() : empty;
}

Part part_in(const Json& message) {
    return {is_true(message, "begins"), is_true(message, "ends")};
}

/** Reads the fields of a head out of a game on the list. */
struct HeadReader {
    const Json& game;
    void operator()(std::string_view name, std::string& field) const { field = text_in(game, name); }
    void operator()(std::string_view name, int& field) const { field = static_cast<int>(number_in(game, name)); }
    void operator()(std::string_view name, bool& field) const { field = is_true(game, name); }
};

KeptGame kept_game(const Json& game) {
    KeptGame kept{{}, number_in(game, "saved_at"), text_in(game, "saved_at_text")};
    visit_fields(kept.head, HeadReader{game});
    return kept;
}

std::vector<KeptGame> kept_games(const Json& message) {
    std::vector<KeptGame> games;
    for (const Json& game : list_in(message, "games")) games.push_back(kept_game(game));
    return games;
}

std::vector<Best> bests_in(const Json& message) {
    std::vector<Best> bests;
    for (const Json& best : list_in(message, "bests"))
        bests.push_back({text_in(best, "of"), static_cast<int>(number_in(best, "points"))});
    return bests;
}

void take_results(Session& session, const Json& message) {
    std::vector<GameResult> results;
    std::vector<std::string> damaged;
    for (const Json& listed : list_in(message, "results")) {
        const Result<Json> json = Json::read(text_in(listed, "result"));
        Result<GameResult> result = json ? result_from(*json) : json.error();
        if (result) results.push_back(*std::move(result));
        // A later version, which wrote it, reads it again.
        else if (result.error().problem != Problem::newer_version)
            damaged.push_back(text_in(listed, "id"));
    }
    session.results_listed(std::move(results), damaged, part_in(message));
}

void take_fetched(Session& session, const Json& message) {
    const bool plays = text_in(message, "purpose") == "play";
    session.save_fetched(text_in(message, "slot"), plays ? FetchPurpose::play : FetchPurpose::export_file,
                         static_cast<int>(number_in(message, "age")), text_in(message, "record"),
                         is_true(message, "elsewhere"));
}

void take_text(Session& session, const Json& message) {
    const auto number = static_cast<int>(number_in(message, "field"));
    const std::string text = text_in(message, "text");
    if (number >= 0 && number < static_cast<int>(ui::TextField::seed))
        session.text_entered(ui::TextField::innkeeper_name, text, number);
    else if (number > 0 && number <= static_cast<int>(ui::TextField::rules_search))
        session.text_entered(static_cast<ui::TextField>(number), text);
}

}  // namespace

void take_report(Session& session, std::string_view json) {
    const Result<Json> read = Json::read(json, longest_report);
    if (!read) return;
    const Json& message = *read;
    const std::string kind = text_in(message, "report");
    if (kind == "saves_listed") {
        session.saves_listed(kept_games(message), part_in(message));
    } else if (kind == "save_kept") {
        if (const Json* game = message.find("game")) session.save_kept(kept_game(*game));
    } else if (kind == "bests_listed") {
        session.bests_listed(bests_in(message), part_in(message));
    } else if (kind == "device_asks") {
        session.device_asks(text_in(message, "language"), is_true(message, "less_motion"),
                            is_true(message, "more_contrast"));
    } else if (kind == "device_is") {
        session.device_is({is_true(message, "only_touch"), is_true(message, "fills_screen"),
                           is_true(message, "stays_awake"), is_true(message, "vibrates")});
    } else if (kind == "screen_filled") {
        session.screen_filled(is_true(message, "now"));
    } else if (kind == "settings_arrived") {
        session.settings_arrived(text_in(message, "settings"));
    } else if (kind == "results_listed") {
        take_results(session, message);
    } else if (kind == "damage_found") {
        session.damage_found(static_cast<int>(number_in(message, "count")), is_true(message, "fresh"));
    } else if (kind == "device_forgets") {
        session.device_forgets();
    } else if (kind == "save_fetched") {
        take_fetched(session, message);
    } else if (kind == "text_entered") {
        take_text(session, message);
    } else if (kind == "link_arrived") {
        session.link_arrived(text_in(message, "link"));
    } else if (kind == "copied") {
        session.copied(is_true(message, "done"), text_in(message, "text"));
    } else if (kind == "device_sends") {
        session.device_sends();
    } else if (kind == "code_made") {
        session.code_made(text_in(message, "link"),
                          {static_cast<int>(number_in(message, "size")), text_in(message, "modules")});
    } else if (kind == "picture_shared") {
        session.picture_shared(static_cast<PictureWay>(number_in(message, "way")));
    } else if (kind == "storage_trouble") {
        session.storage_trouble(value_of<ui::StorageTrouble>(text_in(message, "trouble")));
    } else if (kind == "save_overtaken") {
        session.save_overtaken(text_in(message, "slot"), text_in(message, "copy"));
    } else if (kind == "saves_vanished") {
        session.saves_vanished();
    } else if (kind == "woken") {
        session.woken();
    } else if (kind == "thinking_failed") {
        session.thinking_failed();
    } else if (kind == "went_forward") {
        session.went_forward();
    } else if (kind == "framed") {
        session.framed(text_in(message, "page"));
    }
}

}  // namespace tavern::app
