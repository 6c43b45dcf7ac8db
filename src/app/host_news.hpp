// Reports to a page that holds the game in a frame: see assets/host-messages.schema.json.
#pragma once
#include <optional>
#include <vector>

#include "record/json.hpp"
#include "record/result.hpp"
#include "ui/interface.hpp"

namespace tavern::app {

/** {"tavern":1,"type":"error","reason":"illegal-action","detail":"thalers-missing"}: the reason of a refusal. */
Json host_error(const Error& error);

class HostNews {
  public:
    /** The news since the last call: every step played ("action"), the state if it has changed ("state"), and the end
     * of the game ("game-over") or the stars of an answer ("problem-solved"). After opening or undo, and while the
     * player looks back, only the state is reported. Of a game that is not the host's, only the change to the title is
     * reported. */
    std::vector<Json> of(const ui::Model& model, bool is_hosts);

  private:
    struct Told {
        ui::Screen screen = ui::Screen::title;
        int game_number = 0;
        std::optional<State> state;
        std::vector<Action> steps;
        std::optional<std::size_t> moment;  // looked back at
        std::optional<int> stars;           // of the answer to a problem
        friend bool operator==(const Told&, const Told&) = default;
    };
    std::optional<Told> told_;
};

}  // namespace tavern::app
