#include "record/link/position.hpp"

#include <algorithm>

#include "record/link/state_fields.hpp"
#include "record/notation.hpp"
#include "record/object_reader.hpp"

namespace tavern {
namespace {

Json json_of(Dice dice) {
    Json::Array list;
    for (Face face = 1; face <= faces; ++face)
        for (int die = 0; die < dice.count(face); ++die) list.emplace_back(int{face});
    return list;
}

/** A visitor that writes fields into an object. */
class FieldWriter {
  public:
    Json take() { return std::move(json_); }

    template <class Value>
    void number(std::string_view name, Value value, int, int) {
        json_.set(name, int{value});
    }
    void players(std::string_view name, std::uint8_t players) { json_.set(name, int{players}); }
    void module(std::string_view name, std::uint8_t module) { json_.set(name, int{module}); }
    void flag(std::string_view name, bool value) { json_.set(name, value); }
    template <class Enum>
    void id(std::string_view name, Enum value) {
        json_.set(name, id_of(value));
    }
    void guest(std::string_view name, Card card) { json_.set(name, card == no_card ? Json() : Json(id_of(card))); }
    void cards(std::string_view name, const std::array<Card, max_own_cards>& cards, std::size_t count) {
        Json::Array list;
        for (std::size_t index = count; index > 0; --index) list.emplace_back(id_of(cards[index - 1]));
        json_.set(name, std::move(list));
    }
    void counts(std::string_view name, const CardCounts& cards) {
        Json list = Json::Object{};
        for (int kind = 0; kind < components::card_kinds; ++kind)
            if (const int number = cards[static_cast<Card>(kind)]; number > 0)
                list.set(id_of(static_cast<Card>(kind)), number);
        json_.set(name, std::move(list));
    }
    void kinds(std::string_view name, const std::array<std::uint8_t, components::tavern_kinds>& cards) {
        Json list = Json::Object{};
        for (std::size_t kind = 0; kind < cards.size(); ++kind)
            if (cards[kind] > 0) list.set(id_of(static_cast<Card>(kind)), int{cards[kind]});
        json_.set(name, std::move(list));
    }
    void dice(std::string_view name, Dice dice) { json_.set(name, json_of(dice)); }
    void die(std::string_view name, SpaceDie die) {
        const Json lies = Json::Object{{"face", int{die.face()}}, {"own", die.own()}, {"used", die.used()}};
        json_.set(name, die.free() ? Json() : lies);
    }
    void tiles(std::string_view name, TileSet tiles) { json_.set(name, names<Tile>(tiles)); }
    void tavern_cards(std::string_view name, std::uint8_t cards) { json_.set(name, names<Card>(cards)); }
    void start_cards(std::string_view name, std::uint8_t shown) {
        Json::Array list;
        for (int number = 0; number < 8; ++number)
            if ((shown >> number & 1) != 0) list.emplace_back(number);
        json_.set(name, std::move(list));
    }
    template <class Numbers>
    void numbers(std::string_view name, const Numbers& values, int) {
        Json::Array list;
        for (const std::uint8_t value : values) list.emplace_back(int{value});
        json_.set(name, std::move(list));
    }
    void tasks(std::string_view name, const std::array<Task, max_tasks>& tasks, std::size_t count) {
        Json::Array list;
        for (std::size_t index = 0; index < count; ++index) list.push_back(tavern::json_of(tasks[index]));
        json_.set(name, std::move(list));
    }
    template <class Visit>
    void group(std::string_view name, Visit visit) {
        FieldWriter inner;
        visit(inner);
        json_.set(name, inner.take());
    }
    template <class Visit>
    void list(std::string_view name, std::size_t size, std::size_t, Visit visit) {
        Json::Array entries;
        for (std::size_t index = 0; index < size; ++index) {
            FieldWriter inner;
            visit(inner, index);
            entries.push_back(inner.take());
        }
        json_.set(name, std::move(entries));
    }

  private:
    template <class Value>
    static Json names(unsigned set) {
        Json::Array list;
        for (unsigned index = 0; set >> index != 0; ++index)
            if ((set >> index & 1U) != 0) list.emplace_back(id_of(static_cast<Value>(index)));
        return list;
    }

    Json json_ = Json::Object{};
};

/** A visitor that reads fields strictly; check_state then checks whether they fit together. */
class FieldReader {
  public:
    FieldReader(const Json& json, std::string_view path) : reader_(json, path) {}
    /** The first error; call it last. */
    std::optional<Error> finish() {
        reader_.finish();
        return reader_.error();
    }

    template <class Value>
    void number(std::string_view name, Value& value, int lowest, int highest) {
        value = static_cast<Value>(reader_.integer(name, lowest, highest));
    }
    void players(std::string_view name, std::uint8_t& players) { number(name, players, min_players, max_players); }
    void module(std::string_view name, std::uint8_t& module) { number(name, module, 1, module_count); }
    void flag(std::string_view name, bool& value) { value = reader_.boolean(name); }
    template <class Enum>
    void id(std::string_view name, Enum& value) {
        value = reader_.id<Enum>(name);
    }
    void guest(std::string_view name, Card& card) {
        const Json& field = reader_.required(name);
        card = field.is_null() ? no_card : reader_.card(field, name);
    }
    void cards(std::string_view name, std::array<Card, max_own_cards>& cards, std::uint8_t& count) {
        const Json::Array& list = reader_.array(name, cards.size());
        count = static_cast<std::uint8_t>(list.size());
        for (std::size_t index = 0; index < list.size(); ++index)
            cards[list.size() - 1 - index] = reader_.card(list[index], name);
    }
    void counts(std::string_view name, CardCounts& cards) {
        each_card(name, components::card_kinds, [&](Card card, int number) { cards.add(card, number); });
    }
    void kinds(std::string_view name, std::array<std::uint8_t, components::tavern_kinds>& cards) {
        each_card(name, components::tavern_kinds,
                  [&](Card card, int number) { cards[index_of(card)] = static_cast<std::uint8_t>(number); });
    }
    void dice(std::string_view name, Dice& dice) {
        for (const Json& die : reader_.array(name, components::white_dice + components::own_dice))
            dice.add(static_cast<Face>(reader_.integer(die, name, 1, faces)));
    }
    void die(std::string_view name, SpaceDie& die) {
        const Json& field = reader_.required(name);
        if (field.is_null()) return;
        ObjectReader entry(field, reader_.path_to(name));
        die = SpaceDie(static_cast<Face>(entry.integer("face", 1, faces)), entry.boolean("own"));
        if (entry.boolean("used")) die.use();
        take_errors(entry);
    }
    void tiles(std::string_view name, TileSet& tiles) {
        tiles = static_cast<TileSet>(set_of(name, components::tile_kinds, tile_of));
    }
    void tavern_cards(std::string_view name, std::uint8_t& cards) {
        cards = static_cast<std::uint8_t>(set_of(name, components::tavern_kinds, card_of));
    }
    void start_cards(std::string_view name, std::uint8_t& shown) {
        for (const Json& entry : reader_.array(name, components::start_cards_shown)) {
            const auto number = reader_.integer(entry, name, 1, static_cast<int>(components::start_cards.size()));
            const unsigned one = 1U << static_cast<unsigned>(number);
            if ((shown & one) != 0)
                return reader_.fail(Fault::duplicate_field, name, "one of the numbers stands twice");
            shown = static_cast<std::uint8_t>(shown | one);
        }
    }
    template <class Numbers>
    void numbers(std::string_view name, Numbers& values, int highest) {
        const Json::Array& list = reader_.array(name, values.size());
        if (list.size() != values.size()) return expect_entries(name, values.size());
        for (std::size_t index = 0; index < values.size(); ++index)
            values[index] = static_cast<std::uint8_t>(reader_.integer(list[index], name, 0, highest));
    }
    void tasks(std::string_view name, std::array<Task, max_tasks>& tasks, std::uint8_t& count) {
        const Json::Array& list = reader_.array(name, max_tasks);
        count = static_cast<std::uint8_t>(list.size());
        for (std::size_t index = 0; index < list.size(); ++index) {
            const auto task = task_from(list[index], path_to(name, index));
            if (!task) return reader_.fail(task.error());
            tasks[index] = *task;
        }
    }
    template <class Visit>
    void group(std::string_view name, Visit visit) {
        FieldReader entry(reader_.required(name), reader_.path_to(name));
        visit(entry);
        take_errors(entry.reader_);
    }
    template <class Visit>
    void list(std::string_view name, std::size_t size, std::size_t longest, Visit visit) {
        const Json::Array& entries = reader_.array(name, longest);
        if (entries.size() != size || size > longest) return expect_entries(name, size);
        for (std::size_t index = 0; index < size && !reader_.failed(); ++index) {
            FieldReader entry(entries[index], path_to(name, index));
            visit(entry, index);
            take_errors(entry.reader_);
        }
    }

  private:
    void take_errors(ObjectReader& entry) {
        entry.finish();
        if (entry.failed()) reader_.fail(*entry.error());
    }
    std::string path_to(std::string_view name, std::size_t index) const {
        return reader_.path_to(name) + "[" + std::to_string(index) + "]";
    }
    void expect_entries(std::string_view name, std::size_t size) {
        reader_.fail(Fault::out_of_range, name, std::to_string(size) + " entries expected");
    }
    template <class Add>
    void each_card(std::string_view name, int kinds, Add add) {
        const Json& field = reader_.required(name);
        if (field.object() == nullptr) return reader_.fail(Fault::wrong_type, name, "an object of cards expected");
        for (const auto& [id, number] : *field.object()) {
            const std::optional<Card> card = card_of(id);
            if (!card || index_of(*card) >= kinds)
                return reader_.fail(Fault::unknown_name, name, "no card of one of the names fits here");
            add(*card, static_cast<int>(reader_.integer(number, name, 1, max_own_cards)));
        }
    }
    template <class Find>
    unsigned set_of(std::string_view name, unsigned kinds, Find find) {
        unsigned set = 0;
        for (const Json& entry : reader_.array(name, kinds)) {
            const std::string* id = entry.text();
            const auto value = id == nullptr ? decltype(find({})){} : find(*id);
            if (!value || index_of(*value) >= kinds) {
                reader_.fail(Fault::unknown_name, name, "one of the names does not fit here");
                return 0;
            }
            const unsigned one = 1U << index_of(*value);
            if ((set & one) != 0) {
                reader_.fail(Fault::duplicate_field, name, "one of the names stands twice");
                return 0;
            }
            set |= one;
        }
        return set;
    }

    ObjectReader reader_;
};

}  // namespace

Json json_of(const State& state) {
    FieldWriter writer;
    visit_state(writer, state);
    return writer.take();
}

Result<State> state_from(const Json& json, std::string_view path) {
    FieldReader reader(json, path);
    State state;
    visit_state(reader, state);
    if (auto error = reader.finish()) return *std::move(error);
    if (const auto wrong = check_state(state))
        return {Fault::illegal_position, std::string(path) + (path.empty() ? "" : ": ") + text_of(*wrong)};
    return state;
}

}  // namespace tavern
