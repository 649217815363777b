/** What the quote form takes at most, in characters. Apart from leads.ts, so that the home page needs no zod. */
export const leadLimits = { name: 500, email: 320, phone: 200, message: 20_000 } as const;
