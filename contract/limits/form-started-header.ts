/** Apart from the schemas of leads.ts: the home page sends this header, and zod would outweigh its form. */
export const formStartedHeader = "x-form-began";
