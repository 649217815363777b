import { site } from "../../site.config.ts";
import type { Colors } from "../types.ts";
import { presets } from "./presets.ts";

const { preset, custom } = site.colors;

/** The chosen set with your own colors on top, for light and for dark. */
export const colors: { light: Colors; dark: Colors } = {
  light: { ...presets[preset].light, ...custom.light },
  dark: { ...presets[preset].dark, ...custom.dark },
};
