/** Limits of the quote form, in characters. Separate from leads.ts, so that the home page does not load zod. */
export const leadLimits = { name: 500, email: 320, phone: 200, message: 20_000 } as const;
