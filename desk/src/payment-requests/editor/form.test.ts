import { expect, test } from "vitest";
import { areFormsEqual, type FormValues, formTotals, toContent, toCopy, toForm } from "./form.ts";
import { sampleForm } from "./sample-form.ts";

test("converts text to cents and hundredths, and back to the same content", () => {
  const content = toContent(sampleForm);
  expect(content.lines.map((line) => [line.quantityHundredths, line.unitCents])).toEqual([
    [100, 300_000],
    [150, 16_050],
    [100, -10_000],
  ]);
  expect(formTotals(sampleForm)).toEqual({
    netCents: 314_075,
    taxCents: 25_911,
    totalCents: 339_986,
    firstPaymentCents: 169_993,
    balanceCents: 169_993,
  });
  expect(toContent(toForm(content))).toEqual(content);
});

test("omits blank milestones, and all of them for a net 15 request", () => {
  const form: FormValues = {
    ...sampleForm,
    milestones: [
      { title: "", on: "" },
      { title: " First design ", on: "" },
      { title: "", on: "2026-12-04" },
    ],
  };
  expect(toContent(form).milestones).toEqual([
    { title: "First design" },
    { title: "", on: "2026-12-04" },
  ]);
  expect(toContent({ ...form, terms: "net15" }).milestones).toEqual([]);
});

test("splits the total by the deposit percentage", () => {
  const third: FormValues = { ...sampleForm, depositPercent: "33 %" };
  expect(toContent(third).depositPercent).toBe(33);
  expect(toForm(toContent(third)).depositPercent).toBe("33");
  expect(formTotals(third)).toMatchObject({ firstPaymentCents: 112_196, balanceCents: 227_790 });
});

test("ignores line ids when it compares forms", () => {
  const lines = sampleForm.lines.map((line) => ({ ...line, id: line.id + 9 }));
  expect(areFormsEqual(sampleForm, { ...sampleForm, lines })).toBe(true);
});

test("copies everything except dates", () => {
  const form: FormValues = {
    ...sampleForm,
    dueOn: "2026-11-30",
    milestones: [
      { title: "First design", on: "2026-12-04" },
      { title: "", on: "" },
      { title: "", on: "" },
    ],
  };
  const [milestone, ...others] = form.milestones;
  expect(toCopy(toContent(form))).toEqual({
    ...toForm(toContent(form)),
    dueOn: "",
    milestones: [{ ...milestone, on: "" }, ...others],
  });
});
