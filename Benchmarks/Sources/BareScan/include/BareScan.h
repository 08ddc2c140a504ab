#ifndef BARE_SCAN_H
#define BARE_SCAN_H

/// Parses a file with libyaml and ignores the events.
///
/// Returns the number of events, or -1 if the file cannot be read or is not YAML.
long bareScan(const char *path);

#endif
