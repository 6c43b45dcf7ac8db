// A game as a shared picture shows it.
#pragma once
#include "ui/model/model.hpp"

namespace tavern::ui {

/** Nothing moves, and nobody is asked. */
inline Model picture_model(const Game& game, PictureKind kind, const Settings& settings) {
    Model model;
    model.screen = game.state().phase == Phase::over ? Screen::end : Screen::table;
    model.game = &game;
    model.pictured = kind;
    model.settings = settings;
    model.settings.motion = Motion::instant;
    return model;
}

}  // namespace tavern::ui
