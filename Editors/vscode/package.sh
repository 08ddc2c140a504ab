#!/bin/sh
# Compiles the extension, and packages it as navflow-VERSION.vsix. Needs npm.
set -eu
cd "$(dirname "$0")"
command -v npm >/dev/null || { echo "package.sh: install Node.js with npm first" >&2; exit 1; }
npm install --no-fund --no-audit
npm run compile
cp ../../LICENSE LICENSE
npx vsce package
rm LICENSE
