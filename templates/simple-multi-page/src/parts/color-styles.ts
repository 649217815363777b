import type { Colors } from "../types.ts";

/** The colors as CSS variables: "onAccent" becomes --site-on-accent. */
function toVariables(colors: Colors): string {
  return Object.entries(colors)
    .map(
      ([name, color]) =>
        `--site-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${color}`,
    )
    .join(";");
}

/** Dark if the device or the visitor chooses it, otherwise light. Printing always uses the light theme. */
export function colorStyles({ light, dark }: { light: Colors; dark: Colors }): string {
  const darkRules = `color-scheme:dark;--dim:.93;--shade:white;${toVariables(dark)}`;
  return `:root{color-scheme:light;--dim:1;--shade:black;${toVariables(light)}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkRules}}}@media screen{:root[data-theme=dark]{${darkRules}}}`;
}
