/*
  Derives all colors of the light and dark themes from the seven colors of the site.
  A "surface" is a background with matching colors for text, lines and buttons.
*/
import type { Color, Colors } from "../types.ts";
import { contrast, mix, pickReadable } from "./contrast.ts";

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

/** Fades the text color as far as the contrast allows. */
function fade(text: Color, background: Color, minContrast: number): Color {
  const steps = [0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];
  const share = steps.find(
    (step) => contrast(mix(text, background, step), background) >= minContrast,
  );
  return mix(text, background, share ?? 0);
}

function renderSurface(name: string, background: Color, colors: Colors): string {
  const ink = pickReadable(background, [colors.strong, colors.page]);
  const button = pickReadable(background, [colors.strong, colors.hero]);
  const values = {
    surface: background,
    ink,
    quiet: fade(ink, background, 5.5),
    line: mix(background, ink, 0.16),
    field: fade(ink, background, 3.2),
    mark: pickReadable(background, [colors.hero, colors.hill, ink]),
    button,
    "on-button": pickReadable(button, [white, colors.strong, colors.page]),
  };
  const lines = Object.entries(values).map(([key, value]) => `--${key}:${value}`);
  return `.surface-${name}{${lines.join(";")}}`;
}

function renderTheme(surfaces: Surfaces, colors: Colors, isDark: boolean): string {
  const brand = [
    `--sun:${isDark ? mix(colors.accent, colors.strong, 0.12) : colors.accent}`,
    `--far-hill:${isDark ? mix(colors.hill, black, 0.45) : colors.hill}`,
    `--near-hill:${surfaces.strong}`,
    `--accent:${colors.accent}`,
    `--on-accent:${pickReadable(colors.accent, [colors.strong, colors.page])}`,
    `--good:${isDark ? "#7fdcae" : "#0b6b43"}`,
    `--bad:${isDark ? "#ffb1a8" : "#b3202a"}`,
    `color-scheme:${isDark ? "dark" : "light"}`,
  ];
  const parts = Object.entries(surfaces).map(([name, color]) => renderSurface(name, color, colors));
  return `&{${brand.join(";")}}${parts.join("")}`;
}

/** The style sheet with your colors, for the head of every page. */
export function colorSheet(colors: Colors): string {
  const light = renderTheme(lightSurfaces(colors), colors, false);
  const dark = renderTheme(darkSurfaces(colors), colors, true);
  return [
    `:root{${light}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:root[data-theme=dark]{${dark}}`,
  ].join("\n");
}
