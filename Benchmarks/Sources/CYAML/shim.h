#if !__has_include(<yaml.h>)
#error "navflow needs libyaml: install it with `apt-get install libyaml-dev` (Debian, Ubuntu) or `brew install libyaml` (macOS), or run `make` which does."
#endif
#include <yaml.h>
