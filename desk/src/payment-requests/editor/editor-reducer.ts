import type { CatalogPrefill } from "./catalog-prefills.ts";
import {
  areFormsEqual,
  type FormLine,
  type FormMilestone,
  type FormValues,
  isBlankLine,
} from "./form.ts";
import { type FieldErrors, lineFieldName, milestoneFieldName } from "./validation.ts";

/** A form as the service stores it. Revision 0 means that it was never saved. */
export interface SavedSnapshot {
  revision: number;
  form: FormValues;
}

/** A save updates `saved`, never `form`, so that typing during it is kept. */
export interface EditorState {
  form: FormValues;
  /** What this page last loaded or saved. */
  saved: SavedSnapshot;
  /** The form that is not shown after an edit conflict: this owner's or the server's. */
  hiddenForm?: FormValues | undefined;
  /** Whose version `form` started from. Set while there is a `hiddenForm`. */
  shownSource?: "local" | "server" | undefined;
  errors: FieldErrors;
}

type FieldName = Exclude<keyof FormValues, "lines" | "milestones">;

export type EditorAction =
  | { type: "change-field"; field: FieldName; value: string }
  | { type: "change-line"; id: number; field: "name" | "quantity" | "price"; value: string }
  | { type: "change-milestone"; index: number; field: keyof FormMilestone; value: string }
  | { type: "add-line" }
  | { type: "remove-line"; id: number }
  | { type: "move-line"; id: number; by: 1 | -1 }
  | { type: "add-from-catalog"; prefill: CatalogPrefill }
  | { type: "set-errors"; errors: FieldErrors }
  | { type: "saved"; snapshot: SavedSnapshot }
  /** Shows the form that the server has. Keeps this one as `hiddenForm` if it has unsaved changes. */
  | { type: "load-server-form"; snapshot: SavedSnapshot }
  /** Edit conflict: keeps this form, which replaces the server's on the next save. */
  | { type: "keep-local-form"; snapshot: SavedSnapshot }
  | { type: "swap-forms" }
  | { type: "reset"; snapshot: SavedSnapshot };

export const initEditorState = (saved: SavedSnapshot): EditorState => ({
  form: saved.form,
  saved,
  errors: {},
});

export const hasUnsavedChanges = ({ form, saved }: EditorState) => !areFormsEqual(form, saved.form);

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { form, saved, errors } = state;
  const withLines = (lines: readonly FormLine[]): EditorState => ({
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
    case "add-from-catalog":
      return {
        ...state,
        form: addPrefill(form, action.prefill),
        errors: omitErrors(errors, "lines"),
      };
    case "set-errors":
      return { ...state, errors: action.errors };
    case "saved":
      return { ...state, saved: action.snapshot, hiddenForm: undefined, shownSource: undefined };
    case "load-server-form": {
      const isUnchanged =
        areFormsEqual(form, action.snapshot.form) || areFormsEqual(form, saved.form);
      const hiddenForm = isUnchanged ? state.hiddenForm : form;
      return {
        ...initEditorState(action.snapshot),
        hiddenForm,
        shownSource: hiddenForm && "server",
      };
    }
    case "keep-local-form":
      return { ...state, saved: action.snapshot };
    case "swap-forms":
      return state.hiddenForm
        ? {
            ...state,
            form: state.hiddenForm,
            hiddenForm: form,
            shownSource: state.shownSource === "server" ? "local" : "server",
            errors: {},
          }
        : state;
    case "reset":
      return initEditorState(action.snapshot);
  }
}

function omitErrors(errors: FieldErrors, ...fields: string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}

const createLine = ({ lines }: FormValues): FormLine => ({
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

/**
 * Removes blank lines and appends the catalog's. Fills in a blank title or description, and sets the terms if the form
 * had no lines.
 */
function addPrefill(form: FormValues, { title, body, lines, terms }: CatalogPrefill): FormValues {
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
