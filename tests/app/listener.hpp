// A player who only hears: the accessibility tree as the page writes it (web/src/accessibility_tree.ts), in the order
// of reading, and nothing else of the game.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "app/accessibility_tree.hpp"
#include "fake_platform.hpp"
#include "ui/interface.hpp"

struct ImGuiContext;

namespace tavern::app {

/** An element as a screen reader speaks it: one line. */
struct Spoken {
    std::string name;
    std::string description = {};
    std::string group = {};  // names of the regions, groups, lists and tables around it, outermost first
    bool control = false;    // a Tab stop
    bool heading = false;
    bool unavailable = false;
    bool chosen = false;
    std::string line() const;
};

class Listener {
  public:
    struct Page {
        std::vector<Spoken> elements;
        int focus = -1;  // index of an element; -1: none
    };

    explicit Listener(Visit& visit);
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    /** Waits until nothing moves and a person is asked. */
    void wait();
    /** The browser's focus enters the elements. */
    void enter();
    const Page& page() const { return page_; }
    /** All announcements since the last call. */
    std::vector<std::string> news() { return std::exchange(visit_.platform.news, {}); }
    /** Presses the element with Enter, and waits. */
    void press(std::size_t element);

  private:
    /** Returns whether another one must follow. */
    bool frame();
    void rest();
    void read();
    void read_target(const std::string& id, const std::string& description, const std::string& group);
    void add(Spoken spoken, const std::string& id = {});

    Visit& visit_;
    ImGuiContext* context_ = nullptr;
    ui::Interface interface_;
    AccessibilityTree tree_;
    Page page_;
    std::vector<std::string> ids_;  // of the elements; empty: no target
};

}  // namespace tavern::app
