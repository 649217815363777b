/** Separate from leads.ts, so that the home page does not load zod. */
export const formStartedHeader = "x-form-started";
