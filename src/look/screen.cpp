#include "look/screen.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>

#include "look/font_files.hpp"

namespace tavern::look {
namespace {

/** Makes the sheets with Chromium if they are missing, and gives them to the atlas. */
void load_pictures(ui::Atlas& atlas, float scale, ui::PictureSets sets) {
    const std::filesystem::path source = TAVERNS_SOURCE_FOLDER;
    const ui::BitmapPlan plan = ui::plan_bitmaps(scale, sets);
    // Many scenes in a row use the same pictures.
    static std::map<std::string, Image> kept;
    std::vector<Image*> sheets;
    for (int index = 0; index < plan.sheets; ++index) {
        std::ostringstream html;
        html
            << "<!doctype "
               "html><style>*{margin:0}html,body{background:transparent;overflow:hidden}img{position:absolute}</style>";
        for (const ui::Bitmap& bitmap : plan.bitmaps)
            if (bitmap.sheet == index)
                html << "<img src='" << (source / "assets/art" / bitmap.name()).string()
                     << ".svg' style='left:" << bitmap.x << "px;top:" << bitmap.y << "px;width:" << bitmap.width
                     << "px;height:" << bitmap.height << "px'>";
        std::ostringstream name;
        name << std::hex << std::hash<std::string>()(html.str());
        const std::filesystem::path folder = source / "build/look";
        std::filesystem::create_directories(folder);
        const std::filesystem::path png = folder / (name.str() + ".png");
        if (!std::filesystem::exists(png)) {
            const std::filesystem::path page = folder / (name.str() + ".html");
            std::ofstream(page) << html.str();
            const std::string command =
                "chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --default-background-color=00000000 "
                "--allow-file-access-from-files --window-size=" +
                std::to_string(plan.sheet.width) + "," + std::to_string(plan.sheet.height) +
                " --screenshot=" + png.string() + " file://" + page.string() + " >/dev/null 2>&1";
            if (std::system(command.c_str()) != 0) std::fprintf(stderr, "Chromium did not make %s\n", png.c_str());
        }
        Image& image = kept[png.string()];
        if (image.width == 0) image = load_image(png.string());
        sheets.push_back(&image);
    }
    for (const ui::Bitmap& bitmap : plan.bitmaps) {
        Image* sheet = sheets[bitmap.sheet];
        if (sheet->width > 0) atlas.set(bitmap, plan.sheet, sheet);
    }
}

}  // namespace

OfflineScreen::OfflineScreen(const OfflineWindow& window, ui::PictureSets sets) {
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = ImVec2(window.width, window.height);
    io.DisplayFramebufferScale = ImVec2(window.density, window.density);
    io.IniFilename = nullptr;
    interface_.load_fonts(ui::font_files(),
                          ui::text_scale(window.width, window.height, window.density, window.text_size));
    font_image_.width = io.Fonts->TexWidth;
    font_image_.height = io.Fonts->TexHeight;
    font_image_.pixels.assign(
        static_cast<std::size_t>(font_image_.width) * static_cast<std::size_t>(font_image_.height) * 4, 255);
    // White, and transparent between the letters: later only changed rows are copied.
    for (std::size_t alpha = 3; alpha < font_image_.pixels.size(); alpha += 4) font_image_.pixels[alpha] = 0;
    io.Fonts->SetTexID(&font_image_);
    load_pictures(interface_.atlas(), ui::picture_scale(window.width, window.height, window.density, window.text_size),
                  sets);
}

OfflineScreen::~OfflineScreen() {
    ImGui::DestroyContext();
}

std::vector<ui::Intent> OfflineScreen::frame(const ui::Model& model, float seconds) {
    ImGui::GetIO().DeltaTime = seconds;
    ImGui::NewFrame();
    std::vector<ui::Intent> intents = interface_.frame(model);
    ImGui::Render();
    const ui::Rows rows = interface_.take_written();
    for (int at = rows.first * font_image_.width; at < rows.end * font_image_.width; ++at)
        font_image_.pixels[static_cast<std::size_t>(at) * 4 + 3] = ImGui::GetIO().Fonts->TexPixelsAlpha8[at];
    return intents;
}

}  // namespace tavern::look
