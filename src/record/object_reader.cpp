#include "record/object_reader.hpp"

namespace tavern {
namespace {

const Json nothing;
const Json::Array empty_array;
constexpr std::size_t most_fields = 64;

}  // namespace

ObjectReader::ObjectReader(const Json& json, std::string_view path) : json_(json), path_(path) {
    if (json.object() == nullptr)
        fail({Fault::wrong_type, (path_.empty() ? "the value" : path_) + ": an object expected"});
    else if (json.object()->size() > most_fields)
        fail({Fault::unknown_field, (path_.empty() ? "the value" : path_) + ": too many fields"});
}

std::string ObjectReader::path_to(std::string_view name) const {
    return path_.empty() ? std::string(name) : path_ + "." + std::string(name);
}

void ObjectReader::fail(Fault fault, std::string_view name, std::string_view what) {
    if (!error_) error_ = Error{fault, path_to(name) + ": " + std::string(what)};
}

void ObjectReader::fail(const Error& error) {
    if (!error_) error_ = error;
}

const Json* ObjectReader::optional(std::string_view name) {
    if (failed()) return nullptr;
    const Json::Object& members = *json_.object();
    for (std::size_t index = 0; index < members.size(); ++index)
        if (members[index].first == name) {
            taken_ |= std::uint64_t{1} << index;
            return &members[index].second;
        }
    return nullptr;
}

const Json& ObjectReader::required(std::string_view name) {
    if (const Json* field = optional(name)) return *field;
    fail(Fault::missing_field, name, "missing");
    return nothing;
}

std::int64_t ObjectReader::integer(const Json& json, std::string_view name, std::int64_t lowest, std::int64_t highest) {
    const std::int64_t* value = json.integer();
    if (value == nullptr) {
        fail(Fault::wrong_type, name, "a whole number expected");
        return lowest;
    }
    if (*value >= lowest && *value <= highest) return *value;
    fail(Fault::out_of_range, name,
         std::to_string(*value) + " is not within " + std::to_string(lowest) + ".." + std::to_string(highest));
    return lowest;
}

std::int64_t ObjectReader::integer(std::string_view name, std::int64_t lowest, std::int64_t highest) {
    return integer(required(name), name, lowest, highest);
}

bool ObjectReader::boolean(std::string_view name) {
    const bool* value = required(name).boolean();
    if (value == nullptr) fail(Fault::wrong_type, name, "true or false expected");
    return value != nullptr && *value;
}

std::string ObjectReader::text(std::string_view name) {
    const std::string* value = required(name).text();
    if (value != nullptr) return *value;
    fail(Fault::wrong_type, name, "a text expected");
    return {};
}

const Json::Array& ObjectReader::array(std::string_view name, std::size_t longest) {
    const Json::Array* value = required(name).array();
    if (value == nullptr)
        fail(Fault::wrong_type, name, "a list expected");
    else if (value->size() > longest)
        fail(Fault::out_of_range, name, "the list has more than " + std::to_string(longest) + " entries");
    else
        return *value;
    return empty_array;
}

Card ObjectReader::card(const Json& json, std::string_view name) {
    const std::string* id = json.text();
    if (id == nullptr) {
        fail(Fault::wrong_type, name, "the name of a card expected");
        return {};
    }
    const std::optional<Card> card = card_of(*id);
    if (!card) fail(Fault::unknown_name, name, "no card of this name");
    return card.value_or(Card{});
}

Card ObjectReader::card(std::string_view name) {
    return card(required(name), name);
}

Tile ObjectReader::tile(std::string_view name) {
    const std::optional<Tile> tile = tile_of(text(name));
    if (!tile) fail(Fault::unknown_name, name, "no tile of this name");
    return tile.value_or(Tile{});
}

Space ObjectReader::space(std::string_view name) {
    const std::optional<Space> space = space_of(text(name));
    if (!space) fail(Fault::unknown_name, name, "no space of this name");
    return space.value_or(Space{});
}

void ObjectReader::finish() {
    if (failed()) return;
    const Json::Object& members = *json_.object();
    for (std::size_t index = 0; index < members.size(); ++index)
        if ((taken_ >> index & 1U) == 0)
            return fail(Fault::unknown_field, beginning_of(members[index].first, quoted_bytes), "unknown");
}

}  // namespace tavern
