# Source this file: it puts Node 24 first on PATH, installing it beside the checkout when the machine has another one.
NODE_VERSION=24.21.0
SITE_ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

if [ "$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null)" != 24 ]; then
  TOOLCHAIN="$SITE_ROOT/.toolchain"
  if [ "$("$TOOLCHAIN/node_modules/.bin/node" -v 2>/dev/null)" != "v$NODE_VERSION" ]; then
    mkdir -p "$TOOLCHAIN"
    npm install --prefix "$TOOLCHAIN" --no-save --no-package-lock --loglevel=error "node@$NODE_VERSION"
  fi
  export PATH="$TOOLCHAIN/node_modules/.bin:$PATH"
fi
