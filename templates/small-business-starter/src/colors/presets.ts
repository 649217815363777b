import type { Colors, PaletteName, PresetName, SkinName } from "../types.ts";

/** The color palettes for colors.preset in site.config.ts. */
export const presets: Record<PaletteName, Colors> = {
  clover: {
    page: "#fffaf0",
    hero: "#ffd552",
    strong: "#143a2f",
    accent: "#ff8a70",
    soft: "#dcefe2",
    warm: "#ffd9c7",
    hill: "#2f7d5b",
  },
  porcelain: {
    page: "#fdfcfa",
    hero: "#e4ebf5",
    strong: "#1c2b4a",
    accent: "#f3b9a6",
    soft: "#f1f4f9",
    warm: "#fbeee8",
    hill: "#8fa6cc",
  },
  signal: {
    page: "#f5f3ee",
    hero: "#ff6a2b",
    strong: "#17191c",
    accent: "#ffc629",
    soft: "#e6e3db",
    warm: "#dadfe2",
    hill: "#8c949b",
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

const skinPalettes: Record<SkinName, PaletteName> = {
  vets: "clover",
  dentist: "porcelain",
  garage: "signal",
};

/** The seven colors of a site: the palette and the custom colors. */
export const resolveColors = (
  skin: SkinName,
  { preset, custom }: { preset: PresetName; custom: { light: Partial<Colors> } },
): Colors => ({ ...presets[preset === "skin" ? skinPalettes[skin] : preset], ...custom.light });
