#include "app/platform/renderer.hpp"

#include <GLES3/gl3.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>

#include <array>
#include <cstddef>
#include <vector>

namespace tavern::app {
namespace {

// WebGL2 promises that so many textures can be looked at by one call; the first is that of the fonts.
constexpr int together = 16;
constexpr int sheets_together = together - 1;

// Which of the textures is meant stands in the texture coordinates, see ui::Atlas::set: so what is drawn with one and
// with another is one call. Plain areas look at none (-1): without a graphics card looking is what takes the time.
constexpr const char* vertex_shader = R"(#version 300 es
uniform vec2 size;
uniform vec2 white;
layout(location = 0) in vec2 place;
layout(location = 1) in vec2 uv;
layout(location = 2) in vec4 color;
out highp vec2 at;
out lowp vec4 tint;
flat out lowp int sheet;
void main() {
  sheet = uv == white ? -1 : int(uv.x / 2.);
  at = vec2(uv.x - 2. * float(sheet), uv.y);
  tint = color;
  gl_Position = vec4(place / size * vec2(2, -2) + vec2(-1, 1), 0, 1);
})";
constexpr const char* fragment_shader = R"(#version 300 es
precision mediump float;
uniform sampler2D sheets[16];
in highp vec2 at;
in lowp vec4 tint;
flat in lowp int sheet;
out vec4 color;
#define LOOK(n) if (sheet == n) color = textureLod(sheets[n], at, 0.)
#define FOUR(a, b, c, d) LOOK(a); else LOOK(b); else LOOK(c); else LOOK(d);
void main() {
  if (sheet < 0) color = vec4(1);
  else if (sheet == 0) color = vec4(1, 1, 1, textureLod(sheets[0], at, 0.).r);
  else if (sheet < 4) { LOOK(1); else LOOK(2); else LOOK(3); }
  else if (sheet < 8) { FOUR(4, 5, 6, 7) }
  else if (sheet < 12) { FOUR(8, 9, 10, 11) }
  else { FOUR(12, 13, 14, 15) }
  color *= tint;
})";

GLuint program = 0;  // 0: nothing was made in this context yet
GLint size_place = 0;
GLint white_place = 0;
GLuint vertices = 0;
GLuint indices = 0;
GLuint font = 0;
std::vector<GLuint> sheets;  // by slot, 0: free
int calls = 0;

GLuint compile(GLenum kind, const char* source) {
    const GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 1, &source, nullptr);
    glCompileShader(shader);
    glAttachShader(program, shader);
    return shader;
}

void make_device_objects() {
    program = glCreateProgram();
    compile(GL_VERTEX_SHADER, vertex_shader);
    compile(GL_FRAGMENT_SHADER, fragment_shader);
    glLinkProgram(program);
    glUseProgram(program);
    size_place = glGetUniformLocation(program, "size");
    white_place = glGetUniformLocation(program, "white");
    std::array<GLint, together> units{};
    for (int unit = 0; unit < together; ++unit) units[static_cast<std::size_t>(unit)] = unit;
    glUniform1iv(glGetUniformLocation(program, "sheets"), together, units.data());
    glGenBuffers(1, &vertices);
    glGenBuffers(1, &indices);
    glBindBuffer(GL_ARRAY_BUFFER, vertices);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices);
    const auto input = [](GLuint place, GLint count, GLenum type, GLboolean share, std::size_t offset) {
        glEnableVertexAttribArray(place);
        glVertexAttribPointer(place, count, type, share, sizeof(ImDrawVert), reinterpret_cast<void*>(offset));
    };
    input(0, 2, GL_FLOAT, GL_FALSE, offsetof(ImDrawVert, pos));
    input(1, 2, GL_FLOAT, GL_FALSE, offsetof(ImDrawVert, uv));
    input(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, offsetof(ImDrawVert, col));
    glEnable(GL_BLEND);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

/** A texture of its own, which is bound to the first place from now on. It has no use for mipmaps. */
GLuint make_texture(GLint format, GLenum parts, int width, int height, const void* pixels) {
    GLuint texture = 0;
    glGenTextures(1, &texture);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, format, width, height, 0, parts, GL_UNSIGNED_BYTE, pixels);
    return texture;
}

/** The fonts and the sheets that are drawn together with them. */
void bind_textures(std::size_t group) {
    for (int unit = 0; unit < together; ++unit) {
        const std::size_t slot = group * sheets_together + static_cast<std::size_t>(unit) - 1;
        glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
        // A place without a texture would be complained of.
        glBindTexture(GL_TEXTURE_2D, unit > 0 && slot < sheets.size() && sheets[slot] != 0 ? sheets[slot] : font);
    }
}

void draw(const ImDrawData& drawing, int height) {
    glUniform2f(size_place, drawing.DisplaySize.x, drawing.DisplaySize.y);
    const ImVec2 white = ImGui::GetIO().Fonts->TexUvWhitePixel;
    glUniform2f(white_place, white.x, white.y);
    glEnable(GL_SCISSOR_TEST);
    calls = 0;
    std::size_t bound = ~std::size_t{0};
    const float density = drawing.FramebufferScale.x;
    for (const ImDrawList* list : drawing.CmdLists) {
        glBufferData(GL_ARRAY_BUFFER, list->VtxBuffer.size_in_bytes(), list->VtxBuffer.Data, GL_STREAM_DRAW);
        glBufferData(GL_ELEMENT_ARRAY_BUFFER, list->IdxBuffer.size_in_bytes(), list->IdxBuffer.Data, GL_STREAM_DRAW);
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const auto pixels = [density](float from) { return static_cast<GLint>(from * density); };
            const ImVec4& clip = command.ClipRect;
            if (command.ElemCount == 0 || clip.z <= clip.x || clip.w <= clip.y) continue;
            const auto group = reinterpret_cast<std::size_t>(command.TextureId);
            if (group != bound) bind_textures(group);
            bound = group;
            glScissor(pixels(clip.x), height - pixels(clip.w), pixels(clip.z) - pixels(clip.x),
                      pixels(clip.w) - pixels(clip.y));
            glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(command.ElemCount), GL_UNSIGNED_INT,
                           reinterpret_cast<void*>(command.IdxOffset * sizeof(ImDrawIdx)));
            ++calls;
        }
    }
    glDisable(GL_SCISSOR_TEST);
}

}  // namespace

void start_renderer(const Window& window) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    ImGui_ImplSDL2_InitForOpenGL(window.handle(), window.context());
}

void take_events() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) ImGui_ImplSDL2_ProcessEvent(&event);
}

void remake_font_texture() {
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    glDeleteTextures(1, &font);
    font = make_texture(GL_R8, GL_RED, atlas.TexWidth, atlas.TexHeight, nullptr);
}

void put_letters(ui::Rows rows) {
    if (rows.end == 0) return;
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, font);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, rows.first, atlas.TexWidth, rows.end - rows.first, GL_RED, GL_UNSIGNED_BYTE,
                    atlas.TexPixelsAlpha8 + rows.first * atlas.TexWidth);
}

SheetSlot make_sheet(int width, int height) {
    std::size_t slot = 0;
    while (slot < sheets.size() && sheets[slot] != 0) ++slot;
    if (slot == sheets.size()) sheets.push_back(0);
    sheets[slot] = make_texture(GL_RGBA, GL_RGBA, width, height, nullptr);
    return {slot, slot / sheets_together, static_cast<int>(slot % sheets_together) + 1};
}

void put_into_sheet(const SheetSlot& sheet, int x, int y, int width, int height, const void* pixels) {
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, sheets[sheet.index]);
    glTexSubImage2D(GL_TEXTURE_2D, 0, x, y, width, height, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
}

void drop_sheet(const SheetSlot& sheet) {
    glDeleteTextures(1, &sheets[sheet.index]);
    sheets[sheet.index] = 0;
}

void begin_frame(bool woken) {
    ImGui_ImplSDL2_NewFrame();
    // During a sleep the clock has run on; what moves must not jump.
    if (woken) ImGui::GetIO().DeltaTime = 1.0F / 60.0F;
    ImGui::NewFrame();
}

void end_frame(const Window& window) {
    if (program == 0) make_device_objects();
    int width = 0;
    int height = 0;
    SDL_GL_GetDrawableSize(window.handle(), &width, &height);
    glViewport(0, 0, width, height);
    // The night of the backdrop, #14202E.
    glClearColor(0x14 / 255.0F, 0x20 / 255.0F, 0x2E / 255.0F, 1.0F);
    glClear(GL_COLOR_BUFFER_BIT);
    draw(*ImGui::GetDrawData(), height);
    SDL_GL_SwapWindow(window.handle());
}

int draw_calls() {
    return calls;
}

void forget_device_objects() {
    program = 0;
    font = 0;
}

}  // namespace tavern::app
