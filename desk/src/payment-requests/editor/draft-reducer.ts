import { type Form, type FormLine, type FormMilestone, isBlankLine, isEqual } from "./form.ts";
import type { OfferTemplate } from "./offers.ts";
import { type FieldErrors, lineFieldName, milestoneFieldName } from "./validation.ts";

/** A form as the service stores it. Revision 0 means that it was never saved. */
export interface SavedSnapshot {
  revision: number;
  form: Form;
}

/** Editor state, in a pure reducer, so that concurrent saves cannot lose input. */
export interface DraftState {
  form: Form;
  /** What this page last loaded or saved. */
  saved: SavedSnapshot;
  /** The form that is not shown, after an edit conflict: this owner's changes or the newer ones. */
  otherForm?: Form | undefined;
  /** Whether `form` started from the newer changes. Set while there is an `otherForm`. */
  isNewerShown?: boolean | undefined;
  errors: FieldErrors;
}

type FieldName = Exclude<keyof Form, "lines" | "milestones">;

export type DraftAction =
  | { type: "change-field"; field: FieldName; value: string }
  | { type: "change-line"; id: number; field: "name" | "quantity" | "price"; value: string }
  | { type: "change-milestone"; index: number; field: keyof FormMilestone; value: string }
  | { type: "add-line" }
  | { type: "remove-line"; id: number }
  | { type: "move-line"; id: number; by: 1 | -1 }
  | { type: "add-offer"; offer: OfferTemplate }
  | { type: "set-errors"; errors: FieldErrors }
  | { type: "saved"; snapshot: SavedSnapshot }
  /** Shows the newer saved form. Keeps this form as `otherForm` if it has unsaved changes. */
  | { type: "load-theirs"; snapshot: SavedSnapshot }
  /** Edit conflict: keep this form, which replaces the other owner's changes on the next save. */
  | { type: "keep-mine"; snapshot: SavedSnapshot }
  | { type: "swap-forms" }
  | { type: "reset"; snapshot: SavedSnapshot };

export const initDraft = (saved: SavedSnapshot): DraftState => ({
  form: saved.form,
  saved,
  errors: {},
});

export const hasUnsavedChanges = ({ form, saved }: DraftState) => !isEqual(form, saved.form);

export function draftReducer(state: DraftState, action: DraftAction): DraftState {
  const { form, saved, errors } = state;
  const withLines = (lines: readonly FormLine[]): DraftState => ({
    ...state,
    form: { ...form, lines },
    errors: omitErrors(errors, "lines"),
  });
  switch (action.type) {
    case "change-field":
      return {
        ...state,
        form: { ...form, [action.field]: action.value },
        errors: omitErrors(errors, action.field),
      };
    case "change-line": {
      const { id, field, value } = action;
      const lines = form.lines.map((line) => (line.id === id ? { ...line, [field]: value } : line));
      return {
        ...state,
        form: { ...form, lines },
        errors: omitErrors(errors, "lines", lineFieldName(id, field)),
      };
    }
    case "change-milestone": {
      const { index, field, value } = action;
      const milestones = form.milestones.map((milestone, position) =>
        position === index ? { ...milestone, [field]: value } : milestone,
      );
      return {
        ...state,
        form: { ...form, milestones },
        errors: omitErrors(
          errors,
          milestoneFieldName(index, "title"),
          milestoneFieldName(index, "on"),
        ),
      };
    }
    case "add-line":
      return withLines([...form.lines, createLine(form)]);
    case "remove-line":
      return withLines(form.lines.filter(({ id }) => id !== action.id));
    case "move-line":
      return withLines(moveLine(form.lines, action.id, action.by));
    case "add-offer":
      return {
        ...state,
        form: addOffer(form, action.offer),
        errors: omitErrors(errors, "lines"),
      };
    case "set-errors":
      return { ...state, errors: action.errors };
    case "saved":
      return { ...state, saved: action.snapshot, otherForm: undefined, isNewerShown: undefined };
    case "load-theirs": {
      const isUnchanged = isEqual(form, action.snapshot.form) || isEqual(form, saved.form);
      const otherForm = isUnchanged ? state.otherForm : form;
      return { ...initDraft(action.snapshot), otherForm, isNewerShown: otherForm && true };
    }
    case "keep-mine":
      return { ...state, saved: action.snapshot };
    case "swap-forms":
      return state.otherForm
        ? {
            ...state,
            form: state.otherForm,
            otherForm: form,
            isNewerShown: !state.isNewerShown,
            errors: {},
          }
        : state;
    case "reset":
      return initDraft(action.snapshot);
  }
}

function omitErrors(errors: FieldErrors, ...fields: string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}

const createLine = ({ lines }: Form): FormLine => ({
  id: Math.max(0, ...lines.map(({ id }) => id)) + 1,
  name: "",
  quantity: "1",
  price: "",
});

function moveLine(lines: readonly FormLine[], id: number, by: 1 | -1) {
  const from = lines.findIndex((line) => line.id === id);
  const to = from + by;
  const line = lines[from];
  if (!line || to < 0 || to >= lines.length) return lines;
  return lines.toSpliced(from, 1).toSpliced(to, 0, line);
}

/** Replaces blank lines with the offer's. Fills in a blank title or description, and sets the terms if no line was filled in. */
function addOffer(form: Form, { title, body, lines, terms }: OfferTemplate): Form {
  const filledLines = form.lines.filter((line) => !isBlankLine(line));
  const firstId = createLine(form).id;
  return {
    ...form,
    title: form.title.trim() ? form.title : title,
    body: form.body.trim() ? form.body : body,
    terms: filledLines.length === 0 && terms ? terms : form.terms,
    lines: [...filledLines, ...lines.map((line, index) => ({ ...line, id: firstId + index }))],
  };
}
