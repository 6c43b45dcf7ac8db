#include "ui/interface.hpp"

#include <imgui_internal.h>

#include <cmath>
#include <utility>

#include "ui/board/table.hpp"
#include "ui/dialogs/layer.hpp"
#include "ui/draw/recorder.hpp"
#include "ui/flow/keyboard.hpp"
#include "ui/flow/stage.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {

struct Interface::Self {
    Atlas atlas;
    Fonts fonts;
    Painter painter;
    Touch touch;
    View view;
    Memory memory;
    ScrollMemory scrolling;
    /** While moving pictures are made: the player's own view. */
    struct {
        View view;
        Memory memory;
        ScrollMemory scrolling;
    } aside;
    bool moving_pictures = false;  // in the last frame
    SemanticTree semantics;
    Recorder* recorder = nullptr;
    Recorder drawn;  // where nobody else records, for captions
    Reading reading;
    bool goes_back = false;  // in the next frame
    bool described = true;   // in the last frame, with the explanations of its things
    Point window;            // its size in the last frame, in CSS pixels
    Fold fold = Fold::wide;  // in the last frame
    int asked = 0;           // in the last frame
    int noticed = 0;         // the number of the notice in the last frame

    Input read(const Model& model, Point size, const Scale& scale, std::vector<Intent>& intents);
    void settle(const Model& model, const View& next);
    /** Moving pictures are looked at in their own way, and after them everything is as before. */
    void set_aside(bool for_pictures);
    /** A touch that ends in nothing takes no die up: the one being dragged lies where it lay. */
    void put_down_dragged() {
        if (touch.drags()) view.hand.reset();
    }
};

namespace {

Input read_input(float unit, bool letter_keys) {
    const ImGuiIO& io = ImGui::GetIO();
    Input input;
    if (ImGui::IsMousePosValid(&io.MousePos)) input.pointer = {io.MousePos.x / unit, io.MousePos.y / unit};
    input.down = io.MouseDown[0];
    input.touch = io.MouseSource == ImGuiMouseSource_TouchScreen;
    // A touch takes a frame to come, one to press and one to leave; all of it may be there already.
    input.more_waits = !ImGui::GetCurrentContext()->InputEventsQueue.empty();
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
    } else if (!io.KeyAlt && !letter_keys) {
        if (pressed(ImGuiKey_Space, 0)) input.key = ' ';
    } else if (!io.KeyAlt) {
        for (int face = 1; face <= faces; ++face)
            if (pressed(ImGuiKey_0, face) || pressed(ImGuiKey_Keypad0, face)) input.key = static_cast<char>('0' + face);
        for (char letter = 'A'; letter <= 'Z'; ++letter)
            if (is_listed(letter) && pressed(ImGuiKey_A, letter - 'A')) input.key = letter;
        if (pressed(ImGuiKey_Space, 0)) input.key = ' ';
        // Where it lies differs from keyboard to keyboard.
        for (const ImWchar sign : io.InputQueueCharacters)
            if (sign == '?' || sign == '/') input.key = static_cast<char>(sign);
    }
    input.escape = ImGui::IsKeyPressed(ImGuiKey_Escape, false);
    input.wheel = io.MouseWheel;
    constexpr std::pair<ImGuiKey, Leap> leaps[] = {{ImGuiKey_PageUp, Leap::page_up},
                                                   {ImGuiKey_PageDown, Leap::page_down},
                                                   {ImGuiKey_Home, Leap::begin},
                                                   {ImGuiKey_End, Leap::end}};
    for (const auto& [key, leap] : leaps)
        if (ImGui::IsKeyPressed(key)) input.leap = leap;
    return input;
}

/** Takes the keys that go through a game from those that move the focus and scroll. */
std::optional<Travel> take_travel(Input& input) {
    const float way = std::exchange(input.arrow.x, 0.0F);
    if (way != 0) return way < 0 ? Travel::back : Travel::forward;
    if (input.leap != Leap::begin && input.leap != Leap::end) return std::nullopt;
    return std::exchange(input.leap, Leap::none) == Leap::begin ? Travel::first : Travel::last;
}

/** Whether Escape does something here: it closes the topmost layer, or leads from elsewhere at the table home. */
bool can_escape(const Model& model, View view, Fold fold) {
    if (top_layer(model, view, fold) != Layer::screen) return true;
    const bool at_table = (model.screen == Screen::table && !model.lesson && !model.curtain) ||
                          (model.screen == Screen::end && view.screens.final_taverns);
    return at_table && turn_home(view, fold);
}

void forget_undone(View& view) {
    view.hand.reset();
    view.serving_all = false;
    view.refusal.reset();
    view.aside.reset();
    view.end_asked.reset();
    view.screens.summary = view.screens.counted = false;
    view.screens.steps_seen.reset();
}

/** The way out of a screen that nothing covers. */
Intent way_out(const Model& model) {
    if (model.history != nullptr) return intent::LeaveHistory{};
    if (model.screen == Screen::review) return intent::CloseReview{};
    if (model.lesson) return intent::LeaveLesson{};
    if (model.problem) return intent::LeaveProblem{};
    return intent::ToTitle{};
}

/** The open question and the player whom it asks, as a number. A question asked again is another one. */
int question_number(const Model& model) {
    if (model.game == nullptr) return 0;
    const State& state = model.game->state();
    const Task task = state.task_count > 0 ? state.tasks[state.task_count - 1U] : Task{};
    int asked = static_cast<int>(state.round) * 32 + static_cast<int>(question(state));
    asked = (asked * 4 + actor(state).seat) * 2 + (model.curtain ? 1 : 0);
    return (asked * (max_tasks + 1) + state.task_count) * 256 + task.amount;
}

/** The seat of the person who decides; empty: there is none, as in a past moment. */
std::optional<int> person_asked(const Model& model) {
    return model.game != nullptr && model.history == nullptr ? person_asked(*model.game) : std::nullopt;
}

}  // namespace

/** The presses of this frame that are meant for its screen. A press that leaves the screen is an intent at once. */
Input Interface::Self::read(const Model& model, Point size, const Scale& scale, std::vector<Intent>& intents) {
    Input input = read_input(scale.unit, model.settings.letter_keys);
    fold = fold_of(size.x / scale.zoom, size.y / scale.zoom);
    const Layer top = top_layer(model, view, fold);
    if (std::exchange(goes_back, false)) {
        if (can_escape(model, view, fold))
            input.escape = true;
        else if (model.screen != Screen::title)
            intents.push_back(way_out(model));
    }
    if (input.escape && top == Layer::notice) {
        // Not of the sheet below it.
        input.escape = false;
        intents.emplace_back(intent::AnswerNo{});
    }
    if (model.history != nullptr && top == Layer::screen) input.travel = take_travel(input);
    // A new notice stays for its own time.
    if (std::exchange(noticed, model.notice.number) != model.notice.number) memory.screens.toast_since = 0;
    // The other button of a mouse drops the die in hand.
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Right)) {
        view.hand.reset();
        touch.let_go();
    }
    // A press is meant for the thing that lay there when it began, which a frame may not have seen.
    const Point before = std::exchange(window, size);
    input.resized = before.x != size.x || before.y != size.y;
    if (input.resized) put_down_dragged();
    input.swipes = input.touch && !model.framed;
    return input;
}

/** Between this frame and the next: no frame sees two states. */
void Interface::Self::settle(const Model& model, const View& next) {
    // A sheet that is read may stay open while others play.
    const int now_asked = question_number(model);
    const bool asked_anew = std::exchange(asked, now_asked) != now_asked;
    if (next.sheet != view.sheet || (asked_anew && next.sheet == Sheet::none)) {
        scrolling.areas.clear();
        scrolling.lists.clear();
        memory.log.clear();
        memory.log_steps = 0;
    }
    view = next;
}

void Interface::Self::set_aside(bool for_pictures) {
    if (std::exchange(moving_pictures, for_pictures) == for_pictures) return;
    std::swap(view, aside.view);
    std::swap(memory, aside.memory);
    std::swap(scrolling, aside.scrolling);
    if (!for_pictures) aside = {};
    touch.reset();
}

PictureSets picture_sets(const Model& model) {
    if (model.screen == Screen::title || model.game == nullptr) {
        const bool summer = is_summer(model.new_game.setup);
        return set_of(PictureSet::board) | set_of(summer ? PictureSet::summer_title : PictureSet::winter_title);
    }
    const bool summer = is_summer(model.game->state().setup);
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
void Interface::write_with(Scribe* scribe) {
    self_->fonts.write_with(scribe);
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
const std::vector<SemanticNode>& Interface::semantics() const {
    return self_->semantics.nodes();
}
const Reading& Interface::reading() const {
    return self_->reading;
}
void Interface::press(std::string_view id) {
    self_->touch.press(id);
}
void Interface::let_go() {
    self_->put_down_dragged();
    self_->touch.let_go();
}
void Interface::focus(std::string_view id) {
    self_->touch.focus(id);
}
bool Interface::focus_moved() const {
    return self_->touch.focus_moved();
}
const std::string& Interface::focused() const {
    return self_->touch.focused();
}
bool Interface::leads_back(const Model& model) const {
    return model.screen != Screen::title || top_layer(model, self_->view, self_->fold) != Layer::screen;
}
void Interface::go_back() {
    self_->goes_back = true;
}
bool Interface::wants_frame() const {
    return self_->goes_back || self_->touch.wants_frame() || self_->view.serving_all || self_->view.refusal ||
           self_->memory.screens.toast_since > 0 || self_->memory.screens.counting_since > 0 ||
           self_->memory.flights.moving() || self_->fonts.full() || self_->memory.seeks_caption || !self_->described ||
           // If presses come faster than frames, Dear ImGui hands out one a frame.
           !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

void Interface::forget(Forget forgotten) {
    if (forgotten == Forget::nothing) return;
    const Scroll board = self_->memory.board;
    self_->memory = {};
    if (forgotten == Forget::undone) {
        self_->memory.board = board;
        return forget_undone(self_->view);
    }
    self_->view = {};
    self_->scrolling = {};
    self_->aside = {};
    self_->touch.reset();
}

const std::vector<Sound>& Interface::sounds() const {
    return self_->memory.flights.sounds();
}

std::vector<Intent> Interface::frame(const Model& model) {
    std::vector<Intent> intents;
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    if (!self_->fonts.ready() || size.x < 1 || size.y < 1) return intents;
    self_->fonts.begin();
    self_->set_aside(model.pictured == PictureKind::replay);
    const Scale scale = scale_of(size.x, size.y, model.settings.text_size);
    const float unit = scale.unit;
    const bool seeks = std::exchange(self_->memory.seeks_caption, false);
    Recorder* recorder = self_->recorder == nullptr && seeks ? &self_->drawn : self_->recorder;
    if (recorder != nullptr) *recorder = {};
    const Input input = self_->read(model, {size.x, size.y}, scale, intents);
    self_->touch.begin(input, unit, question_number(model), person_asked(model));
    Flights& flights = self_->memory.flights;
    flights.begin(model.game, input.time, motion_of(model), model.settings.closing_time);
    // Nothing flies where one jumps through a game.
    const std::optional<Timeline>& timeline = self_->memory.screens.timeline;
    const bool jumps = model.history != nullptr && timeline && model.history->moment() > timeline->shown + 1;
    if (self_->touch.pressed() || jumps) flights.end();
    self_->painter.begin(ImGui::GetBackgroundDrawList(), scale, &self_->atlas, &self_->fonts,
                         model.settings.strong_contrast, recorder);
    self_->reading = {};
    self_->semantics.begin(unit);
    View next;
    Stage stage{model,         self_->painter,   self_->touch,     self_->view, next,
                self_->memory, self_->scrolling, self_->semantics, intents,     size.x / unit,
                size.y / unit, std::nullopt,     &self_->reading,  recorder};
    stage.describes = self_->described = self_->touch.rests() && !flights.moving();
    follow_model(stage, self_->view);
    next = self_->view;
    follow_keys(stage);
    draw_screen(stage);
    const bool in_sheet = self_->reading.sheet;
    // A shared picture has no controls: the focus stays for the frame after it.
    if (!model.pictured)
        self_->touch.settle_focus(situation(stage), in_sheet,
                                  !in_sheet && model.screen == Screen::table && !model.lesson);
    self_->reading.more_above = self_->touch.more_above();
    self_->reading.more_below = self_->touch.more_below();
    if (self_->touch.dropped_in_vain() && intents.empty())
        stage.refused = {std::string(say(Text::refusal_no_die_here)), {}};
    draw_explanation(stage, show_refusal(stage));
    for (const Intent& intent : intents)
        if (intent.is<intent::Undo>() || intent.is<intent::Redo>() || intent.is<intent::TakeBack>())
            flights.stand_still();
    self_->settle(model, next);
    return intents;
}

}  // namespace tavern::ui
