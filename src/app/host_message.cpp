#include "app/host_message.hpp"

#include <array>
#include <utility>

#include "app/settings_json.hpp"
#include "record/notation.hpp"
#include "record/object_reader.hpp"
#include "record/record_json.hpp"

namespace tavern::app {
namespace {

// The readers take the fields of their type; a field left over makes the whole message an error.

HostMessage read_load(ObjectReader& reader) {
    LoadGame load;
    const Json* file = reader.optional("game");
    if (file == nullptr)
        load.text = reader.text("link");
    else if (file->object() == nullptr)
        reader.fail(Fault::wrong_type, "game", "an object expected");
    else
        load.text = file->write();
    if (reader.optional("play") != nullptr) load.plays = reader.boolean("play");
    return load;
}

HostMessage read_begin(ObjectReader& reader) {
    BeginGame begin;
    if (const Result<Setup> setup = setup_from(reader.required("setup"), "setup"); setup)
        begin.setup = *setup;
    else
        reader.fail(setup.error());
    if (reader.optional("seed") != nullptr)
        begin.seed = static_cast<std::uint64_t>(reader.integer("seed", 0, static_cast<std::int64_t>(seed_limit) - 1));
    if (reader.optional("innkeepers") != nullptr) begin.innkeepers = innkeepers_from(reader);
    return begin;
}

HostMessage read_act(ObjectReader& reader) {
    const Result<Action> action = action_from(reader.required("action"), "action");
    if (action) return PlayAction{*action};
    reader.fail(action.error());
    return PlayAction{};
}

HostMessage read_undo(ObjectReader& /*reader*/) {
    return TakeBack{};
}

HostMessage read_focus(ObjectReader& /*reader*/) {
    return TakeFocus{};
}

template <class Enum>
std::optional<Enum> optional_id(ObjectReader& reader, std::string_view name) {
    if (reader.optional(name) == nullptr) return std::nullopt;
    return reader.id<Enum>(name);
}

std::optional<bool> optional_flag(ObjectReader& reader, std::string_view name) {
    if (reader.optional(name) == nullptr) return std::nullopt;
    return reader.boolean(name);
}

HostMessage read_configure(ObjectReader& reader) {
    Configure configure;
    configure.language = optional_id<Language>(reader, "language");
    configure.pace = optional_id<ui::Pace>(reader, "pace");
    configure.motion = optional_id<ui::Motion>(reader, "motion");
    configure.helping = optional_id<ui::Helping>(reader, "helping");
    configure.sound = optional_flag(reader, "sound");
    configure.strong_contrast = optional_flag(reader, "strong-contrast");
    if (reader.optional("text-size") != nullptr)
        configure.text_size =
            static_cast<int>(reader.integer("text-size", ui::text_sizes.front(), ui::text_sizes.back()));
    return configure;
}

struct Type {
    std::string_view id;
    HostMessage (*read)(ObjectReader&);
};
constexpr std::array<Type, 6> types{{{"load", read_load},
                                     {"new-game", read_begin},
                                     {"act", read_act},
                                     {"undo", read_undo},
                                     {"focus", read_focus},
                                     {"configure", read_configure}}};

}  // namespace

Result<HostMessage> read_host_message(std::string_view text) {
    const Result<Json> json = Json::read(text);
    if (!json) return json.error();
    ObjectReader reader(*json, "");
    const std::int64_t version = reader.integer("tavern", 1, 1'000'000);
    const std::string id = reader.text("type");
    if (reader.failed()) return *reader.error();
    if (version > host_protocol)
        return {Fault::newer_version, "tavern: this game speaks version " + std::to_string(host_protocol)};
    for (const Type& type : types) {
        if (type.id != id) continue;
        HostMessage message = type.read(reader);
        reader.finish();
        if (reader.failed()) return *reader.error();
        return message;
    }
    return {Fault::unknown_name, "type: no message \"" + std::string(beginning_of(id, quoted_bytes)) + "\""};
}

}  // namespace tavern::app
