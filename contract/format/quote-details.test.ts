import { expect, test } from "vitest";
import { buildQuoteSchema } from "../api/quote-form.ts";
import type { QuoteField } from "../offers/quote-field-type.ts";
import { quoteFields } from "../sample/quote-fields.ts";
import { labelQuoteDetails, listDetailFields } from "./quote-details.ts";

const budget: QuoteField = {
  name: "budget",
  label: "Your budget",
  shortLabel: "Budget",
  type: "text",
  maxLength: 10,
};
const company: QuoteField = { ...budget, name: "company", shortLabel: "Company", isRequired: true };
const website: QuoteField = { ...budget, name: "second_email", type: "email", maxLength: 50 };
const fields = [company, ...quoteFields, budget, website];
const quote = { name: "Ada", email: "ada@example.com", message: "A site.", company: "Analytica" };
const parse = (more: Record<string, string>) =>
  buildQuoteSchema(fields).safeParse({ ...quote, ...more });

test("separates the additional fields of a quote request", () => {
  expect(parse({ budget: " $900 ", phone: "303", unknown: "x" }).data).toEqual({
    ...{ name: "Ada", email: "ada@example.com", phone: "303", message: "A site." },
    ...{ _gotcha: "", _replyto: "" },
    details: { company: "Analytica", budget: "$900" },
  });
});

test("omits additional fields that are empty", () => {
  expect(parse({ budget: " " }).data?.details).toEqual({ company: "Analytica" });
  expect(parse({}).data?.details).toEqual({ company: "Analytica" });
});

test.each([
  ["company", ""],
  ["company", "x".repeat(11)],
  ["budget", "x".repeat(11)],
  ["budget", "\0"],
  ["second_email", "not an address"],
])("names the field %s when its value is not valid: %j", (name, value) => {
  const { error } = parse({ [name]: value });
  expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
});

test("counts a line break once, as the form field does", () => {
  expect(parse({ budget: "a\r\n".repeat(5) }).success).toBe(true);
  expect(parse({ budget: "ab\r\n".repeat(4) }).success).toBe(false);
});

test("labels details in the order of the form, and a removed field with its name", () => {
  expect(listDetailFields(fields)).toEqual([company, budget, website]);
  const details = { deadline: "May", budget: "$900", company: "Analytica" };
  expect(labelQuoteDetails(details, fields)).toEqual([
    { label: "Company", text: "Analytica" },
    { label: "Budget", text: "$900" },
    { label: "deadline", text: "May" },
  ]);
});
