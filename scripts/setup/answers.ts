import { emailAddress } from "@agency/contract/api/email-address";
import { isTimeZone } from "@agency/contract/format/time-zone";
import { z } from "zod";

/** What an owner is asked for, from a terminal or by a file, and when an answer is refused. */

const line = (most: number) =>
  z
    .string("must be text")
    .trim()
    .min(1, "must not be empty")
    .max(most, `must have at most ${most} characters`)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, "must be a single line of text");

const digitsIn = (text: string) => text.replace(/\D/g, "").length;

/** An address on the web that others can reach: https, and a name with a dot. */
const webAddress = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: "must be an address such as https://your-studio.com",
  })
  .refine((url) => !new URL(url).username, "must not hold a user name");

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
  postalAddress: z.array(line(80)).min(1, "must have at least one line").max(6, "is too long"),
  email: z
    .string("must be text")
    .trim()
    .refine(
      (email) => emailAddress.safeParse(email).success && /\.[^.]+$/.test(email),
      "must be an email such as hello@your-studio.com",
    ),
  phone: z
    .string("must be text")
    .trim()
    .regex(/^\+?[0-9 ().-]+$/, "must be a phone number such as +1 303 555 0142")
    .refine(
      (number) => digitsIn(number) >= 7 && digitsIn(number) <= 15,
      "must have 7 to 15 digits",
    ),
  siteUrl: webAddress
    .refine((url) => new URL(url).pathname === "/" && !/[?#]/.test(url), "must have no path")
    .transform((url) => new URL(url).origin),
  venmoHandle: z
    .string("must be text")
    .trim()
    .transform((handle) => handle.replace(/^@/, ""))
    .pipe(z.string().regex(/^[A-Za-z0-9_-]{5,30}$/, "must be a Venmo handle such as @your-studio")),
  social: z.array(z.strictObject({ name: line(30), url: webAddress })).max(8, "are too many"),
};

/** The same names, each with what it may be. All of it can be left out: what is not said stays as it is. */
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
  .refine(({ logo, initials }) => !logo || !initials, "name either a logo or initials, not both");

export type Answers = z.infer<typeof answersSchema>;

/** One line for each thing that is wrong, by the name it has in the file. */
export function formatZodErrors(error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    if (issue.code === "unrecognized_keys")
      return `${[...issue.path, ""].join(".")}${issue.keys.join(", ")}: nobody asks for this`;
    const message = /^Invalid input/.test(issue.message)
      ? "is not of the kind that is asked for"
      : issue.message;
    return issue.path.length > 0 ? `${issue.path.join(".")} ${message}` : message;
  });
}
