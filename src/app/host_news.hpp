// What the page that holds the game in a frame is told of it: see web/public/messages.schema.json.
#pragma once
#include <optional>
#include <vector>

#include "record/json.hpp"
#include "record/result.hpp"
#include "ui/interface.hpp"

namespace tavern::app {

/** {"tavern":1,"type":"error","reason":"illegal-action","detail":"thalers-missing"}: why something asked was not done.
 */
Json host_error(const Error& error);

class HostNews {
  public:
    /** What it has not been told yet: every step played since then ("action"), where the game stands now when that has
     *  changed ("state"), and that it has ended ("game-over"). Of a game that was opened or taken back only the state
     *  is told, and so is what is shown while somebody looks back. Of a game that is not the host's nothing is told but
     *  that the title is there. */
    std::vector<Json> of(const ui::Model& model, bool is_hosts);

  private:
    struct Told {
        ui::Screen screen = ui::Screen::title;
        std::optional<State> state;
        std::vector<Action> steps;
        friend bool operator==(const Told&, const Told&) = default;
    };
    std::optional<Told> told_;
};

}  // namespace tavern::app
