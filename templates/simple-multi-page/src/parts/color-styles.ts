import type { Colors } from "../types.ts";

/** The colors of site.config.ts as CSS: "onAccent" becomes --site-on-accent. */
function variables(colors: Colors): string {
  return Object.entries(colors)
    .map(
      ([name, color]) =>
        `--site-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${color}`,
    )
    .join(";");
}

/** Light first; dark when the system asks for it, or when the visitor chose it with the button. Paper is always light. */
export function colorStyles({ light, dark }: { light: Colors; dark: Colors }): string {
  const darkRules = `color-scheme:dark;--dim:.93;--shade:white;${variables(dark)}`;
  return `:root{color-scheme:light;--dim:1;--shade:black;${variables(light)}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkRules}}}@media screen{:root[data-theme=dark]{${darkRules}}}`;
}
