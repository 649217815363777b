import { textLimits } from "@agency/contract/limits/text-limits";
import { useId } from "react";
import { post } from "../api/client.ts";
import { useStoredText } from "../api/drafts.ts";
import { useMutation } from "../api/use-mutation.ts";
import { submitOnCtrlEnter } from "../keyboard/submit-on-ctrl-enter.ts";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { showToast } from "../stores/toasts.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

const noteFieldId = "note";
export const focusNoteField = () => document.getElementById(noteFieldId)?.focus();

/** `path` is the endpoint for notes of one record. It also names the stored draft. */
export function NoteForm({ path }: { path: string }) {
  const [text, setText] = useStoredText(path);
  const { mutate, isPending, error } = useMutation();
  const hintId = useId();
  useShortcuts({ n: focusNoteField });
  async function addNote() {
    if (!text.trim()) return;
    if (!(await mutate(() => post(path, { text })))) return;
    setText("");
    showToast("Note added");
  }
  return (
    <>
      <form
        className="note-form"
        onSubmit={(event) => {
          event.preventDefault();
          addNote();
        }}
      >
        <textarea
          id={noteFieldId}
          className="input"
          rows={1}
          maxLength={textLimits.note}
          readOnly={isPending}
          aria-label="Note"
          aria-describedby={hintId}
          placeholder="Add an internal note"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={submitOnCtrlEnter}
        />
        <Button type="submit" busy={isPending}>
          Add note
        </Button>
      </form>
      <p id={hintId} className="sr-only">
        Only owners see notes. Press Ctrl+Enter to add it.
      </p>
      <ErrorNotice text={error} />
    </>
  );
}
