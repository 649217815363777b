import { type Form, type FormLine, type FormMilestone, isBlank, isEqual } from "./form.ts";
import type { OfferTemplate } from "./offers.ts";
import { type FieldErrors, lineField, milestoneField } from "./validation.ts";

/** An owner at work on a request: pure, so that nothing typed is ever lost to a race. */
export interface DraftState {
  form: Form;
  /** What the service has, as far as this page knows; revision 0 is not there yet. */
  saved: { revision: number; form: Form };
  /** What was typed before somebody else's version was looked at. */
  aside?: Form | undefined;
  problems: FieldErrors;
}

type TextField = Exclude<keyof Form, "lines" | "milestones">;

export type DraftAction =
  | { do: "type"; field: TextField; value: string }
  | { do: "type-line"; id: number; field: "name" | "quantity" | "price"; value: string }
  | { do: "type-milestone"; index: number; field: keyof FormMilestone; value: string }
  | { do: "add-line" }
  | { do: "remove-line"; id: number }
  | { do: "move-line"; id: number; by: 1 | -1 }
  | { do: "take-offer"; offer: OfferTemplate }
  | { do: "find-problems"; problems: FieldErrors }
  | { do: "be-saved"; revision: number; form: Form }
  /** Somebody else's version: shown, and what was typed is kept beside it. */
  | { do: "take-theirs"; revision: number; form: Form }
  /** What was typed here goes over it with the next save. */
  | { do: "keep-mine"; revision: number; form: Form }
  | { do: "swap" }
  | { do: "start-over"; revision: number; form: Form };

export const initDraft = (revision: number, form: Form): DraftState => ({
  form,
  saved: { revision, form },
  problems: {},
});

export const isDirty = ({ form, saved }: DraftState) => !isEqual(form, saved.form);

export function draftReducer(writing: DraftState, step: DraftAction): DraftState {
  const { form, saved, problems } = writing;
  const withLines = (lines: readonly FormLine[]): DraftState => ({
    ...writing,
    form: { ...form, lines },
    problems: without(problems, "lines"),
  });
  switch (step.do) {
    case "type": {
      const typed = { ...form, [step.field]: step.value };
      return { ...writing, form: typed, problems: without(problems, step.field) };
    }
    case "type-line": {
      const lines = form.lines.map((line) =>
        line.id === step.id ? { ...line, [step.field]: step.value } : line,
      );
      const left = without(problems, "lines", lineField(step.id, step.field));
      return { ...writing, form: { ...form, lines }, problems: left };
    }
    case "type-milestone": {
      const milestones = form.milestones.map((milestone, index) =>
        index === step.index ? { ...milestone, [step.field]: step.value } : milestone,
      );
      const left = without(
        problems,
        milestoneField(step.index, "title"),
        milestoneField(step.index, "on"),
      );
      return { ...writing, form: { ...form, milestones }, problems: left };
    }
    case "add-line":
      return withLines([...form.lines, newLine(form)]);
    case "remove-line":
      return withLines(form.lines.filter(({ id }) => id !== step.id));
    case "move-line":
      return withLines(moved(form.lines, step.id, step.by));
    case "take-offer":
      return {
        ...writing,
        form: withOffer(form, step.offer),
        problems: without(problems, "lines"),
      };
    case "find-problems":
      return { ...writing, problems: step.problems };
    case "be-saved":
      return {
        ...writing,
        saved: { revision: step.revision, form: step.form },
        aside: undefined,
      };
    case "take-theirs": {
      const untouched = isEqual(form, step.form) || isEqual(form, saved.form);
      return { ...initDraft(step.revision, step.form), aside: untouched ? writing.aside : form };
    }
    case "keep-mine":
      return { ...writing, saved: { revision: step.revision, form: step.form } };
    case "swap":
      return writing.aside
        ? { ...writing, form: writing.aside, aside: form, problems: {} }
        : writing;
    case "start-over":
      return initDraft(step.revision, step.form);
  }
}

function without(problems: FieldErrors, ...fields: string[]): FieldErrors {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));
}

const newLine = ({ lines }: Form): FormLine => ({
  id: Math.max(0, ...lines.map(({ id }) => id)) + 1,
  name: "",
  quantity: "1",
  price: "",
});

function moved(lines: readonly FormLine[], id: number, by: 1 | -1) {
  const from = lines.findIndex((line) => line.id === id);
  const to = from + by;
  const line = lines[from];
  if (!line || to < 0 || to >= lines.length) return lines;
  return lines.toSpliced(from, 1).toSpliced(to, 0, line);
}

/** Its lines are added; title and text only where there are none yet. */
function withOffer(form: Form, { title, body, lines, terms }: OfferTemplate): Form {
  const kept = form.lines.filter((line) => !isBlank(line));
  const first = newLine(form).id;
  return {
    ...form,
    title: form.title.trim() ? form.title : title,
    body: form.body.trim() ? form.body : body,
    terms: kept.length === 0 && terms ? terms : form.terms,
    lines: [...kept, ...lines.map((line, index) => ({ ...line, id: first + index }))],
  };
}
