// The head of a save: what storage holds of a game besides the game itself, enough to list it without playing it again.
#pragma once
#include <string>

namespace tavern::app {

struct SaveHead {
    std::string slot;
    std::string name;     // given by the person; empty for a game that keeps itself
    std::string players;  // their names and points, for a sentence
    int module = 1;
    int round = 0;
    bool over = false;
    std::string colors = {};  // a digit of PlayerColor each; empty: kept by an older version
    bool framed = false;      // it is played inside another page
    friend bool operator==(const SaveHead&, const SaveHead&) = default;
};

/** Calls visit(name, field) for each field. Writing and reading both go through it. */
template <class Head, class Visit>
void visit_fields(Head& head, const Visit& visit) {
    visit("slot", head.slot);
    visit("name", head.name);
    visit("players", head.players);
    visit("module", head.module);
    visit("round", head.round);
    visit("over", head.over);
    visit("colors", head.colors);
    visit("framed", head.framed);
}

}  // namespace tavern::app
