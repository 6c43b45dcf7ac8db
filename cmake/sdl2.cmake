# SDL2 for the page: the files that SDL's own CMake takes for Emscripten, with the configuration that SDL ships for it.
# Running that CMake would take minutes, for testing the compiler for known facts.
set(sdl2_source "https://github.com/libsdl-org/SDL/releases/download/release-2.26.5/SDL2-2.26.5.tar.gz")
third_party_folder(TAVERNS_SDL2 SDL2 include/SDL.h "${sdl2_source}"
    ad8fea3da1be64c83c45b1d363a6b4ba8fd60f5bde3b23ec73855709ec5eabf7)

set(sdl2_files)
foreach(folder "" /* /*/dummy /*/emscripten /thread/generic /timer/unix)
    file(GLOB files "${TAVERNS_SDL2_FOUND}/src${folder}/*.c")
    list(APPEND sdl2_files ${files})
endforeach()
list(FILTER sdl2_files EXCLUDE REGEX "/src/(test|main)/")  # libraries of their own

# src/app/platform/absent.cpp stands in for code without a switch in SDL2 or Dear ImGui's backend, and says why nothing
# calls it. Another release of SDL2 fails to configure until a person has looked at that again.
list(FILTER sdl2_files EXCLUDE REGEX "/src/(video/SDL_surface|events/SDL_(gesture|events))\\.c$")
patched_files(sdl2 "${TAVERNS_SDL2_FOUND}" src/events/SDL_events.c)
list(APPEND sdl2_files "${CMAKE_BINARY_DIR}/third-party/SDL_events.c")
file(STRINGS "${TAVERNS_SDL2_FOUND}/include/SDL_version.h" numbers REGEX "define SDL_(MAJOR_VERSION|MINOR_VERSION|PATCHLEVEL) ")
string(REGEX REPLACE "[^;0-9]" "" numbers "${numbers}")
string(REPLACE ";" "." release "${numbers}")
if(NOT sdl2_source MATCHES "/SDL2-${release}\\.tar")
    message(FATAL_ERROR "src/app/platform/absent.cpp was not made for SDL2 ${release}")
endif()

# The page needs a window with a WebGL context, pointer and keyboard. It plays sounds itself.
add_library(SDL2 STATIC ${sdl2_files})
target_include_directories(SDL2 SYSTEM PUBLIC "${TAVERNS_SDL2_FOUND}/include" PRIVATE "${TAVERNS_SDL2_FOUND}/src/events")
target_compile_definitions(SDL2 PRIVATE
    SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1 SDL_SENSOR_DISABLED=1 SDL_RENDER_DISABLED=1 SDL_POWER_DISABLED=1
    SDL_LOCALE_DISABLED=1 SDL_FILESYSTEM_DISABLED=1 SDL_FILE_DISABLED=1 SDL_LOADSO_DISABLED=1
    SDL_LEAN_AND_MEAN=1  # no blitting in memory: WebGL draws
    vsnprintf=vsniprintf)  # Emscripten's, which writes no fractions: SDL's messages have none
target_compile_options(SDL2 PRIVATE -w -Oz)

# Dear ImGui's backend for SDL2; src/app/platform/renderer.cpp draws.
add_library(imgui_backends STATIC
    "${TAVERNS_IMGUI_FOUND}/backends/imgui_impl_sdl2.cpp")
target_include_directories(imgui_backends SYSTEM PUBLIC "${TAVERNS_IMGUI_FOUND}/backends")
target_include_directories(imgui_backends PRIVATE "${CMAKE_SOURCE_DIR}/src")
target_compile_options(imgui_backends PRIVATE -w -Oz)
target_link_libraries(imgui_backends PUBLIC imgui SDL2)
target_compile_options(imgui PRIVATE -Oz)
