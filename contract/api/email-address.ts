import { z } from "zod";
import { leadLimits } from "../limits/lead-limits.ts";

const atom = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+";
const label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]*[\\p{L}\\p{N}\\p{M}])?";

/**
 * Accepts what browsers accept in an email field, including international domains. Rejects "=?", which mail programs
 * would decode.
 */
export const emailAddress = z
  .string()
  .max(leadLimits.email)
  .regex(new RegExp(`^(?!.*=\\?)${atom}@${label}(?:\\.${label})*$`, "u"));
