/** Separate from the schemas, because the desk does not load zod. */
export const refundReasons = {
  "not-as-described": "It does not work as described",
  "not-used": "Unused time",
  canceled: "Canceled before work started",
  duplicate: "Paid twice",
  goodwill: "Goodwill",
  other: "Other",
} as const;
