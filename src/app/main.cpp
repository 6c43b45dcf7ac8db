// The page's program: a session behind an interface on a canvas, drawn after changes.
#include <emscripten/emmalloc.h>
#include <emscripten/emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/accessibility_tree.hpp"
#include "app/messages.hpp"
#include "app/platform/browser_platform.hpp"
#include "app/platform/frames.hpp"
#include "app/platform/host_page.hpp"
#include "app/platform/pictures.hpp"
#include "app/platform/renderer.hpp"
#include "app/platform/scribe.hpp"
#include "app/platform/shared_picture.hpp"
#include "app/platform/window.hpp"
#include "app/session.hpp"
#include "app/thinking.hpp"
#include "record/link/link.hpp"
#include "record/link/position.hpp"
#include "record/signature.hpp"
#include "text/text.hpp"
#include "ui/interface.hpp"

namespace tavern::app {
namespace {

class Program {
  public:
    bool start();
    void draw(bool woken);
    void lose_context();
    void restore_context();

    /** Carries out the requests of arrived input, at once. */
    void answer();
    /** The current press does nothing. */
    void let_go();

    /** Carries out the last frame's intents before the next frame, so that the player sees no delay. */
    void finish_frame();

    /** The browser's Back was pressed; afterwards the page is told whether more can be closed. */
    void go_back();

    /** Milliseconds of the last frame without WebGL. */
    double own_time() const { return own_time_; }
    /** Whether the last frame's intents still wait. */
    bool frame_unfinished() const { return intents_.has_value(); }
    Session& session() { return session_; }
    Pictures& pictures() { return pictures_; }
    ui::Interface& interface() { return interface_; }
    HostPage& host() { return host_; }

  private:
    void follow_screen(const Screen& screen);
    void follow_game();

    BrowserPlatform platform_;
    Session session_{platform_, page_address()};
    BrowserScribe scribe_;
    ui::Interface interface_;
    Pictures pictures_{platform_, interface_.atlas()};
    AccessibilityTree tree_{platform_};
    HostPage host_{platform_};
    Window window_;
    float text_scale_ = 0;
    bool between_games_ = false;
    bool leads_back_ = false;
    bool goes_back_ = false;                          // in the next frame
    bool went_back_ = false;                          // in the last frame
    std::optional<std::vector<ui::Intent>> intents_;  // of the last frame, until they are carried out
    double own_time_ = 0;
};

// In the order of the page, see main.ts.
std::array<ui::FontFile, 4> font_files;

// The functions called by the page need a global; the worker has no program.
std::unique_ptr<Program> program;
Thinker thinker;

bool Program::start() {
    if (!window_.open()) return false;
    start_renderer(window_);
    interface_.write_with(&scribe_);
    draw_frames_with([](bool woken) { program->draw(woken); });
    request_frames();
    return true;
}

// A new size, zoom or screen: rasterises texts and pictures anew; otherwise they would be scaled.
void Program::follow_screen(const Screen& screen) {
    const ui::Model& model = session_.drawn();
    const int text_size = model.settings.text_size;
    const float scale = ui::text_scale(screen.width, screen.height, screen.density, text_size);
    if (scale != text_scale_) {
        text_scale_ = scale;
        interface_.load_fonts({font_files[0], font_files[1], font_files[2], font_files[3]}, scale);
        remake_font_texture();
    }
    pictures_.want(ui::picture_scale(screen.width, screen.height, screen.density, text_size), ui::picture_sets(model));
    session_.pictures_missing(pictures_.missing() > 0);
}

void Program::follow_game() {
    const ui::Model& model = session_.model();
    const bool between = model.screen == ui::Screen::title && model.notice.kind <= ui::Notice::Kind::toast;
    if (std::exchange(between_games_, between) != between) platform_.between_games(between);
    const bool leads_back = interface_.leads_back(model);
    if (std::exchange(leads_back_, leads_back) != leads_back || std::exchange(went_back_, false))
        platform_.way_back(leads_back);
}

void Program::go_back() {
    interface_.go_back();
    goes_back_ = true;
    request_frames();
}

void Program::draw(bool woken) {
    const double start = emscripten_get_now();
    finish_frame();
    take_events();
    interface_.forget(session_.take_forgotten());
    const ui::Model& model = session_.drawn();
    const bool pictured = model.pictured.has_value();
    const Screen screen = next_screen(window_, model);
    follow_screen(screen);
    begin_frame(screen, woken);
    intents_ = interface_.frame(model);
    went_back_ = std::exchange(goes_back_, false) || went_back_;
    const ui::Rows written = interface_.take_written();
    // The font atlas may have been cleared.
    if (written.first == 0 || pictured) paint_whole_window();
    prepare_frame();
    const double ready = emscripten_get_now();
    put_letters(written);
    if (pictured) {
        intents_.reset();  // the picture has no targets to press
        if (take_picture(window_, screen, session_, interface_, pictures_)) draw(false);
        return;
    }
    end_frame(window_);
    const double drawn = emscripten_get_now();
    if (session_.model().settings.sound)
        for (const ui::Sound sound : interface_.sounds()) platform_.play_sound(sound);
    if (!intents_->empty()) request_frames();
    if (interface_.wants_frame()) request_frame();
    emscripten_async_call([](void* /*unused*/) { program->finish_frame(); }, nullptr, 0);
    own_time_ = emscripten_get_now() - start - (drawn - ready);
}

void Program::finish_frame() {
    const auto intents = std::exchange(intents_, std::nullopt);
    if (!intents) return;
    for (const ui::Intent& intent : *intents) session_.handle(intent);
    if (!intents->empty()) request_frames();
    // The next frame shows the effect of the last intents.
    if (intents->empty()) tree_.show(interface_, session_.model(), at_rest());
    follow_game();
    host_.tell(session_);
}

void Program::answer() {
    // A press and a release within one frame take one frame each.
    for (int frames = 0; frames < 6 && !at_rest() && (frames == 0 || input_waits()); ++frames) {
        draw_now();
        finish_frame();
    }
}

void Program::let_go() {
    // A press that no frame has seen yet would begin afterwards.
    answer();
    interface_.let_go();
    request_frames();
}

void Program::lose_context() {
    hold_frames(true);
    // Before anything is deleted: old objects do not belong to the context that comes back.
    forget_device_objects();
    pictures_.forget_textures();
    text_scale_ = 0;
}

void Program::restore_context() {
    hold_frames(false);
    request_frames();
}

EM_BOOL on_context_lost(int /*type*/, const void* /*reserved*/, void* /*unused*/) {
    program->lose_context();
    // Otherwise the browser would not restore it.
    return EM_TRUE;
}

EM_BOOL on_context_restored(int /*type*/, const void* /*reserved*/, void* /*unused*/) {
    program->restore_context();
    return EM_TRUE;
}

// SDL sets the canvas size even if it is unchanged, which clears the canvas.
EM_BOOL on_resize(int /*type*/, const EmscriptenUiEvent* /*event*/, void* /*unused*/) {
    paint_whole_window();
    request_frames();
    return EM_FALSE;
}

// Valid until the next call.
const char* lend(std::string text) {
    static std::string lent;
    lent = std::move(text);
    return lent.c_str();
}

// Hidden frames are not drawn, so the host gets its news at once.
void show_change() {
    program->host().tell(program->session());
    request_frames();
}

void take(Thought thought) {
    program->session().thought(std::move(thought));
    show_change();
}

}  // namespace
}  // namespace tavern::app

int main() {
    using namespace tavern::app;
    program = std::make_unique<Program>();
    if (!program->start()) return 1;
    // A phone takes the graphics memory of pages in the background; see floooh/sokol#1091.
    emscripten_set_webglcontextlost_callback("#canvas", nullptr, false, on_context_lost);
    emscripten_set_webglcontextrestored_callback("#canvas", nullptr, false, on_context_restored);
    emscripten_set_resize_callback(EMSCRIPTEN_EVENT_TARGET_WINDOW, nullptr, false, on_resize);
    return 0;
}

// Functions called by the page: see web/src/game.d.ts.
extern "C" {

/** Before main: the bytes of a font file, which stay in place. */
EMSCRIPTEN_KEEPALIVE void accept_font(std::size_t file, const void* bytes, std::size_t size) {
    if (file < tavern::app::font_files.size()) tavern::app::font_files[file] = {bytes, size};
}

EMSCRIPTEN_KEEPALIVE void take_report(const char* json, std::size_t size) {
    tavern::app::take_report(tavern::app::program->session(), {json, size});
    tavern::app::show_change();
}

/** A message from the page around the frame. Returns the fault of the message; empty when it was understood. */
EMSCRIPTEN_KEEPALIVE const char* take_host_message(const char* json, std::size_t size) {
    std::string wrong =
        tavern::app::program->host().take(tavern::app::program->session(), std::string_view(json, size));
    tavern::app::request_frames();
    return tavern::app::lend(std::move(wrong));
}

/** Closes the topmost dialog, or leaves the game for the title. The page is told whether more can be closed. */
EMSCRIPTEN_KEEPALIVE void go_back() {
    tavern::app::program->go_back();
}

EMSCRIPTEN_KEEPALIVE void take_file(const char* content, std::size_t size) {
    tavern::app::program->session().file_read({content, size});
    tavern::app::request_frames();
}

/** The file of a language, by its place in Language; no bytes if it was unavailable. Returns the language then in
 * use. */
EMSCRIPTEN_KEEPALIVE int take_texts(int language, const char* file, std::size_t size) {
    tavern::app::program->session().texts_fetched(static_cast<tavern::Language>(language), {file, size});
    tavern::app::request_frames();
    return static_cast<int>(tavern::spoken_language().value_or(static_cast<tavern::Language>(language)));
}

EMSCRIPTEN_KEEPALIVE void take_result(const char* bytes, std::size_t size) {
    if (auto thought = tavern::app::thought_from({bytes, size})) tavern::app::take(*std::move(thought));
}

/** In the worker, or in a page without one. */
EMSCRIPTEN_KEEPALIVE void take_task(const char* bytes, std::size_t size) {
    if (auto task = tavern::app::task_from({bytes, size})) tavern::app::thinker.take(*std::move(task));
}

/** Thinks about the task for a while; 0 when it is done. */
EMSCRIPTEN_KEEPALIVE int work() {
    auto thought = tavern::app::thinker.work();
    if (!thought) return 0;
    if (tavern::app::program)
        tavern::app::take(*std::move(thought));
    else
        tavern::app::pass_on(tavern::app::bytes_of(*std::move(thought)));
    return 1;
}

EMSCRIPTEN_KEEPALIVE void take_picture(int order, int index, const void* pixels) {
    tavern::app::program->pictures().take(order, index, pixels);
}

EMSCRIPTEN_KEEPALIVE void request_frame() {
    tavern::app::request_frames();
}

/** The element in the accessibility tree for this target was pressed. */
EMSCRIPTEN_KEEPALIVE void press_target(const char* id, std::size_t size) {
    tavern::app::program->interface().press({id, size});
    tavern::app::request_frames();
}

/** The element has the keyboard focus, which the canvas shows. */
EMSCRIPTEN_KEEPALIVE void focus_target(const char* id, std::size_t size) {
    tavern::app::program->interface().focus({id, size});
    tavern::app::request_frames();
}

/** Carries out the input's requests during the event itself: only then does a browser let a page copy, share, show a
 * keyboard or open a tab. */
EMSCRIPTEN_KEEPALIVE void answer() {
    tavern::app::program->answer();
}

/** The device, a second finger or a scroll of the page around cancels the current press. */
EMSCRIPTEN_KEEPALIVE void let_go() {
    tavern::app::program->let_go();
}

/** Another page holds this one in a frame, and a touch may scroll it. */
EMSCRIPTEN_KEEPALIVE void share_touches() {
    tavern::app::share_touches();
}

// Debug hooks for tests and the curious.

EMSCRIPTEN_KEEPALIVE int count_drawn_frames() {
    return tavern::app::drawn_frames();
}

EMSCRIPTEN_KEEPALIVE int is_at_rest() {
    const tavern::ui::Model& model = tavern::app::program->session().model();
    const bool thinks = model.thinking || (model.hint_open && !model.advice) ||
                        (model.screen == tavern::ui::Screen::review && model.review_progress < tavern::whole_review);
    return tavern::app::at_rest() && !tavern::app::program->frame_unfinished() && !thinks ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE double frame_time() {
    return tavern::app::program->own_time();
}

EMSCRIPTEN_KEEPALIVE int count_draw_calls() {
    return tavern::app::draw_calls();
}

EMSCRIPTEN_KEEPALIVE int count_missing_pictures() {
    return tavern::app::program->pictures().missing();
}

/** Bytes allocated now. */
EMSCRIPTEN_KEEPALIVE std::size_t count_allocated() {
    return emmalloc_dynamic_heap_size() - emmalloc_free_dynamic_memory();
}

EMSCRIPTEN_KEEPALIVE const char* focused_target() {
    return tavern::app::lend(tavern::app::program->interface().focused());
}

EMSCRIPTEN_KEEPALIVE const char* state_as_json() {
    const tavern::Game* game = tavern::app::program->session().model().game;
    return tavern::app::lend(game == nullptr ? std::string() : tavern::json_of(game->state()).write());
}

EMSCRIPTEN_KEEPALIVE const char* replay_link() {
    const tavern::Game* game = tavern::app::program->session().model().game;
    return tavern::app::lend(game == nullptr ? std::string() : tavern::replay_link(*game).value_or(std::string()));
}

EMSCRIPTEN_KEEPALIVE const char* behaviour_signature(int games) {
    // In the console program's format.
    static constexpr std::string_view digits = "0123456789abcdef";
    const std::uint64_t signature = tavern::behaviour_signature(games);
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += digits[static_cast<std::size_t>(signature >> shift & 0xFU)];
    return tavern::app::lend(text);
}
}
