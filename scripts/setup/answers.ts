import { emailAddress } from "@agency/contract/api/email-address";
import { isTimeZone } from "@agency/contract/format/time-zone";
import { z } from "zod";

/** The owner's answers, from the terminal or from a file, with their validation. */

const line = (maxLength: number) =>
  z
    .string("must be text")
    .trim()
    .min(1, "must not be empty")
    .max(maxLength, `must have at most ${maxLength} characters`)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, "must be a single line of text");

const countDigits = (text: string) => text.replace(/\D/g, "").length;

/** A public URL: https, with a domain name. */
const publicUrl = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: "must be a URL such as https://your-studio.com",
  })
  .refine((url) => !new URL(url).username, "must not contain a user name");

const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "must be a color such as #0a6fc2");

export const fields = {
  name: line(60),
  legalName: line(100),
  tagline: line(120),
  founders: z
    .array(z.strictObject({ name: line(60), role: line(30) }))
    .min(1, "must name at least one person")
    .max(2, "must name at most two people"),
  city: line(60),
  region: line(60),
  timeZone: z.string().trim().refine(isTimeZone, "must be a time zone such as America/Denver"),
  postalAddress: z
    .array(line(80))
    .min(1, "must have at least one line")
    .max(6, "must have at most six lines"),
  email: z
    .string("must be text")
    .trim()
    .refine(
      (email) => emailAddress.safeParse(email).success && /\.[^.]+$/.test(email),
      "must be an email address such as hello@your-studio.com",
    ),
  phone: z
    .string("must be text")
    .trim()
    .regex(/^\+?[0-9 ().-]+$/, "must be a phone number such as +1 303 555 0142")
    .refine(
      (number) => countDigits(number) >= 7 && countDigits(number) <= 15,
      "must have 7 to 15 digits",
    ),
  siteUrl: publicUrl
    .refine((url) => new URL(url).pathname === "/" && !/[?#]/.test(url), "must have no path")
    .transform((url) => new URL(url).origin),
  venmoHandle: z
    .string("must be text")
    .trim()
    .transform((handle) => handle.replace(/^@/, ""))
    .pipe(z.string().regex(/^[A-Za-z0-9_-]{5,30}$/, "must be a Venmo handle such as @your-studio")),
  social: z
    .array(z.strictObject({ name: line(30), url: publicUrl }))
    .max(8, "must have at most eight links"),
};

/** All fields are optional. A missing field keeps its current value. */
export const answersSchema = z
  .strictObject({
    ...fields,
    colors: z.strictObject({ primary: color, accent: color }).partial(),
    logo: z.string().endsWith(".svg", "must be the path of an SVG file"),
    initials: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}&]{1,3}$/u, "must be one to three letters"),
  })
  .partial()
  .refine(({ logo, initials }) => !logo || !initials, "set either a logo or initials, not both");

export type Answers = z.infer<typeof answersSchema>;

/** Returns one line per error, with the field's name in the file. */
export function formatZodErrors(error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    if (issue.code === "unrecognized_keys")
      return `${[...issue.path, ""].join(".")}${issue.keys.join(", ")}: unknown setting`;
    const message = /^Invalid input/.test(issue.message) ? "has the wrong type" : issue.message;
    return issue.path.length > 0 ? `${issue.path.join(".")} ${message}` : message;
  });
}
