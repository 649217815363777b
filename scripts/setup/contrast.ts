import { type ColorName, contrastPairs } from "@agency/contract/brand/colors";
import Color from "colorjs.io";

/** How far apart two colors are in the measure of WCAG, from 1 to 21. */
export const contrast = (one: string, other: string) =>
  new Color(one).contrast(new Color(other), "WCAG21");

/** The pairs that can not be read well enough; those of one color, or all of them. */
export const failingPairs = (values: Readonly<Record<ColorName, string>>, of?: ColorName) =>
  contrastPairs.filter(
    ([text, background, least]) =>
      (of === undefined || text === of || background === of) &&
      contrast(values[text], values[background]) < least,
  );
