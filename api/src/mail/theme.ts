import { colors } from "@agency/contract/brand/colors";

/** The site's colors by role. Inlined, because mail programs do not support custom properties. */

export const light = {
  background: colors.mist,
  card: colors.white,
  panel: colors.mist,
  line: colors.line,
  heading: colors.ink,
  text: colors.body,
  meta: colors.meta,
  link: colors["brand-600"],
  button: colors["brand-600"],
} as const;

export const dark: Record<keyof typeof light, string> = {
  background: colors["ink-deep"],
  card: colors.ink,
  panel: colors["ink-raised"],
  line: colors["ink-line"],
  heading: colors.white,
  text: colors["on-ink"],
  meta: colors["on-ink-meta"],
  link: colors["brand-300"],
  button: colors["brand-on-ink"],
};

/** The same in both color schemes. */
export const buttonText = colors.white;
/** For the alt text of a blocked picture. */
export const onPicture = { background: colors["ink-raised"], text: colors.white } as const;

/** Only installed fonts, because loading a web font would reveal when and where an email is opened. */
export const fonts = {
  text: "'Instrument Sans', 'Avenir Next', 'Segoe UI Variable Text', 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif",
  heading:
    "'Bricolage Grotesque', 'Avenir Next', 'Segoe UI Variable Display', 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif",
  code: "ui-monospace, SFMono-Regular, Menlo, 'Cascadia Mono', Consolas, 'Liberation Mono', monospace",
} as const;

type Role = keyof typeof light;

const property = (role: Role) => {
  if (role === "line") return "border-color";
  return ["background", "card", "panel", "button"].includes(role) ? "background-color" : "color";
};

const darkRules = (Object.keys(dark) as Role[])
  .map((role) => `.${role} { ${property(role)}: ${dark[role]} !important; }`)
  .join("\n");

/** Light colors are also inline, for programs that drop this style sheet. The class of each role adds the dark color. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 600px) {
.background > table > tbody > tr > td { padding-top: 0 !important; }
.card { border-left-width: 0 !important; border-right-width: 0 !important; }
.card, .banner { border-radius: 0 !important; }
.pad { padding-left: 20px !important; padding-right: 20px !important; }
.title { font-size: 26px !important; }
.button { display: block !important; text-align: center !important; }
.detail { display: inline-block !important; width: 46% !important; box-sizing: border-box !important; }
.detail:nth-child(2) { width: 54% !important; padding-right: 0 !important; }
.thumb { float: left !important; }
.beside { display: block !important; margin-left: 104px !important; }
.below { display: block !important; clear: both !important; padding: 12px 0 0 !important; }
}
@media (max-width: 360px) {
.portrait { width: 48px !important; height: 61px !important; }
.day { font-size: 17px !important; }
}
@media (prefers-color-scheme: dark) {
${darkRules}
.background > table > tbody > tr > td { background-color: ${dark.background} !important; }
}
`;
