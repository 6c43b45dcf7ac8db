#include "app/reports.hpp"

#include <utility>

#include "record/json.hpp"
#include "record/names.hpp"

namespace tavern {

template <>
struct Ids<ui::StorageTrouble> {
    static constexpr auto list = std::to_array<std::string_view>({"blocked", "full", "held", "newer", "failed"});
};

}  // namespace tavern

namespace tavern::app {
namespace {

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
                            is_true(game, "over"),
                            text_in(game, "colors")};
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

void take_report(Session& session, std::string_view json) {
    const Result<Json> read = Json::read(json);
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
                             static_cast<int>(number_in(message, "age")), text_in(message, "record"),
                             is_true(message, "elsewhere"));
    } else if (kind == "text_entered") {
        session.text_entered(static_cast<int>(number_in(message, "field")), text_in(message, "text"));
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
    } else if (kind == "framed") {
        session.framed();
    }
}

}  // namespace tavern::app
