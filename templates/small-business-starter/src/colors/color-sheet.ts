/*
  Turns the seven colors of the site into everything the page needs, for light and for dark.
  A "surface" is a background together with the text, lines and buttons that suit it.
*/
import type { Color, Colors } from "../types.ts";
import { contrast, mix, readable } from "./contrast.ts";

const black = "#000000";
const white = "#ffffff";

type Surfaces = Record<
  "page" | "hero" | "strong" | "accent" | "soft" | "warm" | "card" | "best",
  Color
>;

const lightSurfaces = ({ page, hero, strong, accent, soft, warm }: Colors): Surfaces => ({
  page,
  hero,
  strong,
  accent,
  soft,
  warm,
  card: white,
  best: strong,
});

const darkSurfaces = ({ strong, accent, hero }: Colors): Surfaces => ({
  page: mix(strong, black, 0.58),
  hero: mix(strong, black, 0.12),
  strong: mix(strong, black, 0.34),
  accent,
  soft: mix(strong, black, 0.46),
  warm: mix(strong, black, 0.28),
  card: mix(strong, white, 0.05),
  best: hero,
});

/** Fades the text into the background as far as it stays readable. */
function faded(text: Color, background: Color, needed: number): Color {
  const steps = [0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];
  const share = steps.find((step) => contrast(mix(text, background, step), background) >= needed);
  return mix(text, background, share ?? 0);
}

function surface(name: string, background: Color, colors: Colors): string {
  const ink = readable(background, [colors.strong, colors.page]);
  const button = readable(background, [colors.strong, colors.hero]);
  const values = {
    surface: background,
    ink,
    quiet: faded(ink, background, 5.5),
    line: mix(background, ink, 0.16),
    field: faded(ink, background, 3.2),
    mark: readable(background, [colors.hero, colors.hill, ink]),
    button,
    "on-button": readable(button, [white, colors.strong, colors.page]),
  };
  const lines = Object.entries(values).map(([key, value]) => `--${key}:${value}`);
  return `.surface-${name}{${lines.join(";")}}`;
}

function theme(surfaces: Surfaces, colors: Colors, dark: boolean): string {
  const brand = [
    `--sun:${dark ? mix(colors.accent, colors.strong, 0.12) : colors.accent}`,
    `--far-hill:${dark ? mix(colors.hill, black, 0.45) : colors.hill}`,
    `--near-hill:${surfaces.strong}`,
    `--accent:${colors.accent}`,
    `--on-accent:${readable(colors.accent, [colors.strong, colors.page])}`,
    `--good:${dark ? "#7fdcae" : "#0b6b43"}`,
    `--bad:${dark ? "#ffb1a8" : "#b3202a"}`,
    `color-scheme:${dark ? "dark" : "light"}`,
  ];
  const parts = Object.entries(surfaces).map(([name, color]) => surface(name, color, colors));
  return `&{${brand.join(";")}}${parts.join("")}`;
}

/** The style sheet that carries your colors. It is written into the head of every page. */
export function colorSheet(colors: Colors): string {
  const light = theme(lightSurfaces(colors), colors, false);
  const dark = theme(darkSurfaces(colors), colors, true);
  return [
    `:root{${light}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:root[data-theme=dark]{${dark}}`,
  ].join("\n");
}
