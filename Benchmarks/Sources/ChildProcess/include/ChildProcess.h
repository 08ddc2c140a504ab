#ifndef CHILD_PROCESS_H
#define CHILD_PROCESS_H

#include <stdbool.h>

/// What one run of a program took.
struct child_run {
  /// Wall-clock time, and processor time of all threads, in seconds.
  double wall, user, system;
  /// The largest resident set, in bytes.
  long peak;
  /// The exit status, or -1 where the program did not start or a signal ended it.
  int status;
  bool timed_out;
};

/// Runs a program, ends it after `timeout` seconds, and writes its standard output to a file. Its messages are thrown away.
///
/// The last of `arguments` is NULL; the first is the path of the program.
struct child_run run_child(char *const *arguments, const char *output, unsigned timeout);

#endif
