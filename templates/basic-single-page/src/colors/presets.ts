import type { Colors, PresetName } from "../types.ts";

/** The color palettes for colors.preset in site.config.ts. */
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
  meadow: {
    light: {
      page: "#f7f3df",
      text: "#0e3b2c",
      primary: "#1c7a4c",
      accent: "#ffb324",
      soft: "#cfe3a8",
      strong: "#0e3b2c",
    },
    dark: {
      page: "#0b271d",
      text: "#f7f3df",
      primary: "#8ed6a3",
      accent: "#f5a91d",
      soft: "#17503a",
      strong: "#061811",
    },
  },
  rose: {
    light: {
      page: "#fdf2ea",
      text: "#450c33",
      primary: "#b01660",
      accent: "#ff8d68",
      soft: "#ffc9d3",
      strong: "#450c33",
    },
    dark: {
      page: "#2b0920",
      text: "#fdf2ea",
      primary: "#ff9cc0",
      accent: "#fb8058",
      soft: "#611546",
      strong: "#190412",
    },
  },
};
