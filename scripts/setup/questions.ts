import { cancel, confirm, intro, isCancel, log, select, text } from "@clack/prompts";
import { type Answers, answersSchema, type fields, formatZodErrors } from "./answers.ts";
import { markFromInitials, markFromSvg } from "./mark.ts";
import { checkColor } from "./palette.ts";
import { socialLinks } from "./social-links.ts";

/** An answer; Ctrl+C ends everything before anything is written. */
const unwrapPrompt = <Value>(value: Value): Exclude<Value, symbol> => {
  if (!isCancel(value)) return value as Exclude<Value, symbol>;
  cancel("Nothing was changed.");
  process.exit(1);
};

interface Question<Value> {
  message: string;
  /** Today's value, which an empty answer keeps. */
  today: string;
  /** What the answer means. Throws where it can not be taken. */
  read: (answer: string) => Value;
}

async function ask<Value>({ message, today, read }: Question<Value>): Promise<Value> {
  const complaintOf = (answer: string | undefined) => {
    try {
      read(answer?.trim() || today);
    } catch (error) {
      return (error as Error).message;
    }
  };
  const answer = await text({
    message,
    placeholder: today,
    defaultValue: today,
    validate: (answer) => (answer?.trim() || !today ? complaintOf(answer) : undefined),
  });
  return read(unwrapPrompt(answer).trim() || today);
}

type Field = keyof typeof fields;

/** A field as the file of answers has it, refused in the same words. */
const reader =
  <Name extends Field>(name: Name, parts: (answer: string) => unknown = (answer) => answer) =>
  (answer: string) => {
    const read = answersSchema.safeParse({ [name]: parts(answer) });
    if (!read.success)
      throw new Error(`It ${formatZodErrors(read.error)[0]?.replace(/^\S+ /, "")}`);
    return read.data[name] as NonNullable<Answers[Name]>;
  };

const lines = (answer: string) => answer.split(";").map((line) => line.trim());

const people = (answer: string) =>
  lines(answer).map((line) => {
    const [name = "", ...role] = line.split(",");
    return { name, role: role.join(",") };
  });

/** Everything an owner is asked, in the order of the file that it ends up in. */
export async function promptAll(today: Answers): Promise<Answers> {
  intro("Make this site yours. Enter keeps what is shown.");
  const field = (name: Exclude<Field, "founders" | "postalAddress" | "social">, message: string) =>
    ask({ message, today: today[name] ?? "", read: reader(name) }) as Promise<string>;
  const answers: Answers = {
    name: await field("name", "What is the agency called?"),
    legalName: await field("legalName", "Its legal name, for terms, receipts and licenses?"),
    tagline: await field("tagline", "What is it, in a few words?"),
    founders: await ask({
      message: "Who founded it? Name, role; separated by ;",
      today: today.founders?.map(({ name, role }) => `${name}, ${role}`).join("; ") ?? "",
      read: reader("founders", people),
    }),
    city: await field("city", "Which city is it in?"),
    region: await field("region", "Which state or region?"),
    timeZone: await field("timeZone", "Which time zone does it work in?"),
    postalAddress: await ask({
      message: "Its postal address, lines separated by ;",
      today: today.postalAddress?.join("; ") ?? "",
      read: reader("postalAddress", lines),
    }),
    email: await field("email", "Which email do clients write to?"),
    phone: await field("phone", "Which phone number do they call?"),
    siteUrl: await field("siteUrl", "Where will the site be?"),
    venmoHandle: await field("venmoHandle", "The Venmo handle that is paid to?"),
    social: await ask({
      message: "Its pages on social networks, separated by spaces (- for none)",
      today: today.social?.map(({ url }) => url).join(" ") ?? "",
      read: reader("social", (answer) => socialLinks(answer, today.social ?? [])),
    }),
    colors: {
      primary: await askColor("primary", "The color of buttons and links?", today),
      accent: await askColor("accent", "The color of icons and rules?", today),
    },
  };
  return { ...answers, ...(await askMark()) };
}

async function askColor(
  role: "primary" | "accent",
  message: string,
  today: Answers,
): Promise<string> {
  const color = await ask({
    message,
    today: today.colors?.[role] ?? "",
    read: (answer) => {
      const read = answersSchema.safeParse({ colors: { [role]: answer } });
      if (!read.success) throw new Error("It must be a color such as #0a6fc2");
      return read.data.colors?.[role] ?? "";
    },
  });
  const refused = checkColor(role, color);
  if (!refused) return color;
  log.warn(`${refused.reason}: some could not read it.`);
  const taken = unwrapPrompt(
    await select({
      message: "Take the nearest that everybody can read?",
      options: [
        { value: true, label: `Yes, ${refused.nearest}` },
        { value: false, label: "No, I choose another" },
      ],
    }),
  );
  return taken ? refused.nearest : askColor(role, message, today);
}

async function askMark(): Promise<Pick<Answers, "logo" | "initials">> {
  const kind = unwrapPrompt(
    await select({
      message: "Which mark stands beside the name?",
      options: [
        { value: "same", label: "The one that is there" },
        { value: "logo", label: "Our logo, from an SVG file" },
        { value: "initials", label: "Our initials" },
      ],
    }),
  );
  if (kind === "same") return {};
  if (kind === "logo") {
    const read = (file: string) => {
      markFromSvg(file);
      return file;
    };
    return { logo: await ask({ message: "Path of the SVG file?", today: "", read }) };
  }
  const read = (initials: string) => {
    const parsed = answersSchema.safeParse({ initials });
    if (!parsed.success) throw new Error("It must be one to three letters");
    markFromInitials(initials);
    return initials;
  };
  return { initials: await ask({ message: "Which initials?", today: "", read }) };
}

export async function askForPictures(): Promise<boolean> {
  const message =
    "Photograph the sharing cards and mail pictures now? It takes Chromium and some minutes.";
  return unwrapPrompt(await confirm({ message, initialValue: false }));
}
