import { z } from "zod";
import { leadLimits } from "../limits/lead-limits.ts";

const atom = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+";
const label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]*[\\p{L}\\p{N}\\p{M}])?";

/**
 * Whatever a browser takes in a field for an email, so that nobody is refused for what the page let through. A domain
 * may be written in its own letters: some browsers send it so. Only "=?" is not taken: a mail program could decode what
 * follows into anything.
 */
export const emailAddress = z
  .string()
  .max(leadLimits.email)
  .regex(new RegExp(`^(?!.*=\\?)${atom}@${label}(?:\\.${label})*$`, "u"));
