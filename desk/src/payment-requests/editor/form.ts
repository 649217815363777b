import type { DraftContent } from "@agency/contract/api/payment-requests";
import { formatAmount } from "@agency/contract/format/money";
import {
  calculateTotals,
  DEPOSIT_PERCENT,
  formatDecimal,
  lineTotalCents,
  MAX_MILESTONES,
  type PaymentTerms,
} from "@agency/contract/offers/payment-request-totals";
import { parseHundredths } from "../../format/parse-hundredths.ts";

/** The fields of the editor, as text. */
export interface FormValues {
  name: string;
  email: string;
  company: string;
  taxId: string;
  address: string;
  title: string;
  body: string;
  lines: readonly FormLine[];
  tax: string;
  terms: PaymentTerms;
  depositPercent: string;
  /** ISO date, or "" for none. */
  dueOn: string;
  /** Always MAX_MILESTONES entries; blank ones are not saved. */
  milestones: readonly FormMilestone[];
}

export interface FormMilestone {
  title: string;
  /** ISO date, or "" for none. */
  on: string;
}

const emptyMilestones = Array.from({ length: MAX_MILESTONES }, () => ({ title: "", on: "" }));

export interface FormLine {
  /** React key, local to this form, so that inputs follow their line when it moves. */
  id: number;
  name: string;
  quantity: string;
  price: string;
}

export const emptyForm: FormValues = {
  name: "",
  email: "",
  company: "",
  taxId: "",
  address: "",
  title: "",
  body: "",
  lines: [{ id: 1, name: "", quantity: "1", price: "" }],
  tax: "0",
  terms: "deposit",
  depositPercent: String(DEPOSIT_PERCENT),
  dueOn: "",
  milestones: emptyMilestones,
};

export const toForm = ({ client, lines, ...content }: DraftContent): FormValues => ({
  ...client,
  title: content.title,
  body: content.body,
  lines: lines.map(({ name, quantityHundredths, unitCents }, index) => ({
    id: index + 1,
    name,
    quantity: formatDecimal(quantityHundredths),
    price: formatAmount(unitCents),
  })),
  tax: formatDecimal(content.taxBasisPoints),
  terms: content.terms,
  depositPercent: String(content.depositPercent),
  dueOn: content.dueOn ?? "",
  milestones: emptyMilestones.map((empty, index) => ({ ...empty, ...content.milestones[index] })),
});

/** Without the dates, which are those of the original. */
export const toCopy = ({ dueOn: _, milestones, ...content }: DraftContent): FormValues =>
  toForm({ ...content, milestones: milestones.map(({ title }) => ({ title })) });

/** Blank lines are not saved. */
export const isBlankLine = ({ name, price }: FormLine) => name.trim() === "" && price.trim() === "";

/** Converts the form to the API format. Invalid amounts become 0 and an invalid deposit the default; `validateDraft` reports them. */
export function toContent(form: FormValues): DraftContent {
  const { name, email, company, taxId, address } = form;
  return {
    client: {
      name: name.trim(),
      email: email.trim(),
      company: company.trim(),
      taxId: taxId.trim(),
      address: address.trim(),
    },
    title: form.title.trim(),
    body: form.body.trim(),
    lines: form.lines.filter((line) => !isBlankLine(line)).map(parseLine),
    taxBasisPoints: parseHundredths(form.tax || "0") ?? 0,
    terms: form.terms,
    depositPercent: parseDepositPercent(form.depositPercent) ?? DEPOSIT_PERCENT,
    ...(form.dueOn && form.terms !== "net15" && { dueOn: form.dueOn }),
    milestones: form.terms === "net15" ? [] : parseMilestones(form),
  };
}

const parseMilestones = ({ milestones }: FormValues) =>
  milestones
    .map(({ title, on }) => ({ title: title.trim(), ...(on && { on }) }))
    .filter(({ title, on }) => title || on);

/** Returns 30 for "30" or "30%", and undefined unless it is a whole number from 1 to 99. */
export const parseDepositPercent = (text: string) =>
  /^\s*[1-9]\d?\s*%?\s*$/.test(text) ? Number.parseInt(text, 10) : undefined;

const parseLine = ({ name, quantity, price }: FormLine) => ({
  name: name.trim(),
  quantityHundredths: parseHundredths(quantity) ?? 0,
  unitCents: parseHundredths(price || "0") ?? 0,
});

export const formLineTotalCents = (line: FormLine) => lineTotalCents(parseLine(line));

export function formTotals(form: FormValues) {
  const { lines, taxBasisPoints, terms, depositPercent } = toContent(form);
  return calculateTotals(lines, taxBasisPoints, terms, depositPercent);
}

/** Compares two forms and ignores blank lines, line ids and the case of the email. */
export const areFormsEqual = (a: FormValues, b: FormValues) => normalize(a) === normalize(b);
const normalize = ({ lines, email, ...fields }: FormValues) =>
  JSON.stringify([
    email.trim().toLowerCase(),
    Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
    lines
      .filter((line) => !isBlankLine(line))
      .map(({ name, quantity, price }) => [name, quantity, price]),
  ]);

/** Returns "Greta" for "Greta Olsen", and "the client" without a name. */
export const getClientFirstName = (name: string) => name.trim().split(/\s+/)[0] || "the client";
