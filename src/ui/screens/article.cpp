// The dialog for an article: a picture of the moment, its description, and code for the place where it will stand.
#include <utility>

#include "ui/dialogs/form.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

bool press(Tree& tree, std::string_view id, Text text, ButtonKind kind = ButtonKind::oak) {
    return push_button(tree, id, {.kind = kind, .text = say(text)}, true, 1);
}

void content(Tree& tree) {
    Stage& stage = tree.stage();
    ScreensView& next = stage.next.screens;
    section_heading(tree, say(Text::share_picture));
    RadioGroup kinds{"picture-kind", {}, {}, {}, 0, say(Text::share_picture)};
    for (std::size_t kind = 0; kind < picture_kinds; ++kind)
        kinds.options.emplace_back(say(Text::share_picture_wide, kind));
    radio_group(tree, std::move(kinds), next.picture_kind);
    {
        const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
        if (press(tree, "share-picture", Text::share_make_picture)) {
            // The picture shows the screen below the dialog.
            stage.next.sheet = Sheet::none;
            stage.want(intent::SharePicture{next.picture_kind});
        }
        if (press(tree, "copy-position", Text::share_describe)) stage.want(intent::CopyPosition{});
    }
    section_heading(tree, say(Text::share_code_for));
    RadioGroup places{"article-place", {}, {}, {}, 0, say(Text::share_code_for)};
    for (std::size_t place = 0; place < article_places; ++place)
        places.options.emplace_back(say(Text::share_place_element, place));
    radio_group(tree, std::move(places), next.article_place);
}

void foot(Tree& tree) {
    Stage& stage = tree.stage();
    const auto row = tree.open({.flow = Flow::row});
    if (press(tree, "copy-article", Text::share_copy_code, ButtonKind::candle))
        stage.want(intent::CopyArticle{stage.view.screens.share_position ? LinkKind::position : LinkKind::replay,
                                       stage.view.screens.article_place});
}

}  // namespace

void draw_article_sheet(Stage& stage) {
    if (show_sheet(stage, {picture("icon-share"), say(Text::share_article)}, size::readable, content, foot))
        stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
