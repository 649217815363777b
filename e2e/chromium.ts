/**
 * Debian's Chromium without its user interface: that costs half of every test, and its own pages disturb what is
 * measured. It talks to nobody but the page under test.
 */
export const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};
