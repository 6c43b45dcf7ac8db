// How Dear ImGui is compiled; it includes this file instead of its own imconfig.h (IMGUI_USER_CONFIG).
#pragma once

// Leaves out of the download the parts that players never see.
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS

// Fonts come from memory, nothing is logged to files.
#define IMGUI_DISABLE_FILE_FUNCTIONS

// WebGL2 cannot draw with a vertex offset, and one busy screen has more than 65536 vertices.
#define ImDrawIdx unsigned int

// The C library's scanner is 3 kB of the download, and window settings are never read from text.
#include <cstdio>
template <class... Numbers>
int scan_nothing(const char* /*text*/, const char* /*format*/, Numbers... /*numbers*/) {
    return 0;
}
#define sscanf scan_nothing
