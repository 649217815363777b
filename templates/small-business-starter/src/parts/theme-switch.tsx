import { words } from "../../content/words.ts";
import { Icon } from "./icon.tsx";
import { themeKey } from "./theme-key.ts";

function switchTheme() {
  const page = document.documentElement;
  const now =
    page.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  page.dataset.theme = now === "dark" ? "light" : "dark";
  try {
    localStorage.setItem(themeKey, page.dataset.theme);
  } catch {
    // A private window may refuse to remember; the switch works all the same.
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
