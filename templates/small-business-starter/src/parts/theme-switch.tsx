import { words } from "../../content/words.ts";
import { Icon } from "./icon.tsx";
import { themeKey } from "./theme-key.ts";

function switchTheme() {
  const page = document.documentElement;
  const current =
    page.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  page.dataset.theme = current === "dark" ? "light" : "dark";
  try {
    localStorage.setItem(themeKey, page.dataset.theme);
  } catch {
    // Private windows may block storage. The theme then lasts for this page.
  }
}

export function ThemeSwitch() {
  return (
    <button type="button" className="icon-button needs-script" onClick={switchTheme}>
      <Icon name="sun" className="only-dark size-6" />
      <Icon name="night" className="only-light size-6" />
      <span className="sr-only">{words.lightAndDark}</span>
    </button>
  );
}
