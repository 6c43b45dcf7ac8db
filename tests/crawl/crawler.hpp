// Presses targets at random, screen after screen; remembers the pressed targets, and the screens that each screen leads
// to.
#pragma once
#include <chrono>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app.hpp"

namespace tavern::crawl {

/** A screen and a kind of target on it: "die" for die-0, die-1, ... */
using Pair = std::pair<std::string, std::string>;

using Path = std::vector<Deed>;

/** A walk up to this many actions. */
struct Way {
    std::shared_ptr<const Path> path;
    std::size_t deeds = 0;
};

/** Of the processor's time; a press that takes longer, even with sanitizers, counts as hanging. */
inline constexpr std::chrono::seconds longest_press{60};

class Crawler {
  public:
    Crawler(const std::vector<Game>& games, std::uint64_t seed) : games_(games), random_(seed) {}

    /** Starts at a position, -1 at the title, and makes this many presses; returns the fault, empty: none. */
    std::string walk(int position, int presses);
    /** Presses targets that were offered but never pressed, each after the same actions as when it was offered. */
    std::string press_the_rest();
    /** Repeats these actions. */
    std::string repeat(const Path& deeds);
    /** Screens without a way back to the title or the table. */
    std::vector<std::string> dead_ends() const;

    /** All actions since this walk began. */
    const Path& path() const { return *path_; }
    long presses() const { return presses_; }
    /** The number of presses of each pair that could answer; 0: only offered. */
    const std::map<Pair, long>& pairs() const { return pairs_; }
    std::size_t screens() const { return leads_.size(); }

  private:
    /** A game at the title, with a path of its own. */
    std::unique_ptr<App> set_out();
    std::string perform(App& app, const Deed& deed);
    /** Long runs print a line now and then. */
    void tell_progress() const;
    std::string press(App& app, const Pair& pair);
    Deed choose(const App& app);
    /** led: a player's press has led here. */
    void look(const App& app, bool led);

    const std::vector<Game>& games_;
    Random random_;
    std::shared_ptr<Path> path_ = std::make_shared<Path>();
    long presses_ = 0;
    std::map<Pair, long> pairs_;
    // The actions before a pair was offered that was never pressed.
    struct Ways {
        Way first;
        Way newest;
    };
    std::map<Pair, Ways> ways_;
    std::map<std::string, std::set<std::string>> leads_;  // from a screen to others
    std::map<std::string, long> looks_;                   // frames seen of each
    std::set<std::string> homes_;
    std::string screen_;
    std::size_t seen_ = 0;  // a hash of the screen
    int unchanged_ = 0;     // presses since it changed
};

}  // namespace tavern::crawl
