import { expect, test } from "vitest";
import { contrast } from "../../../scripts/setup/contrast.ts";
import { buttonText, dark, light, onPicture } from "./theme.ts";

for (const [scheme, colors] of Object.entries({ light, dark })) {
  test.each([
    ["heading", "sheet"],
    ["text", "sheet"],
    ["meta", "sheet"],
    ["link", "sheet"],
    ["heading", "panel"],
    ["meta", "panel"],
    ["heading", "background"],
    ["meta", "background"],
    ["link", "background"],
  ] as const)(`in ${scheme}, %s on %s reaches 4.5 : 1`, (text, background) => {
    expect(contrast(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5);
  });

  test(`in ${scheme}, the button and the words of a blocked picture can be read`, () => {
    expect(contrast(onPicture.text, onPicture.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(buttonText, colors.button)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.button, colors.sheet)).toBeGreaterThanOrEqual(3);
  });
}
