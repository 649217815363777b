/** The site's colors by what they are for; mail programs know no custom properties. */

export const light = {
  ground: "#f5f8fb",
  sheet: "#ffffff",
  panel: "#f5f8fb",
  band: "#0b1524",
  line: "#dfe6ee",
  heading: "#0b1524",
  text: "#475569",
  meta: "#5b6b80",
  link: "#0a6fc2",
} as const;

export const dark: Record<keyof typeof light, string> = {
  ground: "#060d18",
  sheet: "#0b1524",
  panel: "#142236",
  band: "#0b1524",
  line: "#2a3b54",
  heading: "#ffffff",
  text: "#c3cedb",
  meta: "#8fa0b5",
  link: "#7cc0fb",
};

/** The same in both. */
export const button = { ground: "#0a6fc2", text: "#ffffff" } as const;
export const onBand = "#ffffff";

/** What is installed everywhere: a mail that loads a font tells where it was opened. */
export const fonts = {
  text: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  code: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

type Role = keyof typeof light;

const property = (role: Role) => {
  if (role === "line") return "border-color";
  return ["ground", "sheet", "panel", "band"].includes(role) ? "background-color" : "color";
};

const darkRules = (Object.keys(dark) as Role[])
  .map((role) => `.${role} { ${property(role)}: ${dark[role]} !important; }`)
  .join("\n");

/** Colors stand inline for programs that drop this sheet; the class of the same name turns them dark. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 600px) {
.ground > table > tbody > tr > td { padding-top: 0 !important; }
.sheet, .band { border-radius: 0 !important; border-width: 0 !important; }
.pad { padding-left: 20px !important; padding-right: 20px !important; }
.title { font-size: 26px !important; }
.button { display: block !important; margin-top: 20px !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
${darkRules}
.ground > table > tbody > tr > td { background-color: ${dark.ground} !important; }
.band { border-bottom: 1px solid ${dark.line} !important; }
}
`;
