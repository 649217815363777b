/** "look" works today and is likely not to for long; "broken" keeps a visitor, a buyer or a mail from arriving. */
export interface Finding {
  level: "ok" | "look" | "broken";
  what: string;
  words: string;
}

const finding =
  (level: Finding["level"]) =>
  (what: string, words: string): Finding => ({ level, what, words });
export const ok = finding("ok");
export const warning = finding("look");
export const failure = finding("broken");
