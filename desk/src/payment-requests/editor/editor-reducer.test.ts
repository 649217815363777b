import { expect, test } from "vitest";
import { findCatalogPrefill } from "./catalog-prefills.ts";
import {
  type EditorAction,
  type EditorState,
  editorReducer,
  hasUnsavedChanges,
  initEditorState,
} from "./editor-reducer.ts";
import { emptyForm, type FormValues, formTotals, toContent } from "./form.ts";
import { sampleForm } from "./sample-form.ts";

const reduce = (state: EditorState, ...actions: EditorAction[]) =>
  actions.reduce(editorReducer, state);
const createState = (form: FormValues, revision = 0) => initEditorState({ revision, form });
const lineNames = ({ form }: EditorState) => form.lines.map(({ name }) => name);

test("changes one field of one milestone", () => {
  const state = reduce(
    createState(sampleForm),
    { type: "change-milestone", index: 1, field: "title", value: "First design" },
    { type: "change-milestone", index: 2, field: "on", value: "2026-12-04" },
  );
  expect(state.form.milestones).toEqual([
    { title: "", on: "" },
    { title: "First design", on: "" },
    { title: "", on: "2026-12-04" },
  ]);
});

test("adds, moves and removes lines, and omits blank ones", () => {
  let state = reduce(
    createState(emptyForm),
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
  const first = reduce(createState(emptyForm), { type: "add-from-catalog", prefill: growth });
  expect(first.form).toMatchObject({ title: "Growth package", terms: "deposit" });
  expect(formTotals(first.form).totalCents).toBe(300_000);
  const second = reduce(first, { type: "add-from-catalog", prefill: hours });
  expect(second.form).toMatchObject({ title: "Growth package", terms: "deposit" });
  expect(formTotals(second.form).totalCents).toBe(310_000);
  const onlyHours = reduce(createState(emptyForm), { type: "add-from-catalog", prefill: hours });
  expect(onlyHours.form.terms).toBe("net15");
});

test("keeps both forms when another owner has saved first", () => {
  const mine = reduce(createState(sampleForm, 3), {
    type: "change-field",
    field: "title",
    value: "Mine",
  });
  const theirs = { revision: 4, form: { ...sampleForm, title: "Theirs" } };
  const loaded = reduce(mine, { type: "load-server-form", snapshot: theirs });
  expect(loaded).toMatchObject({ form: { title: "Theirs" }, hiddenForm: { title: "Mine" } });
  expect(hasUnsavedChanges(loaded)).toBe(false);
  const edited = reduce(loaded, { type: "change-field", field: "body", value: "More" });
  expect(edited).toMatchObject({ shownSource: "server" });
  const swapped = reduce(loaded, { type: "swap-forms" });
  expect(swapped).toMatchObject({ shownSource: "local" });
  expect(swapped).toMatchObject({ form: { title: "Mine" }, saved: { revision: 4 } });
  expect(hasUnsavedChanges(swapped)).toBe(true);
  // Saving resolves the conflict.
  const saved = reduce(swapped, { type: "saved", snapshot: { revision: 5, form: swapped.form } });
  expect(saved.hiddenForm).toBeUndefined();
  const overwritten = reduce(mine, { type: "keep-local-form", snapshot: theirs });
  expect(overwritten).toMatchObject({ form: { title: "Mine" }, saved: { revision: 4 } });
});

test("keeps changes unsaved when they were typed during a save", () => {
  const changed = reduce(createState(sampleForm, 1), {
    type: "change-field",
    field: "body",
    value: "More",
  });
  const saved = reduce(changed, { type: "saved", snapshot: { revision: 2, form: sampleForm } });
  expect(saved.form.body).toBe("More");
  expect(hasUnsavedChanges(saved)).toBe(true);
});

test("clears an error when its field changes", () => {
  const invalid = reduce(createState(sampleForm), {
    type: "set-errors",
    errors: { "line-1-price": "wrong", title: "wrong" },
  });
  const corrected = reduce(invalid, { type: "change-line", id: 1, field: "price", value: "5" });
  expect(corrected.errors).toEqual({ title: "wrong" });
});
