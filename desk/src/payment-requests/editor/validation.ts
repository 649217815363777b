import { isWithinLimit, MAX_CENTS } from "@agency/contract/offers/payment-request-totals";
import { parseHundredths } from "../../format/parse-hundredths.ts";
import {
  type FormLine,
  type FormMilestone,
  type FormValues,
  formLineTotalCents,
  formTotals,
  isBlankLine,
  parseDepositPercent,
  toContent,
} from "./form.ts";

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

export const lineFieldName = (id: number, field: keyof FormLine) => `line-${id}-${field}`;
export const milestoneFieldName = (index: number, field: keyof FormMilestone) =>
  `milestone-${index}-${field}`;

/** Checks that the numbers are valid and within the limits, which even a draft requires. */
export function validateDraft(form: FormValues): FieldErrors {
  const errors: Record<string, string> = {};
  for (const line of form.lines.filter((item) => !isBlankLine(item))) {
    const quantity = parseHundredths(line.quantity);
    if (!quantity || quantity < 0)
      errors[lineFieldName(line.id, "quantity")] = "Enter a quantity, such as 1 or 1.5.";
    else if (quantity > 1_000_000)
      errors[lineFieldName(line.id, "quantity")] = "Quantity can’t exceed 10,000.";
    const cents = parseHundredths(line.price || "0");
    if (cents === undefined)
      errors[lineFieldName(line.id, "price")] = "Enter a unit price, such as 1,500 or 49.50.";
    else if (Math.max(Math.abs(cents), Math.abs(formLineTotalCents(line))) > MAX_CENTS)
      errors[lineFieldName(line.id, "price")] = "A line item can’t exceed $1,000,000.";
  }
  const tax = parseHundredths(form.tax || "0");
  if (tax === undefined || tax < 0) errors.tax = "Enter a percentage, such as 8.25.";
  else if (tax > 5_000) errors.tax = "Tax can’t exceed 50%.";
  if (form.terms === "deposit" && parseDepositPercent(form.depositPercent) === undefined)
    errors.depositPercent = "Enter a whole number from 1 to 99.";
  const { lines, taxBasisPoints } = toContent(form);
  if (Object.keys(errors).length === 0 && !isWithinLimit(lines, taxBasisPoints))
    errors.lines = "The total can’t exceed $1,000,000.";
  return errors;
}

/** Also checks for missing fields, a total of $0 or less, and dates before `today`, which is an ISO date. */
export function validateForSending(form: FormValues, today: string): FieldErrors {
  const errors: Record<string, string> = { ...validateDraft(form) };
  if (!form.name.trim()) errors.name = "Enter the client’s name.";
  if (!form.email.trim()) errors.email = "Enter the client’s email address.";
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email.trim()))
    errors.email = "Enter a valid email address.";
  if (!form.title.trim()) errors.title = "Enter a title.";
  const lines = form.lines.filter((line) => !isBlankLine(line));
  for (const { id, name } of lines)
    if (!name.trim()) errors[lineFieldName(id, "name")] = "Enter an item name.";
  const hasNoLineOrTaxErrors = !Object.keys(errors).some((field) => /^line|^tax$/.test(field));
  if (lines.length === 0) errors.lines = "Add at least one line item.";
  else if (hasNoLineOrTaxErrors && formTotals(form).totalCents <= 0)
    errors.lines = "The total must be over $0.";
  if (form.terms !== "net15" && form.dueOn && form.dueOn < today)
    errors.dueOn = "Choose a date that hasn’t passed.";
  if (form.terms !== "net15") Object.assign(errors, validateMilestones(form, today));
  return errors;
}

function validateMilestones({ milestones }: FormValues, today: string): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [index, { title, on }] of milestones.entries()) {
    if (title.trim() && !on) errors[milestoneFieldName(index, "on")] = "Choose a date.";
    if (on && !title.trim()) errors[milestoneFieldName(index, "title")] = "Enter a milestone name.";
    if (on && on < today)
      errors[milestoneFieldName(index, "on")] = "Choose a date that hasn’t passed.";
  }
  return errors;
}
