import { expect, test } from "vitest";
import { button, dark, light, onPicture } from "./theme.ts";

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string) {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

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
    expect(contrast(button.text, button.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(button.background, colors.sheet)).toBeGreaterThanOrEqual(3);
  });
}
