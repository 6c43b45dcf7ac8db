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
