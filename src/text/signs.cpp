#include "text/signs.hpp"

#include "record/names.hpp"
#include "rules/rules.hpp"

namespace tavern {

std::string face_sign(Face face) {
    return "[die-white-" + std::to_string(face) + "]";
}

std::string die_sign(Face face, bool own, PlayerColor color) {
    if (!own) return face_sign(face);
    return "[die-" + std::string(id_of(color)) + "-" + std::to_string(face) + "]";
}

std::string player_sign(PlayerColor color) {
    return "[player-" + std::string(id_of(color)) + "]";
}

std::string bonus_sign(const Bonus& bonus) {
    const auto some = [&](std::string_view icon) {
        return (bonus.amount > 1 ? std::to_string(bonus.amount) : std::string()) + "[" + std::string(icon) + "]";
    };
    switch (bonus.kind) {
        case BonusKind::none: return {};
        case BonusKind::thalers: return std::to_string(bonus.amount) + "[thaler]";
        case BonusKind::beer: return std::to_string(bonus.amount) + "[beer]";
        case BonusKind::schnapps: return some("schnapps");
        case BonusKind::monastery: return some("step");
        case BonusKind::reputation: return some("reputation");
        case BonusKind::card:
            return is_tavern_card(bonus.card) ? "[card-" + std::string(facts(bonus.card).id) + "]" : "[icon-person]";
        case BonusKind::noble: return some("noble");
        case BonusKind::service_denied: return "[denied]";
        case BonusKind::signature: return "[signature]";
        case BonusKind::schnapps_or_denied: return "[schnapps][denied]";
        case BonusKind::counter_guest: return "[counter-guest]";
        case BonusKind::own_die: return "[die]";
        case BonusKind::free_upgrade: return "[upgrade]";
        case BonusKind::entertainer: return "[mask]";
    }
    return {};
}

std::string reputation_sign(const Setup& setup, int space) {
    if (space == 0) return "0";
    const ReputationSpace& here = reputation_at(setup, space);
    return here.bonus.kind == BonusKind::none ? std::to_string(here.points) : bonus_sign(here.bonus);
}

}  // namespace tavern
