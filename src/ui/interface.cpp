#include "ui/interface.hpp"

#include <imgui_internal.h>

#include <cmath>
#include <utility>

#include "ui/keyboard.hpp"
#include "ui/recorder.hpp"
#include "ui/screens.hpp"
#include "ui/stage.hpp"

namespace tavern::ui {

struct Interface::Self {
    Atlas atlas;
    Fonts fonts;
    Painter painter;
    Touch touch;
    View view;
    Recorder* recorder = nullptr;
    Recorder drawn;  // where nobody else records, for captions
    Reading reading;
};

namespace {

Input read_input(float unit) {
    const ImGuiIO& io = ImGui::GetIO();
    Input input;
    if (ImGui::IsMousePosValid(&io.MousePos)) input.pointer = {io.MousePos.x / unit, io.MousePos.y / unit};
    input.down = io.MouseDown[0];
    input.touch = io.MouseSource == ImGuiMouseSource_TouchScreen;
    input.time = ImGui::GetTime();
    if (ImGui::IsKeyPressed(ImGuiKey_Tab)) input.tab = io.KeyShift ? -1 : 1;
    if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) input.arrow.x = -1;
    if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) input.arrow.x = 1;
    if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) input.arrow.y = -1;
    if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) input.arrow.y = 1;
    input.enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
    const auto pressed = [](ImGuiKey first, int offset) {
        return ImGui::IsKeyPressed(static_cast<ImGuiKey>(first + offset), false);
    };
    if (io.KeyCtrl || io.KeySuper) {
        if (pressed(ImGuiKey_Z, 0)) input.key = io.KeyShift ? 'y' : 'z';
        if (pressed(ImGuiKey_Y, 0)) input.key = 'y';
    } else if (!io.KeyAlt) {
        for (int face = 1; face <= faces; ++face)
            if (pressed(ImGuiKey_0, face) || pressed(ImGuiKey_Keypad0, face)) input.key = static_cast<char>('0' + face);
        for (int letter = 0; letter < 26; ++letter)
            if (pressed(ImGuiKey_A, letter)) input.key = static_cast<char>('A' + letter);
        if (pressed(ImGuiKey_Space, 0)) input.key = ' ';
        // Where it lies differs from keyboard to keyboard.
        for (const ImWchar letter : io.InputQueueCharacters)
            if (letter == '?') input.key = '?';
    }
    input.escape = ImGui::IsKeyPressed(ImGuiKey_Escape, false);
    return input;
}

Motion motion_of(const Model& model) {
    if (model.settings.motion != Motion::as_device) return model.settings.motion;
    return model.less_motion ? Motion::instant : Motion::normal;
}

}  // namespace

PictureSets picture_sets(const Model& model) {
    if (model.screen == Screen::title || model.game == nullptr) {
        const bool summer = model.new_game.setup.module == 1;
        return set_of(PictureSet::board) | set_of(summer ? PictureSet::summer_title : PictureSet::winter_title);
    }
    const bool summer = model.game->state().setup.module == 1;
    return set_of(PictureSet::board) | set_of(summer ? PictureSet::summer : PictureSet::winter) |
           set_of(summer ? PictureSet::summer_title : PictureSet::winter_title);
}

float picture_scale(float width, float height, float density, int text_size) {
    return std::max(0.5F, std::ceil(scale_of(width, height, text_size).unit * density * 4 - 0.1F) / 4);
}

Interface::Interface() : self_(std::make_unique<Self>()) {}
Interface::~Interface() = default;

void Interface::load_fonts(const FontFiles& files, float scale) {
    self_->fonts.load(files, scale);
}
Rows Interface::take_written() {
    return self_->fonts.take_written();
}
Atlas& Interface::atlas() {
    return self_->atlas;
}
void Interface::record(Recorder* recorder) {
    self_->recorder = recorder;
}
const std::vector<Target>& Interface::targets() const {
    return self_->touch.targets();
}
const Reading& Interface::reading() const {
    return self_->reading;
}
void Interface::press(std::string_view id) {
    self_->touch.press(id);
}
void Interface::let_go() {
    self_->touch.let_go();
}
void Interface::focus(std::string_view id) {
    self_->touch.focus(id);
}
const std::string& Interface::focused() const {
    return self_->touch.focused();
}
bool Interface::wants_frame() const {
    return self_->touch.wants_frame() || self_->view.serving_all || self_->view.screens.toast_since > 0 ||
           self_->view.flights.moving() || self_->fonts.full() || self_->view.seeks_caption ||
           // Of what came faster than frames Dear ImGui hands out one press a frame.
           !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

void Interface::reset() {
    const View fresh;
    self_->view = fresh;
    self_->touch.reset();
}

const std::vector<Sound>& Interface::sounds() const {
    return self_->view.flights.sounds();
}

std::vector<Intent> Interface::frame(const Model& model) {
    std::vector<Intent> intents;
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    if (!self_->fonts.ready() || size.x < 1 || size.y < 1) return intents;
    self_->fonts.begin();
    const Scale scale = scale_of(size.x, size.y, model.settings.text_size);
    const float unit = scale.unit;
    const bool seeks = std::exchange(self_->view.seeks_caption, false);
    Recorder* recorder = self_->recorder == nullptr && seeks ? &self_->drawn : self_->recorder;
    if (recorder != nullptr) *recorder = {};
    Input input = read_input(unit);
    if (model.history != nullptr) {
        // These keys go through the game.
        input.arrow.x = 0;
        input.enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false);
    }
    self_->touch.begin(input, unit);
    Flights& flights = self_->view.flights;
    flights.begin(model.game, input.time, motion_of(model));
    // Nothing flies where one jumps through a game.
    const std::optional<Timeline>& timeline = self_->view.screens.timeline;
    const bool jumps = model.history != nullptr && timeline && model.history->moment() > timeline->shown + 1;
    if (self_->touch.pressed() || jumps) flights.end();
    self_->painter.begin(ImGui::GetBackgroundDrawList(), scale, &self_->atlas, &self_->fonts,
                         model.settings.strong_contrast, recorder);
    self_->reading = {};
    Stage stage{model,         self_->painter, self_->touch, self_->view,     intents,
                size.x / unit, size.y / unit,  std::nullopt, &self_->reading, recorder};
    follow_keys(stage);
    // The table's targets say all that lies on it.
    if (model.screen != Screen::table || model.curtain) self_->painter.read_into(&self_->reading.words);
    draw_screen(stage);
    self_->touch.settle_focus(situation(stage), self_->view.sheet != Sheet::none);
    self_->painter.read_into(nullptr);
    draw_explanation(stage);
    for (const Intent& intent : intents)
        if (intent.kind == Intent::Kind::undo || intent.kind == Intent::Kind::redo ||
            intent.kind == Intent::Kind::take_back)
            flights.stand_still();
    return intents;
}

}  // namespace tavern::ui
