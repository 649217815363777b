import { type ColorName, contrastPairs } from "@agency/contract/brand/colors";
import Color from "colorjs.io";

/** The WCAG contrast ratio of two colors, from 1 to 21. */
export const getContrast = (first: string, second: string) =>
  new Color(first).contrast(new Color(second), "WCAG21");

/** Finds the pairs with too little contrast, of one color or of all. */
export const findFailingPairs = (values: Readonly<Record<ColorName, string>>, color?: ColorName) =>
  contrastPairs.filter(
    ([text, background, minimum]) =>
      (color === undefined || text === color || background === color) &&
      getContrast(values[text], values[background]) < minimum,
  );
