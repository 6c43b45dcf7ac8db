#include "ui/draw/repaint.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstring>

#include "record/numbers/hash.hpp"

namespace tavern::ui {
namespace {

// Units of the drawing: small enough that a hovered button is not much larger, large enough that most triangles lie in
// one cell.
constexpr float cell_side = 32;

template <class Value>
std::uint64_t bits(const Value& value) {
    static_assert(sizeof(Value) <= sizeof(std::uint64_t));
    std::uint64_t result = 0;
    std::memcpy(&result, &value, sizeof value);
    return result;
}

std::uint64_t sum_of(const ImDrawVert& vertex) {
    const std::uint64_t sum = bits(vertex.pos) * 0x9E3779B97F4A7C15U + bits(vertex.uv) * 0xC2B2AE3D27D4EB4FU +
                              vertex.col * 0x165667B19E3779F9U;
    return sum ^ sum >> 32U;
}

PixelBox common(const PixelBox& one, const PixelBox& other) {
    return {std::max(one.left, other.left), std::max(one.top, other.top), std::min(one.right, other.right),
            std::min(one.bottom, other.bottom)};
}

PixelBox pixels(const ImVec4& clip, float density) {
    const auto pixel = [density](float place) { return static_cast<int>(place * density); };
    return {pixel(clip.x), pixel(clip.y), pixel(clip.z), pixel(clip.w)};
}

}  // namespace

void Repaint::prepare(const ImDrawData& drawing) {
    sum_up(drawing);
    box_ = changed_box(drawing);
    if (box_.empty()) return;
    lists_.resize(static_cast<std::size_t>(drawing.CmdListsCount));
    const Shape* shape = shapes_.data();
    for (std::size_t index = 0; index < lists_.size(); ++index)
        shape = collect(*drawing.CmdLists[static_cast<int>(index)], shape, drawing.FramebufferScale.x, lists_[index]);
}

void Repaint::sum_up(const ImDrawData& drawing) {
    const auto cells = [](float length) { return std::max(1, static_cast<int>(std::ceil(length / cell_side))); };
    columns_ = cells(drawing.DisplaySize.x);
    rows_ = cells(drawing.DisplaySize.y);
    std::swap(cells_, last_cells_);
    // A window of another size or density is painted whole.
    const std::uint64_t window = hash_with(bits(drawing.DisplaySize), bits(drawing.FramebufferScale));
    cells_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), window);
    shapes_.clear();
    for (const ImDrawList* list : drawing.CmdLists)
        for (const ImDrawCmd& command : list->CmdBuffer) sum_up(*list, command);
}

void Repaint::sum_up(const ImDrawList& list, const ImDrawCmd& command) {
    const ImVec4& clip = command.ClipRect;
    std::uint64_t setting = hash_with(bits(ImVec2(clip.x, clip.y)), bits(ImVec2(clip.z, clip.w)));
    setting = hash_with(setting, bits(command.TextureId));
    // Clips are cut to whole pixels, so a pixel may reach less than a unit beyond them.
    const ImVec2 low(clip.x - 1, clip.y - 1);
    const ImVec2 high(clip.z + 1, clip.w + 1);
    const auto cell = [](float place, int count) {
        return std::clamp(static_cast<int>(place * (1 / cell_side)), 0, count - 1);
    };
    const ImDrawIdx* index = list.IdxBuffer.Data + command.IdxOffset;
    const ImDrawIdx* const end = index + command.ElemCount;
    while (index != end) {
        const ImDrawIdx* const begin = index;
        ImDrawIdx first = *index;
        ImDrawIdx last = first;
        // The next shape has new vertices.
        for (; index != end; index += 3) {
            const auto [low_corner, high_corner] = std::minmax({index[0], index[1], index[2]});
            if (low_corner > last) break;
            first = std::min(first, low_corner);
            last = std::max(last, high_corner);
        }
        std::uint64_t drawn = setting + static_cast<std::uint64_t>(index - begin);
        const ImDrawVert* vertex = list.VtxBuffer.Data + first;
        Shape shape{vertex->pos, vertex->pos, index};
        for (const ImDrawVert* const none = list.VtxBuffer.Data + last + 1; vertex != none; ++vertex) {
            shape.low = ImVec2(std::min(shape.low.x, vertex->pos.x), std::min(shape.low.y, vertex->pos.y));
            shape.high = ImVec2(std::max(shape.high.x, vertex->pos.x), std::max(shape.high.y, vertex->pos.y));
            drawn = std::rotl(drawn, 9) + sum_of(*vertex);
        }
        shapes_.push_back(shape);
        if (shape.apart(low, high)) continue;
        const int left = cell(std::max(shape.low.x, low.x), columns_);
        const int right = cell(std::min(shape.high.x, high.x), columns_);
        const int bottom = cell(std::min(shape.high.y, high.y), rows_);
        for (int row = cell(std::max(shape.low.y, low.y), rows_); row <= bottom; ++row) {
            std::uint64_t* const sums = cells_.data() + static_cast<std::ptrdiff_t>(row) * columns_;
            for (int column = left; column <= right; ++column) sums[column] = hash_with(sums[column], drawn);
        }
    }
}

PixelBox Repaint::changed_box(const ImDrawData& drawing) const {
    const float density = drawing.FramebufferScale.x;
    const PixelBox window{0, 0, static_cast<int>(std::ceil(drawing.DisplaySize.x * density)),
                          static_cast<int>(std::ceil(drawing.DisplaySize.y * density))};
    if (cells_.size() != last_cells_.size()) return window;
    int left = columns_;
    int right = 0;
    int top = rows_;
    int bottom = 0;
    for (std::size_t place = 0; place < cells_.size(); ++place) {
        if (cells_[place] == last_cells_[place]) continue;
        const int column = static_cast<int>(place) % columns_;
        const int row = static_cast<int>(place) / columns_;
        left = std::min(left, column);
        right = std::max(right, column + 1);
        top = std::min(top, row);
        bottom = std::max(bottom, row + 1);
    }
    if (left >= right) return {};
    const auto low = [density](int cell) { return static_cast<int>(static_cast<float>(cell) * cell_side * density); };
    const auto high = [density](int cell) {
        return static_cast<int>(std::ceil(static_cast<float>(cell) * cell_side * density));
    };
    return common(window, {low(left), low(top), high(right), high(bottom)});
}

const Repaint::Shape* Repaint::collect(const ImDrawList& list, const Shape* shape, float density,
                                       PaintList& into) const {
    into.list = &list;
    into.indices.clear();
    into.calls.clear();
    const ImVec2 low(static_cast<float>(box_.left) / density, static_cast<float>(box_.top) / density);
    const ImVec2 high(static_cast<float>(box_.right) / density, static_cast<float>(box_.bottom) / density);
    for (const ImDrawCmd& command : list.CmdBuffer) {
        const PixelBox box = common(box_, pixels(command.ClipRect, density));
        const auto first = static_cast<unsigned>(into.indices.size());
        const ImDrawIdx* index = list.IdxBuffer.Data + command.IdxOffset;
        const ImDrawIdx* const end = index + command.ElemCount;
        const ImDrawIdx* kept = index;  // start of the indices to keep
        for (; index != end; index = shape++->end) {
            if (!box.empty() && !shape->apart(low, high)) continue;
            into.indices.insert(into.indices.end(), kept, index);
            kept = shape->end;
        }
        into.indices.insert(into.indices.end(), kept, end);
        const auto count = static_cast<unsigned>(into.indices.size()) - first;
        if (count == 0) continue;
        PaintCall* last = into.calls.empty() ? nullptr : &into.calls.back();
        const bool joins =
            last != nullptr && last->box == box &&
            (last->texture == nullptr || command.TextureId == nullptr || last->texture == command.TextureId);
        if (joins) {
            last->count += count;
            if (last->texture == nullptr) last->texture = command.TextureId;
        } else {
            into.calls.push_back({box, command.TextureId, first, count});
        }
    }
    return shape;
}

}  // namespace tavern::ui
