# Third-party libraries. ci/setup puts the sources of SDL2 and Dear ImGui into build/third-party. If they are missing
# and no folder is given, the same releases come from upstream, checked by hash.
include(FetchContent)

function(third_party_folder variable name probe url hash)
    set(${variable} "" CACHE PATH "Folder with the sources of ${name}; empty: build/third-party/${name}, else fetched")
    if(${variable})
        set(folder "${${variable}}")
    elseif(EXISTS "${CMAKE_SOURCE_DIR}/build/third-party/${name}/${probe}")
        set(folder "${CMAKE_SOURCE_DIR}/build/third-party/${name}")
    else()
        # A missing SOURCE_SUBDIR keeps CMake from running the library's own build.
        FetchContent_Declare(${name} URL "${url}" URL_HASH "SHA256=${hash}" SOURCE_SUBDIR none)
        FetchContent_MakeAvailable(${name})
        string(TOLOWER ${name} lower_name)
        set(folder "${${lower_name}_SOURCE_DIR}")
    endif()
    set(${variable}_FOUND "${folder}" PARENT_SCOPE)
endfunction()

third_party_folder(TAVERNS_IMGUI imgui imgui.h
    "https://github.com/ocornut/imgui/archive/v1.90.1.tar.gz"
    21dcc985bb2ae8fe48047c86135dbc438d6980a8f2e08babbda5be820592f282)

# Dear ImGui 1.90.1 has no switch to leave out its default font (12 kB that do not compress), so the data is cut out of
# a copy. Nothing calls AddFontDefault: every font comes from a file.
file(READ "${TAVERNS_IMGUI_FOUND}/imgui_draw.cpp" imgui_draw)
string(FIND "${imgui_draw}" "static const char proggy_clean_ttf_compressed_data_base85" font_begin)
string(FIND "${imgui_draw}" "static const char* GetDefaultCompressedFontDataTTFBase85()\n{" font_end)
if(font_begin LESS 0 OR font_end LESS font_begin)
    message(FATAL_ERROR "imgui_draw.cpp is not the release that this cut was made for")
endif()
string(SUBSTRING "${imgui_draw}" 0 ${font_begin} before_font)
string(SUBSTRING "${imgui_draw}" ${font_end} -1 after_font)
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/third-party/imgui_draw.cpp" @ONLY
    CONTENT "@before_font@static const char proggy_clean_ttf_compressed_data_base85[] = \"\";\n@after_font@")

# Its own windows cannot be left out either, though everything here is drawn into the background list. The calls that
# lead to them are cut out of a copy as well, which saves 14 kB of the compressed download.
file(READ "${TAVERNS_IMGUI_FOUND}/imgui.cpp" imgui)
foreach(call "Begin(\"Debug##Default\")" "IM_ASSERT(g.CurrentWindow->IsFallbackWindow == true)" "End()" "NavUpdate()"
        "NavEndFrame()" "ErrorCheckEndFrameSanityChecks()" "SetTooltip(\"...\")" "UpdateSettings()"
        "AddSettingsHandler(&ini_handler)" "TableSettingsAddSettingsHandler()" "UpdateMouseMovingWindowNewFrame()"
        "UpdateMouseMovingWindowEndFrame()" "UpdateMouseWheel()" "RenderDimmedBackgrounds()")
    set(before "${imgui}")
    foreach(indentation "\n    " "\n        ")
        string(REPLACE "${indentation}${call};\n" "${indentation}(void)0;\n" imgui "${imgui}")
    endforeach()
    if(imgui STREQUAL before)
        message(FATAL_ERROR "imgui.cpp is not the release that this cut was made for: it does not call ${call}")
    endif()
endforeach()
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/third-party/imgui.cpp" @ONLY CONTENT "@imgui@")

add_library(imgui STATIC
    "${CMAKE_BINARY_DIR}/third-party/imgui_draw.cpp"
    "${CMAKE_BINARY_DIR}/third-party/imgui.cpp"
    "${TAVERNS_IMGUI_FOUND}/imgui_tables.cpp"
    "${TAVERNS_IMGUI_FOUND}/imgui_widgets.cpp")
target_include_directories(imgui SYSTEM PUBLIC "${TAVERNS_IMGUI_FOUND}")
target_include_directories(imgui PRIVATE "${CMAKE_SOURCE_DIR}/src")
target_compile_definitions(imgui PUBLIC IMGUI_USER_CONFIG="ui/draw/imgui_config.h")
target_compile_options(imgui PRIVATE -w)

# Only the folder with the stb headers may be on the include path: /usr/include would shadow Emscripten's headers.
find_path(TAVERNS_STB stb_image.h PATH_SUFFIXES stb NO_CMAKE_FIND_ROOT_PATH REQUIRED
    PATHS /usr/include DOC "Folder with stb_image.h")
add_library(stb INTERFACE)
target_include_directories(stb SYSTEM INTERFACE "${TAVERNS_STB}")

if(EMSCRIPTEN)
    include(cmake/sdl2.cmake)
endif()
