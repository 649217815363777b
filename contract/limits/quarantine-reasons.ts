/** Why a lead was quarantined, as shown to owners. */
export const quarantineReasons: Readonly<Record<string, string>> = {
  honeypot: "It filled in a field that people cannot see.",
  "cross-origin": "It came from another website.",
  "rate-limit": "Many messages came from the same network within a minute.",
  "too-fast": "It was sent within 3 seconds.",
  duplicate: "The same message was sent before.",
};
