// The browser's services for the session. src/app/platform implements them; tests use a fake.
#pragma once
#include <cstdint>

#include "app/message_types.hpp"
#include "app/thinking.hpp"
#include "record/alone.hpp"

namespace tavern::app {

/** The number of records that the page saves for each game, see web/src/storage/storage.ts: if the newest is damaged,
 * an older one is whole. */
inline constexpr int kept_generations = 3;

/** The requests of assets/messages.json, and functions with an immediate result. */
class Platform : public Requests {
  public:
    virtual std::uint64_t random_number() = 0;
    virtual Date today() = 0;
    /** Milliseconds since 1970. */
    virtual std::int64_t now() = 0;
    /** Starts thinking in the background, in place of any earlier task. The session gets the result, for a review
     * several times. */
    virtual void think(const Task& task) = 0;
};

}  // namespace tavern::app
