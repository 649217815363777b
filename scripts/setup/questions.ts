import { cancel, confirm, intro, isCancel, log, select, text } from "@clack/prompts";
import { type Answers, answersSchema, type fields, formatZodErrors } from "./answers.ts";
import { markFromInitials, markFromSvg } from "./mark.ts";
import { checkColor } from "./palette.ts";
import { parseSocialLinks } from "./social-links.ts";

/** Returns the answer. Ctrl+C exits before anything is written. */
const unwrapPrompt = <Value>(value: Value): Exclude<Value, symbol> => {
  if (!isCancel(value)) return value as Exclude<Value, symbol>;
  cancel("Nothing was changed.");
  process.exit(1);
};

interface Question<Value> {
  message: string;
  /** The current value, which an empty answer keeps. */
  current: string;
  /** Parses the answer. Throws if it is not valid. */
  parse: (answer: string) => Value;
}

async function ask<Value>({ message, current, parse }: Question<Value>): Promise<Value> {
  const findError = (answer: string | undefined) => {
    try {
      parse(answer?.trim() || current);
    } catch (error) {
      return (error as Error).message;
    }
  };
  const answer = await text({
    message,
    placeholder: current,
    defaultValue: current,
    validate: (answer) => (answer?.trim() || !current ? findError(answer) : undefined),
  });
  return parse(unwrapPrompt(answer).trim() || current);
}

type Field = keyof typeof fields;

/** Parses a field as in an answers file, with the same errors. */
const createParser =
  <Name extends Field>(name: Name, split: (answer: string) => unknown = (answer) => answer) =>
  (answer: string) => {
    const parsed = answersSchema.safeParse({ [name]: split(answer) });
    if (!parsed.success)
      throw new Error(`It ${formatZodErrors(parsed.error)[0]?.replace(/^\S+ /, "")}`);
    return parsed.data[name] as NonNullable<Answers[Name]>;
  };

const splitLines = (answer: string) => answer.split(";").map((line) => line.trim());

const splitPeople = (answer: string) =>
  splitLines(answer).map((line) => {
    const [name = "", ...role] = line.split(",");
    return { name, role: role.join(",") };
  });

/** Asks for all values, in the order of contract/agency.ts. */
export async function promptAll(current: Answers): Promise<Answers> {
  intro("Set up your site. Press Enter to keep the current value.");
  const askField = (
    name: Exclude<Field, "founders" | "postalAddress" | "social">,
    message: string,
  ) => ask({ message, current: current[name] ?? "", parse: createParser(name) }) as Promise<string>;
  const answers: Answers = {
    name: await askField("name", "What is your agency's name?"),
    legalName: await askField("legalName", "Legal name, for terms, receipts and licenses?"),
    tagline: await askField("tagline", "Tagline?"),
    founders: await ask({
      message: "Founders? Enter name, role; separated by ;",
      current: current.founders?.map(({ name, role }) => `${name}, ${role}`).join("; ") ?? "",
      parse: createParser("founders", splitPeople),
    }),
    city: await askField("city", "City?"),
    region: await askField("region", "State or region?"),
    timeZone: await askField("timeZone", "Time zone?"),
    postalAddress: await ask({
      message: "Postal address? Separate lines by ;",
      current: current.postalAddress?.join("; ") ?? "",
      parse: createParser("postalAddress", splitLines),
    }),
    email: await askField("email", "Email address for clients?"),
    phone: await askField("phone", "Phone number for clients?"),
    siteUrl: await askField("siteUrl", "URL of the site?"),
    venmoHandle: await askField("venmoHandle", "Venmo handle?"),
    social: await ask({
      message: "Social media pages? Separate URLs by spaces (- for none)",
      current: current.social?.map(({ url }) => url).join(" ") ?? "",
      parse: createParser("social", (answer) => parseSocialLinks(answer, current.social ?? [])),
    }),
    colors: {
      primary: await askColor("primary", "Color of buttons and links?", current),
      accent: await askColor("accent", "Color of icons and lines?", current),
    },
  };
  return { ...answers, ...(await askForMark()) };
}

async function askColor(
  role: "primary" | "accent",
  message: string,
  current: Answers,
): Promise<string> {
  const color = await ask({
    message,
    current: current.colors?.[role] ?? "",
    parse: (answer) => {
      const parsed = answersSchema.safeParse({ colors: { [role]: answer } });
      if (!parsed.success) throw new Error("It must be a color such as #0a6fc2");
      return parsed.data.colors?.[role] ?? "";
    },
  });
  const problem = checkColor(role, color);
  if (!problem) return color;
  log.warn(`${problem.reason}. Some people could not read it.`);
  const isAccepted = unwrapPrompt(
    await select({
      message: "Use the closest readable color?",
      options: [
        { value: true, label: `Yes, ${problem.nearest}` },
        { value: false, label: "No, choose another color" },
      ],
    }),
  );
  return isAccepted ? problem.nearest : askColor(role, message, current);
}

async function askForMark(): Promise<Pick<Answers, "logo" | "initials">> {
  const kind = unwrapPrompt(
    await select({
      message: "Which logo should appear next to the name?",
      options: [
        { value: "same", label: "Keep the current logo" },
        { value: "logo", label: "Use an SVG file" },
        { value: "initials", label: "Use initials" },
      ],
    }),
  );
  if (kind === "same") return {};
  if (kind === "logo") {
    const parse = (file: string) => {
      markFromSvg(file);
      return file;
    };
    return { logo: await ask({ message: "Path of the SVG file?", current: "", parse }) };
  }
  const parse = (initials: string) => {
    const parsed = answersSchema.safeParse({ initials });
    if (!parsed.success) throw new Error("It must be one to three letters");
    markFromInitials(initials);
    return initials;
  };
  return { initials: await ask({ message: "Which initials?", current: "", parse }) };
}

export async function askForImages(): Promise<boolean> {
  const message =
    "Render the sharing cards and email images now? This needs Chromium and takes a few minutes.";
  return unwrapPrompt(await confirm({ message, initialValue: false }));
}
