// What a player could have done better in a game that is over, in words.
#pragma once
#include "ui/interface.hpp"
#include "ui/screens_view.hpp"

namespace tavern::ui {

/** The part of an evening in which this is asked. */
Phase phase_of(Question question);
/** Tells the costliest decisions of this seat, as far as they are known and not told yet. */
void tell(ReviewLines& told, const Model& model, int seat);

}  // namespace tavern::ui
