#!/usr/bin/env bash
# Installs the Debian packages that the tests need, unless they are installed already.
set -euo pipefail
packages=(
  postgresql chromium-headless-shell nginx-light libnginx-mod-http-brotli-static fonts-liberation poppler-utils procps systemd shellcheck zsh
  firefox-esr webkit2gtk-driver xvfb gir1.2-webkit2-4.1 python3-gi
)

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "ok installed" || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

sudo=$([ "$(id -u)" -eq 0 ] || echo sudo)
$sudo apt-get update -qq
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends "${missing[@]}"
