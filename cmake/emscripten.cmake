# Finds the toolchain file of the Emscripten on the path: a distribution's or an emsdk's.
find_program(EMCC_PROGRAM emcc REQUIRED)
file(REAL_PATH "${EMCC_PROGRAM}" emcc_real_path)
get_filename_component(emscripten_folder "${emcc_real_path}" DIRECTORY)

# The toolchain file of 3.1.6 passes a flag that Node 20 rejects, and its output mistakes Node's fetch for a browser's;
# setting the emulator before the toolchain file does solves both.
set(CMAKE_CROSSCOMPILING_EMULATOR "node;--no-experimental-fetch" CACHE STRING "Runs the programs built for the web")
include("${emscripten_folder}/cmake/Modules/Platform/Emscripten.cmake")
