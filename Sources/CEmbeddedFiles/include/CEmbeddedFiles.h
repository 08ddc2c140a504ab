#ifndef NAVFLOW_EMBEDDED_FILES_H
#define NAVFLOW_EMBEDDED_FILES_H

/// Returns the content of a file that is part of the program, as UTF-8 that ends with NUL, or NULL if there is none.
///
/// The name is the file's path within the package, for example `Docs/ci.md`.
const char *_Nullable navflow_embedded_file(const char *_Nonnull name);

#endif
