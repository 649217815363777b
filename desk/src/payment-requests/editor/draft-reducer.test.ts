import { expect, test } from "vitest";
import {
  type DraftAction,
  type DraftState,
  draftReducer,
  initDraft,
  isDirty,
} from "./draft-reducer.ts";
import { emptyForm, type Form, formTotals, isEqual, toContent, toForm } from "./form.ts";
import { findOffer } from "./offers.ts";
import { validateDraft, validateForSending } from "./validation.ts";

const steps = (writing: DraftState, ...todo: DraftAction[]) => todo.reduce(draftReducer, writing);
const fresh = () => initDraft(0, emptyForm);
const names = ({ form }: DraftState) => form.lines.map(({ name }) => name);

const whole: Form = {
  ...emptyForm,
  ...{ name: "Greta Olsen", email: "greta@cedarloft.example", title: "A site" },
  lines: [
    { id: 1, name: "Growth", quantity: "1", price: "3,000" },
    { id: 2, name: "Photos", quantity: "1.5", price: "160.50" },
    { id: 3, name: "As agreed", quantity: "1", price: "-100" },
  ],
  tax: "8.25",
};

test("what is typed becomes cents and hundredths, and comes back as the same words", () => {
  const content = toContent(whole);
  expect(content.lines.map((line) => [line.quantityHundredths, line.unitCents])).toEqual([
    [100, 300_000],
    [150, 16_050],
    [100, -10_000],
  ]);
  expect(formTotals(whole)).toEqual({
    netCents: 314_075,
    taxCents: 25_911,
    totalCents: 339_986,
    nowCents: 169_993,
    laterCents: 169_993,
  });
  expect(toContent(toForm(content))).toEqual(content);
});

test("milestones that are empty are not sent, and half of one is a problem when it is sent", () => {
  const typed = steps(
    initDraft(0, whole),
    { do: "type-milestone", index: 1, field: "title", value: " First design " },
    { do: "type-milestone", index: 2, field: "on", value: "2026-12-04" },
  );
  expect(toContent(typed.form).milestones).toEqual([
    { title: "First design" },
    { title: "", on: "2026-12-04" },
  ]);
  expect(validateDraft(typed.form)).toEqual({});
  expect(validateForSending(typed.form, "2026-11-17")).toEqual({
    "milestone-1-on": "By which day?",
    "milestone-2-title": "What is ready by then?",
  });
  expect(validateForSending({ ...typed.form, terms: "net15" }, "2026-11-17")).toEqual({});
  expect(toContent({ ...typed.form, terms: "net15" }).milestones).toEqual([]);
});

test("lines are added, moved, removed; one without words and price is not sent", () => {
  let now = steps(
    fresh(),
    { do: "type-line", id: 1, field: "name", value: "a" },
    { do: "add-line" },
    { do: "type-line", id: 2, field: "name", value: "b" },
    { do: "add-line" },
  );
  expect(toContent(now.form).lines).toHaveLength(2);
  now = draftReducer(now, { do: "move-line", id: 2, by: -1 });
  expect(names(now)).toEqual(["b", "a", ""]);
  expect(names(draftReducer(now, { do: "move-line", id: 2, by: -1 }))).toEqual(["b", "a", ""]);
  expect(names(draftReducer(now, { do: "remove-line", id: 2 }))).toEqual(["a", ""]);
});

test("a package fills in title, text and price; what is written stays", () => {
  const growth = findOffer("growth");
  const hours = findOffer("website-maintenance");
  if (!growth || !hours) throw new Error("the catalog has changed");
  const started = draftReducer(fresh(), { do: "take-offer", offer: growth });
  expect(started.form).toMatchObject({ title: "Growth package", terms: "halves" });
  expect(formTotals(started.form).totalCents).toBe(300_000);
  const more = draftReducer(started, { do: "take-offer", offer: hours });
  expect(more.form).toMatchObject({ title: "Growth package", terms: "halves" });
  expect(formTotals(more.form).totalCents).toBe(310_000);
  expect(draftReducer(fresh(), { do: "take-offer", offer: hours }).form.terms).toBe("net15");
  // Its price is agreed: the owner writes it.
  expect(findOffer("the-works")?.lines[0]?.price).toBe("");
});

test("somebody else's version never takes away what was typed", () => {
  const mine = draftReducer(initDraft(3, whole), { do: "type", field: "title", value: "Mine" });
  const theirs: Form = { ...whole, title: "Theirs" };
  const looked = draftReducer(mine, { do: "take-theirs", revision: 4, form: theirs });
  expect(looked).toMatchObject({ form: { title: "Theirs" }, aside: { title: "Mine" } });
  expect(isDirty(looked)).toBe(false);
  const back = draftReducer(looked, { do: "swap" });
  expect(back).toMatchObject({ form: { title: "Mine" }, saved: { revision: 4 } });
  expect(isDirty(back)).toBe(true);
  // Whoever saves has chosen.
  const chosen = draftReducer(back, { do: "be-saved", revision: 5, form: back.form });
  expect(chosen.aside).toBeUndefined();
  const over = draftReducer(mine, { do: "keep-mine", revision: 4, form: theirs });
  expect(over).toMatchObject({ form: { title: "Mine" }, saved: { revision: 4 } });
});

test("what was typed while it was saved is still to be saved", () => {
  const typed = draftReducer(initDraft(1, whole), { do: "type", field: "body", value: "More" });
  const saved = draftReducer(typed, { do: "be-saved", revision: 2, form: whole });
  expect(saved.form.body).toBe("More");
  expect(isDirty(saved)).toBe(true);
});

test("a draft needs only numbers that can be read; a client reads something whole", () => {
  expect(validateDraft(emptyForm)).toEqual({});
  expect(Object.keys(validateForSending(emptyForm, "2026-11-16"))).toEqual([
    "name",
    "email",
    "title",
    "lines",
  ]);
  expect(validateForSending(whole, "2026-11-16")).toEqual({});
  const broken: Form = {
    ...whole,
    email: "greta at home",
    dueOn: "2026-11-15",
    tax: "many",
    lines: [{ id: 7, name: "", quantity: "0", price: "1,50" }],
  };
  expect(Object.keys(validateDraft(broken))).toEqual(["line-7-quantity", "line-7-price", "tax"]);
  expect(validateForSending(broken, "2026-11-16")).toMatchObject({
    "line-7-name": expect.any(String),
    email: "This is not an e-mail address.",
    dueOn: "This day has passed.",
  });
  const discount = whole.lines.map((line) => ({ ...line, price: "-1" }));
  expect(validateForSending({ ...whole, lines: discount }, "2026-11-16")).toEqual({
    lines: "The total has to be more than nothing.",
  });
});

test("splits the total by the typed deposit, and rejects what is no share", () => {
  const third: Form = { ...whole, depositPercent: "33 %" };
  expect(toContent(third).depositPercent).toBe(33);
  expect(toForm(toContent(third)).depositPercent).toBe("33");
  expect(formTotals(third)).toMatchObject({ nowCents: 112_196, laterCents: 227_790 });
  for (const depositPercent of ["", "0", "100", "33.3", "-5", "half"])
    expect(validateDraft({ ...whole, depositPercent })).toHaveProperty("depositPercent");
  expect(validateDraft({ ...whole, terms: "all", depositPercent: "half" })).toEqual({});
});

test("a problem goes when its field is corrected", () => {
  const wrong = draftReducer(initDraft(0, whole), {
    do: "find-problems",
    problems: { "line-1-price": "wrong", title: "wrong" },
  });
  const corrected = draftReducer(wrong, { do: "type-line", id: 1, field: "price", value: "5" });
  expect(corrected.problems).toEqual({ title: "wrong" });
});

test("the names of lines do not count", () => {
  expect(
    isEqual(whole, { ...whole, lines: whole.lines.map((l) => ({ ...l, id: l.id + 9 })) }),
  ).toBe(true);
});
