#include "audit.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "ui/draw/rect.hpp"

namespace tavern::look {
namespace {

using ui::Point;
using ui::RecordedFill;
using ui::RecordedText;
using ui::Rect;
using ui::Target;

constexpr float smallest_text = 14;
constexpr float finger = 44;

/** Red, green and blue, 0..1. */
struct Shade {
    std::array<float, 3> rgb{};
};

struct Triangle {
    std::array<ImVec2, 3> at;
    std::array<ImVec2, 3> uv;
    std::array<ImU32, 3> color;
    const Image* texture;
    int index;  // first vertex in the draw list's indices
    Rect clip;
};

Rect rect_of(const ImVec4& low_high) {
    return {low_high.x, low_high.y, low_high.z - low_high.x, low_high.w - low_high.y};
}

/** The triangles of a frame, found by place, in drawing order. */
class Drawing {
  public:
    explicit Drawing(const ImDrawData& data) : wide_(static_cast<int>(data.DisplaySize.x) / cell + 1) {
        cells_.resize(static_cast<std::size_t>(wide_ * (static_cast<int>(data.DisplaySize.y) / cell + 1)));
        for (int list = 0; list < data.CmdListsCount; ++list) add(*data.CmdLists[list]);
    }

    /** The colour at a place after triangles from..to; covered: the share of the former colour that they hide. */
    Shade paint(Shade shade, Point place, int from, int to, float* covered = nullptr) const {
        const int column = static_cast<int>(place.x) / cell;
        const auto at = static_cast<std::size_t>(static_cast<int>(place.y) / cell * wide_ + column);
        if (column < 0 || column >= wide_ || at >= cells_.size()) return shade;
        for (const std::uint32_t which : cells_[at]) {
            const Triangle& triangle = triangles_[which];
            if (triangle.index < from || triangle.index >= to || !triangle.clip.contains(place)) continue;
            std::array<float, 4> over{};
            if (!sample(triangle, place, over)) continue;
            for (std::size_t part = 0; part < 3; ++part) shade.rgb[part] += (over[part] - shade.rgb[part]) * over[3];
            if (covered != nullptr) *covered += (1 - *covered) * over[3];
        }
        return shade;
    }

  private:
    static constexpr int cell = 24;  // CSS pixels

    void add(const ImDrawList& list) {
        for (const ImDrawCmd& command : list.CmdBuffer)
            for (unsigned element = 0; element + 2 < command.ElemCount; element += 3) {
                Triangle triangle{};
                triangle.index = static_cast<int>(command.IdxOffset + element);
                triangle.texture = static_cast<const Image*>(command.GetTexID());
                triangle.clip = rect_of(command.ClipRect);
                for (std::size_t corner = 0; corner < 3; ++corner) {
                    const ImDrawVert& vertex =
                        list.VtxBuffer[static_cast<int>(list.IdxBuffer[triangle.index + static_cast<int>(corner)])];
                    triangle.at[corner] = vertex.pos;
                    triangle.uv[corner] = vertex.uv;
                    triangle.color[corner] = vertex.col;
                }
                keep(triangle);
            }
    }

    void keep(const Triangle& triangle) {
        const auto [left, right] = std::minmax({triangle.at[0].x, triangle.at[1].x, triangle.at[2].x});
        const auto [top, bottom] = std::minmax({triangle.at[0].y, triangle.at[1].y, triangle.at[2].y});
        const int rows = static_cast<int>(cells_.size()) / wide_;
        const auto which = static_cast<std::uint32_t>(triangles_.size());
        triangles_.push_back(triangle);
        const int last_row = std::min(rows - 1, static_cast<int>(bottom) / cell);
        const int last_column = std::min(wide_ - 1, static_cast<int>(right) / cell);
        for (int row = std::max(0, static_cast<int>(top) / cell); row <= last_row; ++row)
            for (int column = std::max(0, static_cast<int>(left) / cell); column <= last_column; ++column)
                cells_[static_cast<std::size_t>(row * wide_ + column)].push_back(which);
    }

    static bool sample(const Triangle& triangle, Point place, std::array<float, 4>& over) {
        const auto& [a, b, c] = triangle.at;
        const float area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        if (std::abs(area) < 1e-6F) return false;
        const float of_b = ((place.x - a.x) * (c.y - a.y) - (place.y - a.y) * (c.x - a.x)) / area;
        const float of_c = ((b.x - a.x) * (place.y - a.y) - (b.y - a.y) * (place.x - a.x)) / area;
        const float of_a = 1 - of_b - of_c;
        if (of_a < 0 || of_b < 0 || of_c < 0) return false;
        const auto mix = [&](float x, float y, float z) { return of_a * x + of_b * y + of_c * z; };
        const auto& [uv_a, uv_b, uv_c] = triangle.uv;
        const Image& image = *triangle.texture;
        const int x = std::clamp(static_cast<int>(mix(uv_a.x, uv_b.x, uv_c.x) * static_cast<float>(image.width)), 0,
                                 image.width - 1);
        const int y = std::clamp(static_cast<int>(mix(uv_a.y, uv_b.y, uv_c.y) * static_cast<float>(image.height)), 0,
                                 image.height - 1);
        const std::uint8_t* texel = &image.pixels[static_cast<std::size_t>(y * image.width + x) * 4];
        for (std::size_t part = 0; part < 4; ++part) {
            const auto tint = [&](std::size_t corner) {
                return static_cast<float>(triangle.color[corner] >> (8 * part) & 0xFFU) / 255;
            };
            over[part] = static_cast<float>(texel[part]) / 255 * mix(tint(0), tint(1), tint(2));
        }
        return over[3] > 0;
    }

    int wide_;
    std::vector<Triangle> triangles_;
    std::vector<std::vector<std::uint32_t>> cells_;
};

float luminance(const Shade& shade) {
    const auto linear = [](float part) {
        return part <= 0.04045F ? part / 12.92F : std::pow((part + 0.055F) / 1.055F, 2.4F);
    };
    return 0.2126F * linear(shade.rgb[0]) + 0.7152F * linear(shade.rgb[1]) + 0.0722F * linear(shade.rgb[2]);
}

float contrast(const Shade& one, const Shade& other) {
    const float a = luminance(one) + 0.05F;
    const float b = luminance(other) + 0.05F;
    return std::max(a, b) / std::min(a, b);
}

Shade shade_of(ImU32 color) {
    Shade shade;
    for (std::size_t part = 0; part < 3; ++part)
        shade.rgb[part] = static_cast<float>(color >> (8 * part) & 0xFFU) / 255;
    return shade;
}

bool holds(const Rect& outer, const Rect& inner, float slack) {
    return inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.right() <= outer.right() + slack &&
           inner.bottom() <= outer.bottom() + slack;
}

std::string words(const char* format, double a = 0, double b = 0, double c = 0, double d = 0) {
    std::array<char, 200> line{};
    std::snprintf(line.data(), line.size(), format, a, b, c, d);
    return line.data();
}

std::string place_of(const Rect& rect) {
    return words(" at %.0f,%.0f %.0fx%.0f", rect.x, rect.y, rect.width, rect.height);
}

/** The legibility of a text in its place. */
struct Legibility {
    float contrast = 21;  // over all but the worst fifth of its places
    float covered = 0;    // share of its places under something
};

Legibility legibility(const Drawing& drawing, const RecordedText& text) {
    constexpr int columns = 12;
    constexpr int rows = 3;
    std::vector<float> found;
    int covered = 0;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const Point place{text.ink.x + text.ink.width * (static_cast<float>(column) + 0.5F) / columns,
                              text.ink.y + text.ink.height * (static_cast<float>(row) + 0.5F) / rows};
            const Shade ground = drawing.paint({}, place, 0, text.first);
            Shade letter = shade_of(text.color);
            const float opacity = static_cast<float>(text.color >> IM_COL32_A_SHIFT & 0xFFU) / 255;
            for (std::size_t part = 0; part < 3; ++part)
                letter.rgb[part] = ground.rgb[part] + (letter.rgb[part] - ground.rgb[part]) * opacity;
            constexpr int end = 1 << 30;
            float over = 0;
            const Shade final_ground = drawing.paint(ground, place, text.last, end, &over);
            if (over > 0.75F) {
                ++covered;
                continue;
            }
            found.push_back(contrast(drawing.paint(letter, place, text.last, end), final_ground));
        }
    Legibility result;
    result.covered = static_cast<float>(covered) / (columns * rows);
    std::sort(found.begin(), found.end());
    if (!found.empty()) result.contrast = found[found.size() / 5];
    return result;
}

/** The fill behind a text; nullptr: the bare ground. */
const RecordedFill* box_of(const std::vector<RecordedFill>& fills, const RecordedText& text, const Rect& window) {
    const RecordedFill* box = nullptr;
    for (const RecordedFill& fill : fills) {
        if (fill.first >= text.first) break;
        const bool solid = (fill.color >> IM_COL32_A_SHIFT & 0xFFU) > 80;
        if (solid && fill.rect.contains(text.ink.center()) && !holds(fill.rect, window, 1)) box = &fill;
    }
    return box;
}

/** A typed name may be longer than any place, and then ends with a full stop. */
bool is_given_name(const Scene& scene, const std::string& text) {
    const std::vector<Innkeeper>& innkeepers = scene.game().record().innkeepers;
    return std::any_of(innkeepers.begin(), innkeepers.end(), [&](const Innkeeper& who) { return who.name == text; });
}

bool is_high_in(const Rect& clip, const Rect& ink) {
    return ink.y >= clip.y && ink.bottom() <= clip.bottom();
}

/** Whether a text has an unfilled value: "Any die brings {amount}". */
bool has_unfilled_value(const std::string& text) {
    return text.find('{') != std::string::npos;
}

void audit_texts(const Scene& scene, const Rect& window, float least_contrast, std::vector<std::string>& complaints) {
    const ui::Recorder& recorder = scene.recorder();
    const Drawing drawing(scene.drawing());
    // A veil takes everything below it out of the game until the dialog above it is answered.
    int veil = 0;
    for (const RecordedFill& fill : recorder.fills)
        if (holds(fill.rect, window, 1)) veil = fill.first;
    std::vector<const RecordedText*> seen;
    for (const RecordedText& text : recorder.texts) {
        // Scrolling cuts lines at the edge; they are checked when they are in view.
        if (text.scrolled && !is_high_in(text.clip, text.ink)) continue;
        if (text.first < veil || !text.clip.overlaps(text.ink)) continue;
        if (std::any_of(recorder.layers.begin(), recorder.layers.end(), [&](const RecordedFill& layer) {
                return layer.first >= text.last && layer.rect.overlaps(text.ink);
            }))
            continue;
        const std::string name = "\"" + text.text + "\"" + place_of(text.ink);
        if (has_unfilled_value(text.text)) complaints.push_back("a value is missing: " + name);
        const Legibility read = legibility(drawing, text);
        if (read.covered > 0.99F) continue;
        seen.push_back(&text);
        // A player's marker may stand on the edge of a picture.
        const bool picture = text.text.front() == '[' && text.text.find(']') == text.text.size() - 1;
        if (read.covered > (picture ? 0.4F : 0.12F))
            complaints.push_back(words("covered to %.0f %%: ", read.covered * 100.0) + name);
        if (read.contrast < least_contrast - 0.02F)
            complaints.push_back(words("contrast %.1f: ", read.contrast) + name);
        if (text.size < smallest_text - 0.01F) complaints.push_back(words("letters of %.1f px: ", text.size) + name);
        if (!holds(window, text.ink, 0.5F)) complaints.push_back("outside the window: " + name);
        if (!text.whole.empty() && !is_given_name(scene, text.whole))
            complaints.push_back("shortened: " + name + " of \"" + text.whole + "\"");
        if (!holds(text.clip, text.ink, 1.5F)) complaints.push_back("cut off: " + name);
        const RecordedFill* box = box_of(recorder.fills, text, window);
        if (box != nullptr && !holds(box->rect, text.ink, 1))
            complaints.push_back("outside its box" + place_of(box->rect) + ": " + name);
    }
    for (std::size_t one = 0; one < seen.size(); ++one)
        for (std::size_t other = one + 1; other < seen.size(); ++other)
            if (seen[one]->ink.inset(1).overlaps(seen[other]->ink.inset(1)))
                complaints.push_back("overlap: \"" + seen[one]->text + "\" and \"" + seen[other]->text + "\"" +
                                     place_of(seen[other]->ink));
}

/** The touch area of a target extends over smaller gaps beside it, up to a finger's width. */
Rect touch_area(const Target& target) {
    const float wide = std::max(target.width, finger);
    const float high = std::max(target.height, finger);
    return {target.x - (wide - target.width) / 2, target.y - (high - target.height) / 2, wide, high};
}

/** Whether the part of a target left visible is large enough for a finger. */
bool leaves_enough(const Rect& below, const Rect& above) {
    const std::array<Rect, 4> parts{{{below.x, below.y, above.x - below.x, below.height},
                                     {above.right(), below.y, below.right() - above.right(), below.height},
                                     {below.x, below.y, below.width, above.y - below.y},
                                     {below.x, above.bottom(), below.width, below.bottom() - above.bottom()}}};
    return std::any_of(parts.begin(), parts.end(),
                       [](const Rect& part) { return part.width >= finger - 1 && part.height >= finger - 1; });
}

void audit_targets(const Scene& scene, const Rect& window, std::vector<std::string>& complaints) {
    std::vector<Target> live;
    for (const Target& target : scene.targets()) {
        // Disabled things on top keep touches off the targets below.
        if (!target.enabled && target.label.empty())
            live.erase(std::remove_if(live.begin(), live.end(),
                                      [&](const Target& below) {
                                          const Rect over{target.x, target.y, target.width, target.height};
                                          return over.overlaps({below.x, below.y, below.width, below.height});
                                      }),
                       live.end());
        if (target.enabled && target.sight == ui::Sight::whole) live.push_back(target);
        if (has_unfilled_value(target.label)) complaints.push_back("a value is missing: " + target.label);
    }
    for (auto one = live.begin(); one != live.end(); ++one) {
        const Rect area = touch_area(*one);
        const std::string name = one->id + place_of({one->x, one->y, one->width, one->height});
        if (!holds(window, area, 0.5F)) complaints.push_back("target " + name + " ends at the window");
        for (auto other = one + 1; other != live.end(); ++other) {
            const Rect above = touch_area(*other);
            if (area.inset(0.5F).overlaps(above.inset(0.5F)) && !leaves_enough(area, above))
                complaints.push_back("targets " + name + " and " + other->id +
                                     place_of({other->x, other->y, other->width, other->height}));
        }
    }
}

}  // namespace

float contrast(ImU32 one, ImU32 other) {
    return contrast(shade_of(one), shade_of(other));
}

std::vector<std::string> audit(const Scene& scene, float least_contrast) {
    const Rect window{0, 0, scene.drawing().DisplaySize.x, scene.drawing().DisplaySize.y};
    std::vector<std::string> complaints;
    for (const std::string& id : scene.missing()) complaints.push_back("no target " + id);
    audit_texts(scene, window, least_contrast, complaints);
    audit_targets(scene, window, complaints);
    return complaints;
}

}  // namespace tavern::look
