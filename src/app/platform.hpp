// What only the browser can do for the session. In the browser src/app/platform implements it, in the tests a fake
// does.
#pragma once
#include <cstdint>

#include "app/message_types.hpp"
#include "app/thinking.hpp"
#include "record/alone.hpp"

namespace tavern::app {

/** So many records of a game the page saves, see web/src/storage/storage.ts: if the newest is damaged, an older one is
 * not. */
inline constexpr int kept_generations = 3;

/** The requests of assets/messages.json, and what answers at once. */
class Platform : public Requests {
  public:
    virtual std::uint64_t random_number() = 0;
    virtual Date today() = 0;
    /** Milliseconds since 1970. */
    virtual std::int64_t now() = 0;
    /** Thinks beside the page, in place of what it thought about before; the session gets its thought, for a review
     * several times. */
    virtual void think(const Task& task) = 0;
};

}  // namespace tavern::app
