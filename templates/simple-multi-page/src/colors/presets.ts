import type { Colors, PresetName } from "../types.ts";

/** The color palettes for colors.preset in site.config.ts. */
export const presets: Record<PresetName, { light: Colors; dark: Colors }> = {
  clay: {
    light: {
      page: "#f8f5ee",
      soft: "#ece5d8",
      warm: "#8b957b",
      strong: "#2a2521",
      text: "#2a2521",
      onStrong: "#ece5d8",
      accent: "#b4573a",
      onAccent: "#ffffff",
    },
    dark: {
      page: "#1f1b17",
      soft: "#26211c",
      warm: "#343d2e",
      strong: "#14110f",
      text: "#f0e9dd",
      onStrong: "#f0e9dd",
      accent: "#d98a68",
      onAccent: "#1f1b17",
    },
  },
};
