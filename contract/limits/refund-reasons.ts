/** Apart from the schemas: the desk shows them, and has no zod. */
export const refundReasons = {
  "not-as-described": "It does not work as described",
  "not-used": "Time that was not used",
  cancelled: "Cancelled before the work began",
  twice: "Paid twice",
  goodwill: "Goodwill",
  other: "Something else",
} as const;
