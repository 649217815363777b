/* Light and dark: follows the visitor's system until they press the button in the header. */

// The folder is part of the name, so that two sites on one domain do not share the choice.
const key = `theme:${import.meta.env.BASE_URL}`;

/** Runs in the head of every page, before anything is drawn, so that the wrong theme never flashes. */
export const themeScript = `(()=>{const d=document.documentElement.dataset;d.js="";try{const t=localStorage.getItem(${JSON.stringify(key)});if(t==="light"||t==="dark")d.theme=t}catch{}})()`;

export function startThemeButton(): void {
  const button = document.querySelector("[data-theme-button]");
  const system = matchMedia("(prefers-color-scheme: dark)");
  const page = document.documentElement;
  const isDark = () => (page.dataset.theme ? page.dataset.theme === "dark" : system.matches);
  const show = () => button?.setAttribute("aria-pressed", String(isDark()));

  button?.addEventListener("click", () => {
    page.dataset.theme = isDark() ? "light" : "dark";
    show();
    try {
      localStorage.setItem(key, page.dataset.theme);
    } catch {
      // Private windows may refuse to remember; the choice then lasts for this page.
    }
  });
  system.addEventListener("change", show);
  show();
}
