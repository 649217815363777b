import type { Colors } from "../types.ts";

export type PresetName = "lake";

/** Ready sets of colors. Choose one by name in site.config.ts. */
export const presets: Record<PresetName, { light: Colors; dark: Colors }> = {
  lake: {
    light: {
      page: "#f6efe2",
      text: "#161d6b",
      primary: "#2a3bd0",
      accent: "#ff5a3c",
      soft: "#ffc2ae",
      strong: "#161d6b",
    },
    dark: {
      page: "#0d1145",
      text: "#f6efe2",
      primary: "#9da8ff",
      accent: "#f0563a",
      soft: "#252c87",
      strong: "#080b30",
    },
  },
};
