import { expect, test } from "vitest";
import { getContrast } from "../../../scripts/setup/contrast.ts";
import { buttonText, dark, light, onPicture } from "./theme.ts";

for (const [scheme, colors] of Object.entries({ light, dark })) {
  test.each([
    ["heading", "card"],
    ["text", "card"],
    ["meta", "card"],
    ["link", "card"],
    ["heading", "panel"],
    ["meta", "panel"],
    ["heading", "background"],
    ["meta", "background"],
    ["link", "background"],
  ] as const)(`has a contrast of 4.5:1 in ${scheme} for %s on %s`, (text, background) => {
    expect(getContrast(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5);
  });

  test(`keeps buttons and alt texts readable in ${scheme}`, () => {
    expect(getContrast(onPicture.text, onPicture.background)).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(buttonText, colors.button)).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(colors.button, colors.card)).toBeGreaterThanOrEqual(3);
  });
}
