import { useSyncExternalStore } from "react";
import { site } from "../site.config.ts";

const root = () => document.documentElement;
const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)");

const isDark = () =>
  (root().dataset.theme ?? (systemIsDark().matches ? "dark" : "light")) === "dark";

/** Subscribes to theme changes by the device or the button. */
function onThemeChange(update: () => void) {
  const system = systemIsDark();
  const page = new MutationObserver(update);
  system.addEventListener("change", update);
  page.observe(root(), { attributeFilter: ["data-theme"] });
  return () => {
    system.removeEventListener("change", update);
    page.disconnect();
  };
}

/** Switches between the light and dark theme, and saves the choice on this device. */
export function ThemeToggle() {
  const dark = useSyncExternalStore(onThemeChange, isDark, () => false);

  function toggle() {
    const theme = dark ? "light" : "dark";
    root().dataset.theme = theme;
    try {
      localStorage.setItem("single-page-theme", theme);
    } catch {
      // Private windows may block storage. The theme then lasts for this visit.
    }
  }

  return (
    <button
      type="button"
      aria-pressed={dark}
      aria-label={site.words.darkTheme}
      onClick={toggle}
      className="needs-script grid size-11 cursor-pointer place-items-center rounded-full border-2 border-current"
    >
      <svg viewBox="0 0 24 24" className="size-5 dark:rotate-180" aria-hidden="true">
        <circle cx="12" cy="12" r="9" className="fill-none stroke-current stroke-2" />
        <path d="M12 3a9 9 0 0 1 0 18z" className="fill-current" />
      </svg>
    </button>
  );
}
