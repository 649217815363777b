import { isWithinLimit, MAX_CENTS } from "@agency/contract/offers/payment-request-totals";
import {
  type Form,
  type FormLine,
  type FormMilestone,
  formTotals,
  isBlank,
  lineSum,
  parsePercent,
  toContent,
} from "./form.ts";
import { parseDecimal } from "./parse-decimal.ts";

/** What is wrong with a field, in words, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The name of a line's field, for its problem. */
export const lineField = (id: number, field: keyof FormLine) => `line-${id}-${field}`;

/** The name of a milestone's field, for its problem. */
export const milestoneField = (index: number, field: keyof FormMilestone) =>
  `milestone-${index}-${field}`;

/** Without numbers that can be read not even a draft is saved. */
export function validateDraft(form: Form): FieldErrors {
  const problems: Record<string, string> = {};
  for (const line of form.lines.filter((one) => !isBlank(one))) {
    const quantity = parseDecimal(line.quantity);
    if (!quantity || quantity < 0)
      problems[lineField(line.id, "quantity")] = "How many: a number such as 1 or 1.5, please.";
    else if (quantity > 1_000_000)
      problems[lineField(line.id, "quantity")] = "How many: at most 10,000, please.";
    const cents = parseDecimal(line.price || "0");
    if (cents === undefined)
      problems[lineField(line.id, "price")] = "Price: an amount such as 1,500 or 49.50, please.";
    else if (Math.max(Math.abs(cents), Math.abs(lineSum(line))) > MAX_CENTS)
      problems[lineField(line.id, "price")] = "Price: at most $1,000,000 a line, please.";
  }
  const tax = parseDecimal(form.tax || "0");
  if (tax === undefined || tax < 0) problems.tax = "A percentage such as 8.25, please.";
  else if (tax > 5_000) problems.tax = "At most 50%, please.";
  if (form.terms === "halves" && parsePercent(form.depositPercent) === undefined)
    problems.depositPercent = "A whole number from 1 to 99, please.";
  const { lines, taxHundredths } = toContent(form);
  if (Object.keys(problems).length === 0 && !isWithinLimit(lines, taxHundredths))
    problems.lines = "The total can be $1,000,000 at most.";
  return problems;
}

/** What a client reads has to be whole. `today` is "2026-11-27". */
export function validateForSending(form: Form, today: string): FieldErrors {
  const problems: Record<string, string> = { ...validateDraft(form) };
  if (!form.name.trim()) problems.name = "Who is it for?";
  if (!form.email.trim()) problems.email = "Where should it go?";
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email.trim()))
    problems.email = "This is not an e-mail address.";
  if (!form.title.trim()) problems.title = "What do they get? A few words, please.";
  const lines = form.lines.filter((line) => !isBlank(line));
  for (const { id, name } of lines)
    if (!name.trim()) problems[lineField(id, "name")] = "What: say what it is for, please.";
  const hasNumbers = !Object.keys(problems).some((field) => /^line|^tax$/.test(field));
  if (lines.length === 0) problems.lines = "At least one line, please.";
  else if (hasNumbers && formTotals(form).totalCents <= 0)
    problems.lines = "The total has to be more than nothing.";
  if (form.terms !== "net15" && form.dueOn && form.dueOn < today)
    problems.dueOn = "This day has passed.";
  if (form.terms !== "net15") Object.assign(problems, problemsOfMilestones(form, today));
  return problems;
}

function problemsOfMilestones({ milestones }: Form, today: string): FieldErrors {
  const problems: Record<string, string> = {};
  for (const [index, { title, on }] of milestones.entries()) {
    if (title.trim() && !on) problems[milestoneField(index, "on")] = "By which day?";
    if (on && !title.trim()) problems[milestoneField(index, "title")] = "What is ready by then?";
    if (on && on < today) problems[milestoneField(index, "on")] = "This day has passed.";
  }
  return problems;
}
