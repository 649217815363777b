/** Why a lead was held back, as its owner reads it. */
export const quarantineReasons: Readonly<Record<string, string>> = {
  honeypot: "It filled in the field that people do not see.",
  "foreign-origin": "It came from another website.",
  burst: "Many came from the same place within a minute.",
  "too-fast": "It was sent within 3 seconds.",
  duplicate: "The same message had come before.",
};
