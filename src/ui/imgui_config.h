// How Dear ImGui is compiled; it includes this file instead of its own imconfig.h (IMGUI_USER_CONFIG).
#pragma once

// What a player never sees is left out of the download.
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS

// Fonts come from memory, nothing is logged to files.
#define IMGUI_DISABLE_FILE_FUNCTIONS

// WebGL2 cannot draw with a vertex offset, and one busy screen has more than 65536 vertices.
#define ImDrawIdx unsigned int

// The C library's scanner is 3 kB of the download. Window settings are never read from text; all that is scanned is the
// renderer's own "#version 300 es", without which it would choose shaders that WebGL2 refuses.
#include <cstdio>
#include <cstdlib>
inline int scan_version(const char* text, const char* /*format*/, int* version) {
    *version = std::atoi(text + sizeof "#version");
    return 1;
}
template <class... Numbers>
int scan_version(const char* /*text*/, const char* /*format*/, Numbers... /*numbers*/) {
    return 0;
}
#define sscanf scan_version

// Shaders that are not accepted would be told to a console that nobody reads, by the C library's printer.
#ifdef __EMSCRIPTEN__
#define fprintf(...) ((void)0)
#endif
