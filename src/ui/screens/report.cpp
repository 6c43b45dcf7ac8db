// The session report: shown as it reads, copied in the format of the place where it will stand.
#include "narration/report/report.hpp"

#include <utility>

#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

/** Written when the dialog opens, since it takes too long for every frame. */
const Report& report(Stage& stage) {
    std::optional<Report>& written = stage.memory.screens.report;
    const Model& model = stage.model;
    if (!written)
        written = report_of(model.history != nullptr ? model.history->whole() : *model.game, model.review, {});
    return *written;
}

/** A line for each player: there is little width for columns. */
void points_of_all(Tree& tree, const std::vector<std::vector<std::string>>& rows) {
    for (std::size_t row = 1; row < rows.size(); ++row) {
        std::string line = rows[row][0] + ":";
        for (std::size_t column = 1; column < rows[row].size(); ++column)
            line +=
                (column > 1 ? std::string(say(Text::since_comma)) : " ") + rows[0][column] + " " + rows[row][column];
        paragraph(tree, line, palette::ink);
    }
}

}  // namespace

void draw_report_sheet(Stage& stage) {
    const auto content = [&stage](Tree& tree) {
        RadioGroup formats{"report-format", {}, {}, {}, 0, say(Text::report_format)};
        for (std::size_t format = 0; format < report_formats.size(); ++format)
            formats.options.emplace_back(say(Text::report_format_text, format));
        radio_group(tree, std::move(formats), stage.next.screens.report_format);
        for (const ReportBlock& block : report(stage)) {
            if (const auto* table = std::get_if<ReportTable>(&block)) points_of_all(tree, table->rows);
            const auto* text = std::get_if<ReportText>(&block);
            if (text == nullptr) continue;
            if (text->kind == ReportText::Kind::paragraph)
                paragraph(tree, text->text, palette::ink);
            else
                section_heading(tree, text->text);
        }
    };
    const auto foot = [&stage](Tree& tree) {
        const auto row = tree.open({.flow = Flow::row});
        if (push_button(tree, "copy-report",
                        {.kind = ButtonKind::candle, .text = say(Text::report_copy), .picture = picture("icon-share")},
                        true, 1))
            stage.want(intent::CopyReport{stage.view.screens.report_format});
    };
    const SheetTitle title{picture("signature"), say(Text::report_write), say(Text::report_about)};
    if (show_sheet(stage, title, size::readable, content, foot)) stage.next.sheet = Sheet::none;
}

}  // namespace tavern::ui
