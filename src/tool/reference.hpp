// A sentence for every name in the answers of `tavern engine`, in the order of the enumerations.
#pragma once
#include <string>
#include <string_view>

#include "record/result.hpp"
#include "rules/rules.hpp"

namespace tavern {

std::string_view sentence_of(ActionKind kind);
std::string_view sentence_of(Question question);
std::string_view sentence_of(Phase phase);
std::string_view sentence_of(EffectKind kind);
std::string_view sentence_of(Source source);
std::string_view sentence_of(BonusKind kind);
std::string_view sentence_of(Refusal refusal);
std::string_view sentence_of(Problem problem);

/** The whole reference as text, with the fields of each kind. */
std::string reference();

}  // namespace tavern
