#include "ui/dialogs/link.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

/** A text broken at any character, as links need it; draws at most max_lines and ends a longer text with dots. */
void draw_broken(Painter& paint, Rect rect, const TextStyle& style, float line_height, std::string_view text,
                 int max_lines) {
    float y = rect.y + line_height / 2;
    for (int line = 0; line < max_lines && !text.empty(); ++line) {
        std::size_t taken = text.size();
        if (paint.width(style, text) > rect.width) {
            // The longest prefix that fits; links are ASCII.
            std::size_t low = 1;
            std::size_t high = text.size();
            while (low + 1 < high) {
                const std::size_t middle = (low + high) / 2;
                (paint.width(style, text.substr(0, middle)) <= rect.width ? low : high) = middle;
            }
            taken = low;
        }
        const bool goes_on = line + 1 == max_lines && taken < text.size();
        std::string drawn(text.substr(0, goes_on && taken > 2 ? taken - 2 : taken));
        if (goes_on) drawn += "…";
        paint.text({rect.x, y}, style, drawn);
        text.remove_prefix(taken);
        y += line_height;
    }
}

constexpr int link_lines = 4;
constexpr float code_side = 272;
constexpr float code_share = 0.6F;  // of a low window: as much is visible between a dialog's title and its foot
constexpr float quiet_modules = 4;  // blank modules around a code
constexpr float least_pixels = 2;   // of a module; smaller ones could not be rounded

/** Each module is a whole number of the screen's pixels, so that cameras read it reliably. */
void draw_modules(Painter& paint, const Rect& box, const QrCode& code) {
    const float pixel = 1 / (paint.unit() * std::max(1.0F, ImGui::GetIO().DisplayFramebufferScale.x));
    const float room = std::min(box.width, box.height) / (static_cast<float>(code.size) + quiet_modules);
    const float module = room < least_pixels * pixel ? room : std::floor(room / pixel) * pixel;
    const float side = module * static_cast<float>(code.size);
    const auto whole = [pixel](float place) { return std::round(place / pixel) * pixel; };
    const float left = whole(box.center().x - side / 2);
    const float top = whole(box.center().y - side / 2);
    const auto size = static_cast<std::size_t>(code.size);
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t from = 0; from < size;) {
            if (code.modules[row * size + from] == '0') {
                ++from;
                continue;
            }
            std::size_t end = from;
            while (end < size && code.modules[row * size + end] == '1') ++end;
            paint.fill({left + module * static_cast<float>(from), top + module * static_cast<float>(row),
                        module * static_cast<float>(end - from), module},
                       palette::ink);
            from = end;
        }
}

}  // namespace

void link_field(Tree& tree, const std::string& link) {
    Stage& stage = tree.stage();
    const auto box = filled_panel(tree, {.padding = {gap::middle, gap::small}}, palette::parchment_input);
    const TextStyle style = grown(tree, plain(letters::body));
    const float line = stage.paint.size_of(style) * letters::line;
    tree.leaf({.height = line * link_lines},
              [&stage, &link, style, line](const Rect& rect) {
                  draw_broken(stage.paint, rect, style, line, link, link_lines);
              },
              {Role::text, link});
}

void code_panel(Tree& tree, const std::optional<QrCode>& code) {
    Stage& stage = tree.stage();
    const auto box = filled_panel(tree, {.gap = gap::hair, .padding = {gap::small, gap::small}}, IM_COL32_WHITE);
    const float side = std::min(code_side, stage.height * code_share);
    const auto instead = [&](Text text) {
        const auto middle = tree.open({.flow = Flow::layers, .height = side});
        tree.text(grown(tree, plain(letters::body)), say(text), Align::center);
    };
    if (code && code->size == 0) return instead(Text::share_code_long);
    // The code comes later than the dialog, and then moves nothing.
    if (code)
        tree.leaf({.height = side}, [&stage, &code](const Rect& rect) { draw_modules(stage.paint, rect, *code); });
    else
        instead(Text::share_making);
    tree.text(grown(tree, bold(letters::body)), say(Text::share_code), Align::center);
    tree.text(grown(tree, plain(letters::body, palette::second_ink)), say(Text::share_code_about), Align::center);
}

}  // namespace tavern::ui
