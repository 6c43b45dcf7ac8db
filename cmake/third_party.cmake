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

# Each patch names its changes and their reason. patched_files(NAME FOLDER FILE...) makes patched copies of files of a
# library in build/.../third-party.
find_program(TAVERNS_PATCH patch REQUIRED NO_CMAKE_FIND_ROOT_PATH)
function(patched_files name folder)
    set(patching "${CMAKE_BINARY_DIR}/third-party/patching")
    foreach(file ${ARGN})
        file(COPY "${folder}/${file}" DESTINATION "${patching}")
    endforeach()
    execute_process(COMMAND "${TAVERNS_PATCH}" --fuzz=0 --strip=1 --batch --silent "--input=${CMAKE_SOURCE_DIR}/cmake/${name}.patch"
        WORKING_DIRECTORY "${patching}" RESULT_VARIABLE patch_failed)
    if(patch_failed)
        message(FATAL_ERROR "${name} is not the release that cmake/${name}.patch was made for")
    endif()
    foreach(file ${ARGN})
        get_filename_component(file "${file}" NAME)
        file(COPY_FILE "${patching}/${file}" "${CMAKE_BINARY_DIR}/third-party/${file}" ONLY_IF_DIFFERENT)
    endforeach()
    file(REMOVE_RECURSE "${patching}")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "cmake/${name}.patch")
endfunction()
patched_files(imgui "${TAVERNS_IMGUI_FOUND}" imgui.cpp imgui_draw.cpp)

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
