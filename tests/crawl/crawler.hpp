// Presses everything, and what appears then, and so on; remembers what was pressed where and which screens lead where.
#pragma once
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app.hpp"

namespace tavern::crawl {

/** A screen and a kind of thing on it: "die" for die-0, die-1, ... */
using Pair = std::pair<std::string, std::string>;

using Path = std::vector<Deed>;

/** So many of the first deeds of a walk. */
struct Way {
    std::shared_ptr<const Path> path;
    std::size_t deeds = 0;
};

/** Seconds after which it hangs, on a busy machine and with sanitizers. */
inline constexpr unsigned longest_press = 60;

class Crawler {
  public:
    Crawler(const std::vector<Game>& games, std::uint64_t seed) : games_(games), random_(seed) {}

    /** Begins at a position, -1 at the title, and presses so many things; returns what went wrong, empty: nothing. */
    std::string walk(int position, int presses);
    /** Presses what was offered and never pressed, each after the same deeds as when it was offered. */
    std::string press_the_rest();
    /** Does these again. */
    std::string repeat(const Path& deeds);
    /** Screens from which nobody came back to the title or the table. */
    std::vector<std::string> dead_ends() const;

    /** What was done since this walk began. */
    const Path& path() const { return *path_; }
    long presses() const { return presses_; }
    /** How often each was pressed so that it could answer; 0: it was only offered. */
    const std::map<Pair, long>& pairs() const { return pairs_; }
    std::size_t screens() const { return leads_.size(); }

  private:
    /** At the title, with a path of its own. */
    std::unique_ptr<App> set_out();
    std::string perform(App& app, const Deed& deed);
    std::string press(App& app, const Pair& pair);
    Deed choose(const App& app);
    /** Led: a person's press has brought it there. */
    void look(const App& app, bool led);

    const std::vector<Game>& games_;
    Random random_;
    std::shared_ptr<Path> path_ = std::make_shared<Path>();
    long presses_ = 0;
    std::map<Pair, long> pairs_;
    // What was done before a pair was offered that was never pressed.
    struct Ways {
        Way first;
        Way newest;
    };
    std::map<Pair, Ways> ways_;
    std::map<std::string, std::set<std::string>> leads_;  // from a screen to others
    std::map<std::string, long> looks_;                   // frames that were looked at of each
    std::set<std::string> homes_;
    std::string screen_;
    std::size_t seen_ = 0;  // what is on the screen, as one number
    int unchanged_ = 0;     // presses since it changed
};

}  // namespace tavern::crawl
