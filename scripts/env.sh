# Source this file from bash, zsh or any POSIX shell: it puts Node 24 first on PATH. When the machine has another
# version, Node 24 is installed into .toolchain of the checkout.
NODE_VERSION=24.21.0

# Only bash and zsh know where a sourced file is. Other shells cannot parse the names for it, hence eval.
if [ -n "${BASH_VERSION:-}" ]; then
  SITE_ROOT=$(eval 'cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd')
elif [ -n "${ZSH_VERSION:-}" ]; then
  SITE_ROOT=$(eval 'cd "$(dirname "${(%):-%x}")/.." && pwd')
elif [ -f scripts/env.sh ] && [ -f package.json ]; then
  SITE_ROOT=$PWD
else
  echo "This shell cannot tell where scripts/env.sh is: cd into the checkout first." >&2
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
