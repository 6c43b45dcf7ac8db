#include "tool/arena/processes.hpp"

#include <algorithm>
#include <vector>

#ifndef __EMSCRIPTEN__
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#endif

namespace tavern {
namespace {

bool in_this_process(long count, std::size_t bytes, const MakeRecord& make, const TakeRecord& take) {
    std::vector<char> record(bytes);
    for (long number = 0; number < count; ++number) {
        std::fill(record.begin(), record.end(), '\0');
        if (!make(number, record.data())) return false;
        if (!take(number, record.data())) return true;
    }
    return true;
}

}  // namespace

#ifdef __EMSCRIPTEN__

int cores() {
    return 1;
}

bool in_processes(int, long count, std::size_t bytes, const MakeRecord& make, const TakeRecord& take) {
    return in_this_process(count, bytes, make, take);
}

#else

namespace {

struct Worker {
    pid_t process = -1;
    int results = -1;  // read end of the pipe with its records
};

bool write_all(int file, const char* data, std::size_t bytes) {
    while (bytes > 0) {
        const ssize_t written = write(file, data, bytes);
        if (written <= 0) return false;
        data += written;
        bytes -= static_cast<std::size_t>(written);
    }
    return true;
}

bool read_all(int file, char* data, std::size_t bytes) {
    while (bytes > 0) {
        const ssize_t got = read(file, data, bytes);
        if (got <= 0) return false;
        data += got;
        bytes -= static_cast<std::size_t>(got);
    }
    return true;
}

/** Starts a process that makes every step-th record from the first on. It waits until its records are read. */
Worker start(long first, long step, long count, std::size_t bytes, const MakeRecord& make,
             const std::vector<Worker>& others) {
    int ends[2];
    if (pipe(ends) != 0) return {};
    const pid_t process = fork();
    if (process == 0) {
        // Closes the read ends, so that all processes end with the program.
        close(ends[0]);
        for (const Worker& other : others) close(other.results);
        std::vector<char> record(bytes);
        for (long number = first; number < count; number += step) {
            std::fill(record.begin(), record.end(), '\0');
            if (!make(number, record.data()) || !write_all(ends[1], record.data(), bytes)) break;
        }
        _exit(0);
    }
    close(ends[1]);
    if (process > 0) return {process, ends[0]};
    close(ends[0]);
    return {};
}

}  // namespace

int cores() {
    return static_cast<int>(std::clamp(sysconf(_SC_NPROCESSORS_ONLN), 1L, 1024L));
}

bool in_processes(int jobs, long count, std::size_t bytes, const MakeRecord& make, const TakeRecord& take) {
    if (jobs <= 1 || count <= 1) return in_this_process(count, bytes, make, take);
    std::vector<Worker> workers;
    for (long first = 0; first < jobs; ++first) workers.push_back(start(first, jobs, count, bytes, make, workers));
    std::vector<char> record(bytes);
    bool made = true;
    for (long number = 0; number < count; ++number) {
        Worker& worker = workers[static_cast<std::size_t>(number % jobs)];
        if (!read_all(worker.results, record.data(), bytes)) {
            // The process could not make this record, or the system ended it. A second try here shows the reason.
            std::fill(record.begin(), record.end(), '\0');
            made = make(number, record.data());
        }
        if (!made || !take(number, record.data())) break;
    }
    for (const Worker& worker : workers) {
        if (worker.process < 0) continue;
        close(worker.results);
        kill(worker.process, SIGKILL);
        waitpid(worker.process, nullptr, 0);
    }
    return made;
}

#endif

}  // namespace tavern
