import { expect, test } from "vitest";
import { findCatalogPrefill } from "./catalog-prefills.ts";
import {
  type EditorAction,
  type EditorState,
  editorReducer,
  hasUnsavedChanges,
  initEditorState,
} from "./editor-reducer.ts";
import {
  areFormsEqual,
  emptyForm,
  type FormValues,
  formTotals,
  toContent,
  toForm,
} from "./form.ts";
import { validateDraft, validateForSending } from "./validation.ts";

const reduce = (state: EditorState, ...actions: EditorAction[]) =>
  actions.reduce(editorReducer, state);
const createDraft = (form: FormValues, revision = 0) => initEditorState({ revision, form });
const lineNames = ({ form }: EditorState) => form.lines.map(({ name }) => name);

const completeForm: FormValues = {
  ...emptyForm,
  name: "Greta Olsen",
  email: "greta@cedarloft.example",
  title: "A site",
  lines: [
    { id: 1, name: "Growth", quantity: "1", price: "3,000" },
    { id: 2, name: "Photos", quantity: "1.5", price: "160.50" },
    { id: 3, name: "As agreed", quantity: "1", price: "-100" },
  ],
  tax: "8.25",
};

test("converts text to cents and hundredths, and back to the same content", () => {
  const content = toContent(completeForm);
  expect(content.lines.map((line) => [line.quantityHundredths, line.unitCents])).toEqual([
    [100, 300_000],
    [150, 16_050],
    [100, -10_000],
  ]);
  expect(formTotals(completeForm)).toEqual({
    netCents: 314_075,
    taxCents: 25_911,
    totalCents: 339_986,
    firstPaymentCents: 169_993,
    balanceCents: 169_993,
  });
  expect(toContent(toForm(content))).toEqual(content);
});

test("omits blank milestones, and rejects incomplete ones when the draft is sent", () => {
  const state = reduce(
    createDraft(completeForm),
    { type: "change-milestone", index: 1, field: "title", value: " First design " },
    { type: "change-milestone", index: 2, field: "on", value: "2026-12-04" },
  );
  expect(toContent(state.form).milestones).toEqual([
    { title: "First design" },
    { title: "", on: "2026-12-04" },
  ]);
  expect(validateDraft(state.form)).toEqual({});
  expect(validateForSending(state.form, "2026-11-17")).toEqual({
    "milestone-1-on": "Choose a date.",
    "milestone-2-title": "Enter a milestone name.",
  });
  expect(validateForSending({ ...state.form, terms: "net15" }, "2026-11-17")).toEqual({});
  expect(toContent({ ...state.form, terms: "net15" }).milestones).toEqual([]);
});

test("adds, moves and removes lines, and omits blank ones", () => {
  let state = reduce(
    createDraft(emptyForm),
    { type: "change-line", id: 1, field: "name", value: "a" },
    { type: "add-line" },
    { type: "change-line", id: 2, field: "name", value: "b" },
    { type: "add-line" },
  );
  expect(toContent(state.form).lines).toHaveLength(2);
  state = reduce(state, { type: "move-line", id: 2, by: -1 });
  expect(lineNames(state)).toEqual(["b", "a", ""]);
  expect(lineNames(reduce(state, { type: "move-line", id: 2, by: -1 }))).toEqual(["b", "a", ""]);
  expect(lineNames(reduce(state, { type: "remove-line", id: 2 }))).toEqual(["a", ""]);
});

test("fills in title, text and price from the catalog without replacing what was typed", () => {
  const growth = findCatalogPrefill("growth");
  const hours = findCatalogPrefill("website-maintenance");
  if (!growth || !hours) throw new Error("the catalog has changed");
  const first = reduce(createDraft(emptyForm), { type: "add-from-catalog", prefill: growth });
  expect(first.form).toMatchObject({ title: "Growth package", terms: "deposit" });
  expect(formTotals(first.form).totalCents).toBe(300_000);
  const second = reduce(first, { type: "add-from-catalog", prefill: hours });
  expect(second.form).toMatchObject({ title: "Growth package", terms: "deposit" });
  expect(formTotals(second.form).totalCents).toBe(310_000);
  const onlyHours = reduce(createDraft(emptyForm), { type: "add-from-catalog", prefill: hours });
  expect(onlyHours.form.terms).toBe("net15");
  // This package has no fixed price.
  expect(findCatalogPrefill("the-works")?.lines[0]?.price).toBe("");
});

test("keeps both forms when another owner has saved first", () => {
  const mine = reduce(createDraft(completeForm, 3), {
    type: "change-field",
    field: "title",
    value: "Mine",
  });
  const theirs = { revision: 4, form: { ...completeForm, title: "Theirs" } };
  const loaded = reduce(mine, { type: "load-server-form", snapshot: theirs });
  expect(loaded).toMatchObject({ form: { title: "Theirs" }, hiddenForm: { title: "Mine" } });
  expect(hasUnsavedChanges(loaded)).toBe(false);
  const edited = reduce(loaded, { type: "change-field", field: "body", value: "More" });
  expect(edited).toMatchObject({ shownForm: "server" });
  const swapped = reduce(loaded, { type: "swap-forms" });
  expect(swapped).toMatchObject({ shownForm: "local" });
  expect(swapped).toMatchObject({ form: { title: "Mine" }, saved: { revision: 4 } });
  expect(hasUnsavedChanges(swapped)).toBe(true);
  // Saving resolves the conflict.
  const saved = reduce(swapped, { type: "saved", snapshot: { revision: 5, form: swapped.form } });
  expect(saved.hiddenForm).toBeUndefined();
  const overwritten = reduce(mine, { type: "keep-local-form", snapshot: theirs });
  expect(overwritten).toMatchObject({ form: { title: "Mine" }, saved: { revision: 4 } });
});

test("keeps changes unsaved when they were typed during a save", () => {
  const changed = reduce(createDraft(completeForm, 1), {
    type: "change-field",
    field: "body",
    value: "More",
  });
  const saved = reduce(changed, { type: "saved", snapshot: { revision: 2, form: completeForm } });
  expect(saved.form.body).toBe("More");
  expect(hasUnsavedChanges(saved)).toBe(true);
});

test("requires only valid numbers for a draft, and all required fields for sending", () => {
  expect(validateDraft(emptyForm)).toEqual({});
  expect(Object.keys(validateForSending(emptyForm, "2026-11-16"))).toEqual([
    "name",
    "email",
    "title",
    "lines",
  ]);
  expect(validateForSending(completeForm, "2026-11-16")).toEqual({});
  const invalidForm: FormValues = {
    ...completeForm,
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
  const discounts = completeForm.lines.map((line) => ({ ...line, price: "-1" }));
  expect(validateForSending({ ...completeForm, lines: discounts }, "2026-11-16")).toEqual({
    lines: "The total must be over $0.",
  });
});

test("splits the total by the deposit percentage, and rejects invalid percentages", () => {
  const third: FormValues = { ...completeForm, depositPercent: "33 %" };
  expect(toContent(third).depositPercent).toBe(33);
  expect(toForm(toContent(third)).depositPercent).toBe("33");
  expect(formTotals(third)).toMatchObject({ firstPaymentCents: 112_196, balanceCents: 227_790 });
  for (const depositPercent of ["", "0", "100", "33.3", "-5", "half"])
    expect(validateDraft({ ...completeForm, depositPercent })).toHaveProperty("depositPercent");
  expect(validateDraft({ ...completeForm, terms: "upfront", depositPercent: "half" })).toEqual({});
});

test("clears an error when its field changes", () => {
  const invalid = reduce(createDraft(completeForm), {
    type: "set-errors",
    errors: { "line-1-price": "wrong", title: "wrong" },
  });
  const corrected = reduce(invalid, { type: "change-line", id: 1, field: "price", value: "5" });
  expect(corrected.errors).toEqual({ title: "wrong" });
});

test("ignores line ids when it compares forms", () => {
  const lines = completeForm.lines.map((line) => ({ ...line, id: line.id + 9 }));
  expect(areFormsEqual(completeForm, { ...completeForm, lines })).toBe(true);
});
