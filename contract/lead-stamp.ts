/** Apart from the schemas of leads.ts: the home page sends this header, and zod would outweigh its form. */
export const leadStampHeader = "x-form-began";
