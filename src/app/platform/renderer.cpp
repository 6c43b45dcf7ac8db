#include "app/platform/renderer.hpp"

#include <GLES3/gl3.h>
#include <imgui_impl_sdl2.h>
#include <imgui_internal.h>

#include <cstddef>
#include <cstdint>

#include "ui/draw/repaint.hpp"
#include "ui/draw/theme.hpp"

namespace tavern::app {
namespace {

// The texture coordinates encode the texture, see ui::Atlas::set, so that shapes with different textures need only one
// call. Without a graphics card, sampling takes the time, since each pixel samples every texture of the program: hence
// one array for all pictures.
constexpr const char* vertex_shader = R"(#version 300 es
uniform vec2 size;
uniform vec2 white;
layout(location = 0) in vec2 place;
layout(location = 1) in vec2 uv;
layout(location = 2) in vec4 color;
out highp vec2 at;
out lowp vec4 tint;
flat out lowp int unit;
void main() {
  unit = uv == white ? -1 : int(uv.x / 2.);
  at = vec2(uv.x - 2. * float(unit), uv.y);
  tint = color;
  gl_Position = vec4(place / size * vec2(2, -2) + vec2(-1, 1), 0, 1);
})";
constexpr const char* fragment_shader = R"(#version 300 es
precision mediump float;
uniform lowp sampler2D letters;
uniform lowp sampler2DArray sheets;
in highp vec2 at;
in lowp vec4 tint;
flat in lowp int unit;
out vec4 color;
void main() {
  if (unit < 0) color = vec4(1);
  else if (unit == 0) color = vec4(1, 1, 1, textureLod(letters, at, 0.).r);
  else color = textureLod(sheets, vec3(at, unit - 1), 0.);
  color *= tint;
})";

GLuint program = 0;  // 0: the context is still empty
GLint size_place = 0;
GLint white_place = 0;
GLuint vertices = 0;
GLuint indices = 0;
GLuint letters = 0;
GLuint no_sheets = 0;  // placeholder while there are no sheets: an unbound texture would raise complaints
int calls = 0;
ui::Repaint repaint;

GLuint compile(GLenum kind, const char* source) {
    const GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 1, &source, nullptr);
    glCompileShader(shader);
    glAttachShader(program, shader);
    return shader;
}

/** Makes and binds a texture. Neither kind needs mipmaps. */
GLuint make_texture(GLenum kind) {
    GLuint texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(kind, texture);
    glTexParameteri(kind, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(kind, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(kind, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(kind, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    return texture;
}

GLuint make_array(int width, int height, int count) {
    const GLuint texture = make_texture(GL_TEXTURE_2D_ARRAY);
    glTexStorage3D(GL_TEXTURE_2D_ARRAY, 1, GL_RGBA8, width, height, count);
    return texture;
}

void make_device_objects() {
    program = glCreateProgram();
    compile(GL_VERTEX_SHADER, vertex_shader);
    compile(GL_FRAGMENT_SHADER, fragment_shader);
    glLinkProgram(program);
    glUseProgram(program);
    size_place = glGetUniformLocation(program, "size");
    white_place = glGetUniformLocation(program, "white");
    glUniform1i(glGetUniformLocation(program, "letters"), 0);
    glUniform1i(glGetUniformLocation(program, "sheets"), 1);
    no_sheets = make_array(1, 1, 1);
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

/** height: of the window, in pixels. */
void set_scissor(const ui::PixelBox& box, int height) {
    glScissor(box.left, height - box.bottom, box.right - box.left, box.bottom - box.top);
}

void carry_out(const ui::PaintCall& call, int height) {
    if (call.texture != nullptr)
        glBindTexture(GL_TEXTURE_2D_ARRAY, static_cast<GLuint>(reinterpret_cast<std::uintptr_t>(call.texture)));
    set_scissor(call.box, height);
    glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(call.count), GL_UNSIGNED_INT,
                   reinterpret_cast<void*>(call.first * sizeof(ImDrawIdx)));
    ++calls;
}

void paint(const ui::Repaint& what, const ImVec2& size, int height) {
    glEnable(GL_SCISSOR_TEST);
    set_scissor(what.box(), height);
    const ImVec4 night = ImGui::ColorConvertU32ToFloat4(ui::palette::night);
    glClearColor(night.x, night.y, night.z, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glUniform2f(size_place, size.x, size.y);
    const ImVec2 white = ImGui::GetIO().Fonts->TexUvWhitePixel;
    glUniform2f(white_place, white.x, white.y);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, letters);
    glActiveTexture(GL_TEXTURE1);
    glBindTexture(GL_TEXTURE_2D_ARRAY, no_sheets);
    for (const auto& [list, kept, list_calls] : what.lists()) {
        if (list_calls.empty()) continue;
        const ImVector<ImDrawVert>& made = list->VtxBuffer;
        glBufferData(GL_ARRAY_BUFFER, made.size_in_bytes(), made.Data, GL_STREAM_DRAW);
        glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(kept.size() * sizeof(ImDrawIdx)), kept.data(),
                     GL_STREAM_DRAW);
        for (const ui::PaintCall& call : list_calls) carry_out(call, height);
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

bool input_waits() {
    return !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

void remake_font_texture() {
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    glDeleteTextures(1, &letters);
    letters = make_texture(GL_TEXTURE_2D);
    glTexStorage2D(GL_TEXTURE_2D, 1, GL_R8, atlas.TexWidth, atlas.TexHeight);
    repaint.forget();
}

void put_letters(ui::Rows rows) {
    if (rows.end == 0) return;
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    glBindTexture(GL_TEXTURE_2D, letters);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, rows.first, atlas.TexWidth, rows.end - rows.first, GL_RED, GL_UNSIGNED_BYTE,
                    atlas.TexPixelsAlpha8 + rows.first * atlas.TexWidth);
}

Sheets make_sheets(int width, int height, int count) {
    return Sheets{make_array(width, height, count)};
}

void put_into_sheet(Sheets sheets, int sheet, int x, int y, int width, int height, const void* pixels) {
    glBindTexture(GL_TEXTURE_2D_ARRAY, static_cast<GLuint>(sheets));
    glTexSubImage3D(GL_TEXTURE_2D_ARRAY, 0, x, y, sheet, width, height, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    repaint.forget();
}

void drop_sheets(Sheets sheets) {
    const auto texture = static_cast<GLuint>(sheets);
    glDeleteTextures(1, &texture);
}

void begin_frame(const Screen& screen, bool woken) {
    ImGui_ImplSDL2_NewFrame();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = ImVec2(screen.width, screen.height);
    io.DisplayFramebufferScale = ImVec2(screen.density, screen.density);
    // The clock ran on during the sleep; animations must not jump.
    if (woken) io.DeltaTime = 1.0F / 60.0F;
    ImGui::NewFrame();
}

void prepare_frame() {
    ImGui::Render();
    repaint.prepare(*ImGui::GetDrawData());
}

void end_frame(const Window& window) {
    calls = 0;
    if (repaint.box().empty()) return;
    if (program == 0) make_device_objects();
    // A picture has another size than the window.
    const ImDrawData& drawn = *ImGui::GetDrawData();
    const auto pixels = [](float side, float scale) { return static_cast<int>(side * scale + 0.5F); };
    const int height = pixels(drawn.DisplaySize.y, drawn.FramebufferScale.y);
    glViewport(0, 0, pixels(drawn.DisplaySize.x, drawn.FramebufferScale.x), height);
    paint(repaint, drawn.DisplaySize, height);
    SDL_GL_SwapWindow(window.handle());
}

void paint_whole_window() {
    repaint.forget();
}

int draw_calls() {
    return calls;
}

void forget_device_objects() {
    program = 0;
    letters = 0;
    repaint.forget();
}

}  // namespace tavern::app
