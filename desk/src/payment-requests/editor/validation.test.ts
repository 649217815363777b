import { expect, test } from "vitest";
import { emptyForm, type FormValues } from "./form.ts";
import { sampleForm } from "./sample-form.ts";
import { validateDraft, validateForSending } from "./validation.ts";

test("requires only valid numbers for a draft, and all required fields for sending", () => {
  expect(validateDraft(emptyForm)).toEqual({});
  expect(Object.keys(validateForSending(emptyForm, "2026-11-16"))).toEqual([
    "name",
    "email",
    "title",
    "lines",
  ]);
  expect(validateForSending(sampleForm, "2026-11-16")).toEqual({});
  const invalidForm: FormValues = {
    ...sampleForm,
    email: "greta at home",
    dueOn: "2026-11-15",
    tax: "many",
    lines: [{ id: 7, name: "", quantity: "0", price: "1,50" }],
  };
  expect(Object.keys(validateDraft(invalidForm))).toEqual([
    "line-7-quantity",
    "line-7-price",
    "tax",
  ]);
  expect(validateForSending(invalidForm, "2026-11-16")).toMatchObject({
    "line-7-name": expect.any(String),
    email: "Enter a valid email address.",
    dueOn: "Choose a date that hasn’t passed.",
  });
  const discounts = sampleForm.lines.map((line) => ({ ...line, price: "-1" }));
  expect(validateForSending({ ...sampleForm, lines: discounts }, "2026-11-16")).toEqual({
    lines: "The total must be over $0.",
  });
});

test("rejects incomplete milestones when the payment request is sent, except with net 15", () => {
  const form: FormValues = {
    ...sampleForm,
    milestones: [
      { title: "", on: "" },
      { title: " First design ", on: "" },
      { title: "", on: "2026-12-04" },
    ],
  };
  expect(validateDraft(form)).toEqual({});
  expect(validateForSending(form, "2026-11-17")).toEqual({
    "milestone-1-on": "Choose a date.",
    "milestone-2-title": "Enter a milestone name.",
  });
  expect(validateForSending({ ...form, terms: "net15" }, "2026-11-17")).toEqual({});
});

test("rejects invalid deposit percentages, unless there is no deposit", () => {
  for (const depositPercent of ["", "0", "100", "33.3", "-5", "half"])
    expect(validateDraft({ ...sampleForm, depositPercent })).toHaveProperty("depositPercent");
  expect(validateDraft({ ...sampleForm, terms: "upfront", depositPercent: "half" })).toEqual({});
});
