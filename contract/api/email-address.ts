import { z } from "zod";
import { MAX_EMAIL_LENGTH } from "../limits/text-limits.ts";

const atom = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+";
const label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]*[\\p{L}\\p{N}\\p{M}])?";

/**
 * Accepts what browsers accept in an email field, including international domains. Rejects "=?", which mail programs
 * would decode.
 */
export const emailAddress = z
  .string()
  .max(MAX_EMAIL_LENGTH)
  .regex(new RegExp(`^(?!.*=\\?)${atom}@${label}(?:\\.${label})*$`, "u"));
