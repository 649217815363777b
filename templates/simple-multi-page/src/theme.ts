/* The light and dark themes. The theme follows the device until the visitor uses the button. */

// Includes the folder, so that two sites on one domain do not share the theme.
const key = `theme:${import.meta.env.BASE_URL}`;

/** Runs in the head before the first paint, so that the wrong theme never flashes. */
export const themeScript = `(()=>{const d=document.documentElement.dataset;d.js="";try{const t=localStorage.getItem(${JSON.stringify(key)});if(t==="light"||t==="dark")d.theme=t}catch{}})()`;

export function startThemeButton(): void {
  const button = document.querySelector("[data-theme-button]");
  const system = matchMedia("(prefers-color-scheme: dark)");
  const page = document.documentElement;
  const isDark = () => (page.dataset.theme ? page.dataset.theme === "dark" : system.matches);
  const updateButton = () => button?.setAttribute("aria-pressed", String(isDark()));

  button?.addEventListener("click", () => {
    page.dataset.theme = isDark() ? "light" : "dark";
    updateButton();
    try {
      localStorage.setItem(key, page.dataset.theme);
    } catch {
      // Private windows may block storage. The theme then lasts for this page.
    }
  });
  system.addEventListener("change", updateButton);
  updateButton();
}
