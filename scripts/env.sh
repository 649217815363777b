# shellcheck shell=sh
# Source this file in bash, zsh or any POSIX shell: it puts Node 24 first on PATH. If the machine has another version,
# it installs Node 24 into the checkout's .toolchain folder.
NODE_VERSION=24.21.0

# Only bash and zsh know the path of a sourced file. Use eval, because other shells cannot parse their syntax for it.
if [ -n "${BASH_VERSION:-}" ]; then
  SITE_ROOT=$(eval 'cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd')
elif [ -n "${ZSH_VERSION:-}" ]; then
  SITE_ROOT=$(eval 'cd "$(dirname "${(%):-%x}")/.." && pwd')
elif [ -f scripts/env.sh ] && [ -f package.json ]; then
  SITE_ROOT=$PWD
else
  echo "This shell cannot locate scripts/env.sh. Change to the checkout folder first." >&2
  return 1
fi

if [ "$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null)" != 24 ]; then
  TOOLCHAIN="$SITE_ROOT/.toolchain"
  if [ "$("$TOOLCHAIN/node_modules/.bin/node" -v 2>/dev/null)" != "v$NODE_VERSION" ]; then
    mkdir -p "$TOOLCHAIN"
    npm install --prefix "$TOOLCHAIN" --no-save --no-package-lock --loglevel=error "node@$NODE_VERSION" || return 1
  fi
  export PATH="$TOOLCHAIN/node_modules/.bin:$PATH"
fi
