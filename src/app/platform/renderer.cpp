#include "app/platform/renderer.hpp"

#include <GLES3/gl3.h>
#include <emscripten/emscripten.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

// Dear ImGui asks for the whole state of the graphics before each frame, to put it back afterwards, and every question
// waits for the graphics process. Nobody else draws here, so the state before a frame is always that of the first.
// clang-format off
EM_JS(void, remember_state, (void), {
  var ask = GLctx.getParameter.bind(GLctx);
  var known = new Map();
  GLctx.getParameter = function (name) {
    if (!known.has(name)) known.set(name, ask(name));
    return known.get(name);
  };
});
// clang-format on

namespace tavern::app {

void start_renderer(const Window& window) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    ImGui_ImplSDL2_InitForOpenGL(window.handle(), window.context());
    remember_state();
    ImGui_ImplOpenGL3_Init("#version 300 es");
}

void take_events() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) ImGui_ImplSDL2_ProcessEvent(&event);
}

void remake_font_texture() {
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

void begin_frame(bool woken) {
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    // During a sleep the clock has run on; what moves must not jump.
    if (woken) ImGui::GetIO().DeltaTime = 1.0F / 60.0F;
    ImGui::NewFrame();
}

void end_frame(const Window& window) {
    ImGui::Render();
    int width = 0;
    int height = 0;
    SDL_GL_GetDrawableSize(window.handle(), &width, &height);
    glViewport(0, 0, width, height);
    // The night of the backdrop, #14202E.
    glClearColor(0x14 / 255.0F, 0x20 / 255.0F, 0x2E / 255.0F, 1.0F);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    SDL_GL_SwapWindow(window.handle());
}

void forget_device_objects() {
    ImGui_ImplOpenGL3_DestroyDeviceObjects();
}

}  // namespace tavern::app
