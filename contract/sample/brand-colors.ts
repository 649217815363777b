/** The sample's brand colors; all other colors are in colors.ts. */
export const brandColors = {
  tint: "#f0f7fe",
  "brand-200": "#b5dbfd",
  "brand-300": "#7cc0fb",
  "brand-400": "#3d86ca",
  "brand-500": "#0185e4",
  "brand-600": "#0a6fc2",
  "brand-700": "#07599e",
  "brand-800": "#0a4c86",
  "brand-900": "#0f3a68",
  "brand-on-ink": "#0a6fc2",
  accent: "#3d86ca",
} as const;
