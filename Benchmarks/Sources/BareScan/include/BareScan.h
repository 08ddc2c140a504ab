#ifndef BARE_SCAN_H
#define BARE_SCAN_H

/// Reads a file and runs libyaml's parser over it, doing nothing with its events.
///
/// Returns how many there were, or -1 where the file cannot be read or is not YAML.
long bareScan(const char *path);

#endif
