// The output of a command on standard output and standard error.
#pragma once
#include <unistd.h>

#include <cstdio>
#include <string>

#include "text/text.hpp"
#include "tool/commands.hpp"

namespace tavern {

struct Ran {
    int code = 0;
    std::string out;
    std::string errors;
};

/** Collects the output on a stream until taken(). */
class Capture {
  public:
    explicit Capture(std::FILE* stream) : stream_(stream) {
        std::fflush(stream_);
        dup2(fileno(file_), fileno(stream_));
    }
    std::string taken() {
        std::fflush(stream_);
        dup2(before_, fileno(stream_));
        close(before_);
        std::rewind(file_);
        std::string text;
        char part[4096];
        for (std::size_t size = 0; (size = std::fread(part, 1, sizeof part, file_)) > 0;) text.append(part, size);
        std::fclose(file_);
        return text;
    }

  private:
    std::FILE* stream_;
    std::FILE* file_ = std::tmpfile();
    int before_ = dup(fileno(stream_));
};

/** Afterwards English is spoken again. */
inline Ran captured(int (*run)(const Words&), const Words& words) {
    Capture out(stdout);
    Capture errors(stderr);
    Ran ran;
    ran.code = run(words);
    ran.out = out.taken();
    ran.errors = errors.taken();
    speak(Language::english);
    return ran;
}

}  // namespace tavern
