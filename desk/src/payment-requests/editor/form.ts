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
import { parseDecimal } from "./parse-decimal.ts";

/** What is in the fields, as it was typed. */
export interface Form {
  name: string;
  email: string;
  company: string;
  vatId: string;
  address: string;
  title: string;
  body: string;
  lines: readonly FormLine[];
  tax: string;
  terms: PaymentTerms;
  depositPercent: string;
  /** "" for none. */
  dueOn: string;
  /** Always as many as there can be; empty ones are not sent. */
  milestones: readonly FormMilestone[];
}

export interface FormMilestone {
  title: string;
  /** "" for none. */
  on: string;
}

const noMilestones = Array.from({ length: MAX_MILESTONES }, () => ({ title: "", on: "" }));

export interface FormLine {
  /** Of this form only: so that a field keeps its place when lines are moved. */
  id: number;
  name: string;
  quantity: string;
  price: string;
}

export const emptyForm: Form = {
  ...{ name: "", email: "", company: "", vatId: "", address: "", title: "", body: "" },
  lines: [{ id: 1, name: "", quantity: "1", price: "" }],
  tax: "0",
  terms: "halves",
  depositPercent: String(DEPOSIT_PERCENT),
  dueOn: "",
  milestones: noMilestones,
};

export const toForm = ({ client, lines, ...content }: DraftContent): Form => ({
  ...client,
  title: content.title,
  body: content.body,
  lines: lines.map(({ name, quantityHundredths, unitCents }, index) => ({
    id: index + 1,
    name,
    quantity: formatDecimal(quantityHundredths),
    price: formatAmount(unitCents),
  })),
  tax: formatDecimal(content.taxHundredths),
  terms: content.terms,
  depositPercent: String(content.depositPercent),
  dueOn: content.dueOn ?? "",
  milestones: noMilestones.map((none, index) => ({ ...none, ...content.milestones[index] })),
});

/** A line in which nothing was typed is not sent. */
export const isBlank = ({ name, price }: FormLine) => name.trim() === "" && price.trim() === "";

/** As the service takes it; what is no number counts as nothing, and is not sent. */
export function toContent(form: Form): DraftContent {
  const { name, email, company, vatId, address } = form;
  return {
    client: {
      ...{ name: name.trim(), email: email.trim(), company: company.trim() },
      ...{ vatId: vatId.trim(), address: address.trim() },
    },
    title: form.title.trim(),
    body: form.body.trim(),
    lines: form.lines.filter((line) => !isBlank(line)).map(numbersOf),
    taxHundredths: parseDecimal(form.tax || "0") ?? 0,
    terms: form.terms,
    depositPercent: parsePercent(form.depositPercent) ?? DEPOSIT_PERCENT,
    ...(form.dueOn && form.terms !== "net15" && { dueOn: form.dueOn }),
    milestones: form.terms === "net15" ? [] : milestonesOf(form),
  };
}

const milestonesOf = ({ milestones }: Form) =>
  milestones
    .map(({ title, on }) => ({ title: title.trim(), ...(on && { on }) }))
    .filter(({ title, on }) => title || on);

/** 30 of "30" or "30%"; undefined unless it is a whole number from 1 to 99. */
export const parsePercent = (text: string) =>
  /^\s*[1-9]\d?\s*%?\s*$/.test(text) ? Number.parseInt(text, 10) : undefined;

const numbersOf = ({ name, quantity, price }: FormLine) => ({
  name: name.trim(),
  quantityHundredths: parseDecimal(quantity) ?? 0,
  unitCents: parseDecimal(price || "0") ?? 0,
});

export const lineSum = (line: FormLine) => lineTotalCents(numbersOf(line));

export function formTotals(form: Form) {
  const { lines, taxHundredths, terms, depositPercent } = toContent(form);
  return calculateTotals(lines, taxHundredths, terms, depositPercent);
}

/** The same words and numbers, whatever their lines are called here. */
export const isEqual = (one: Form, other: Form) => plain(one) === plain(other);
const plain = ({ lines, email, ...fields }: Form) =>
  JSON.stringify([
    email.trim().toLowerCase(),
    Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)),
    lines
      .filter((line) => !isBlank(line))
      .map(({ name, quantity, price }) => [name, quantity, price]),
  ]);

/** Greta; whoever has no name yet is the client. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] || "the client";
