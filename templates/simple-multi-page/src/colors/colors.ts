import { site } from "../../site.config.ts";
import type { Colors } from "../types.ts";
import { presets } from "./presets.ts";

const { preset, custom } = site.colors;

/** The preset and the custom colors of site.config.ts, by theme. */
export const colors: { light: Colors; dark: Colors } = {
  light: { ...presets[preset].light, ...custom.light },
  dark: { ...presets[preset].dark, ...custom.dark },
};
