// Used by links only: numbers, fields and positions in a range coder. Writing and reading make the same calls: a writer
// returns the value passed in, a reader the value in the link.
#pragma once
#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "record/link/link_frame.hpp"
#include "record/link/range_coder.hpp"
#include "record/link/state_fields.hpp"
#include "record/names.hpp"
#include "rules/rules.hpp"

namespace tavern {

class SymbolWriter {
  public:
    /** 0..total-1, all equally likely; the total is at most frequency_limit. */
    std::uint32_t even(std::uint32_t value, std::uint32_t total) {
        coder_.encode(value, 1, total);
        return value;
    }
    /** An index of the weights, with the probability of its weight. No weight is 0. */
    std::uint32_t weighted(std::uint32_t index, std::span<const std::uint16_t> weights) {
        const auto start = std::accumulate(weights.begin(), weights.begin() + index, 0U);
        coder_.encode(start, weights[index], std::accumulate(weights.begin() + index, weights.end(), start));
        return index;
    }
    std::vector<std::uint8_t> finish() { return coder_.finish(); }

  private:
    RangeEncoder coder_;
};

class SymbolReader {
  public:
    explicit SymbolReader(std::span<const std::uint8_t> bytes) : coder_(bytes) {}
    std::uint32_t even(std::uint32_t, std::uint32_t total) {
        const std::uint32_t value = coder_.peek(total);
        coder_.take(value, 1);
        return value;
    }
    std::uint32_t weighted(std::uint32_t, std::span<const std::uint16_t> weights) {
        const std::uint32_t code = coder_.peek(std::accumulate(weights.begin(), weights.end(), 0U));
        std::uint32_t index = 0;
        std::uint32_t start = 0;
        while (code - start >= weights[index]) start += weights[index++];
        coder_.take(start, weights[index]);
        return index;
    }

  private:
    RangeDecoder coder_;
};

/** A visitor of the fields in state_fields.hpp, which also codes the other contents of a link. */
template <class Symbols>
class FieldCoder {
  public:
    FieldCoder(Symbols& symbols, const LinkRoom& room) : symbols_(symbols), room_(room) {}

    /** The head of a link says whether one person plays alone, since the number of players has room for 2..4 only. */
    void set_alone(bool alone) { alone_ = alone; }

    /** A whole number of this many bits, at most 64. */
    void bits(std::uint64_t& value, unsigned count) {
        std::uint64_t read = 0;
        for (unsigned done = 0; done < count;) {
            const unsigned here = std::min(count - done, 16U);
            const auto part = static_cast<std::uint32_t>(value >> done & ((1U << here) - 1U));
            read |= std::uint64_t{symbols_.even(part, 1U << here)} << done;
            done += here;
        }
        value = read;
    }
    template <class Value>
    void even(Value& value, std::size_t total) {
        value = static_cast<Value>(symbols_.even(static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(total)));
    }
    /** A flag that is rarely set. */
    void rare(bool& value) {
        static constexpr std::array<std::uint16_t, 2> weights{31, 1};
        value = symbols_.weighted(value ? 1 : 0, weights) != 0;
    }
    /** 0..highest, in three of four cases 0. */
    template <class Value>
    void mostly_zero(Value& value, int highest) {
        static constexpr std::array<std::uint16_t, 2> weights{3, 1};
        if (highest == 0 || symbols_.weighted(value == 0 ? 0 : 1, weights) == 0) {
            value = 0;
        } else {
            const auto above = static_cast<std::uint32_t>(value) - 1U;
            const std::uint32_t found = 1U + symbols_.even(above, static_cast<std::uint32_t>(highest));
            value = static_cast<Value>(found);
        }
    }

    // --- The fields of state_fields.hpp; links ignore their names ---

    template <class Value>
    void number(std::string_view, Value& value, int lowest, int highest) {
        if (lowest == 0) return mostly_zero(value, highest);
        const auto above = static_cast<std::uint32_t>(value) - static_cast<std::uint32_t>(lowest);
        value = static_cast<Value>(static_cast<std::uint32_t>(lowest) +
                                   symbols_.even(above, static_cast<std::uint32_t>(highest - lowest + 1)));
    }
    void players(std::string_view name, std::uint8_t& players) {
        if (alone_)
            players = 1;
        else
            number(name, players, 2, max_players);
    }
    void module(std::string_view name, std::uint8_t& module) { number(name, module, 1, room_.modules); }
    void player_type(PlayerType& type) { even(type, static_cast<std::size_t>(room_.player_types)); }
    void flag(std::string_view, bool& value) { mostly_zero(value, 1); }
    template <class Enum>
    void id(std::string_view, Enum& value) {
        even(value, Ids<Enum>::list.size());
    }
    void guest(std::string_view, Card& card) {
        std::uint32_t code = card == no_card ? 0U : index_of(card) + 1U;
        even(code, components::card_kinds + 1U);
        card = code == 0 ? no_card : static_cast<Card>(code - 1U);
    }
    void cards(std::string_view, std::array<Card, max_own_cards>& cards, std::uint8_t& count) {
        mostly_zero(count, max_own_cards);
        for (std::size_t index = 0; index < count; ++index) even(cards[index], components::card_kinds);
    }
    void counts(std::string_view, CardCounts& cards) {
        for (int kind = 0; kind < components::card_kinds; ++kind) {
            const Card card = static_cast<Card>(kind);
            int number = cards[card];
            mostly_zero(number, facts(card).copies);
            cards.add(card, number - cards[card]);
        }
    }
    void kinds(std::string_view, std::array<std::uint8_t, components::tavern_kinds>& cards) {
        for (std::uint8_t& number : cards) mostly_zero(number, components::tavern_cards_per_type);
    }
    void dice(std::string_view, Dice& dice) {
        Dice read;
        for (Face face = 1; face <= faces; ++face) {
            int count = dice.count(face);
            for (mostly_zero(count, components::white_dice + components::own_dice); count > 0; --count) read.add(face);
        }
        dice = read;
    }
    void die(std::string_view, SpaceDie& die) {
        std::uint32_t code = 0;
        if (!die.free()) code = 1U + (die.face() - 1U) * 4U + (die.own() ? 2U : 0U) + (die.used() ? 1U : 0U);
        mostly_zero(code, faces * 4);
        die = {};
        if (code == 0) return;
        die = SpaceDie(static_cast<Face>((code - 1U) / 4U + 1U), ((code - 1U) & 2U) != 0);
        if (((code - 1U) & 1U) != 0) die.use();
    }
    void tiles(std::string_view, TileSet& tiles) { set(tiles, components::tile_kinds); }
    void tavern_cards(std::string_view, std::uint8_t& cards) { set(cards, components::tavern_kinds); }
    void start_cards(std::string_view, std::uint8_t& shown) { set(shown, components::start_cards.size() + 1); }
    template <class Numbers>
    void numbers(std::string_view, Numbers& values, int highest) {
        for (std::uint8_t& value : values) mostly_zero(value, highest);
    }
    void tasks(std::string_view, std::array<Task, max_tasks>& tasks, std::uint8_t& count) {
        mostly_zero(count, max_tasks);
        for (std::size_t index = 0; index < count; ++index) {
            even(tasks[index].kind, task_kinds);
            mostly_zero(tasks[index].amount, 255);
        }
    }
    template <class Visit>
    void group(std::string_view, Visit visit) {
        visit(*this);
    }
    template <class Visit>
    void list(std::string_view, std::size_t size, std::size_t longest, Visit visit) {
        for (std::size_t index = 0; index < std::min(size, longest); ++index) visit(*this, index);
    }

  private:
    template <class Set>
    void set(Set& set, std::size_t size) {
        std::uint64_t read = set;
        bits(read, static_cast<unsigned>(size));
        set = static_cast<Set>(read);
    }

    Symbols& symbols_;
    const LinkRoom& room_;
    bool alone_ = false;
};

}  // namespace tavern
