import type { Colors } from "../types.ts";

export type PresetName = "clover" | "harbor" | "fig";

/** Three ready sets. Choose one by name in site.config.ts. */
export const presets: Record<PresetName, Colors> = {
  clover: {
    page: "#fffaf0",
    hero: "#ffd552",
    strong: "#143a2f",
    accent: "#ff8a70",
    soft: "#dcefe2",
    warm: "#ffd9c7",
    hill: "#2f7d5b",
  },
  harbor: {
    page: "#f7fbfd",
    hero: "#a9dbf2",
    strong: "#12304f",
    accent: "#ffc24b",
    soft: "#dfeef6",
    warm: "#ffedc9",
    hill: "#2b6f9e",
  },
  fig: {
    page: "#fff8f5",
    hero: "#f9b9c0",
    strong: "#3d1738",
    accent: "#d3df72",
    soft: "#efe5f5",
    warm: "#fde2d2",
    hill: "#8e4b80",
  },
};
