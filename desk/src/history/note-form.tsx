import { useId, useRef } from "react";
import { post } from "../api/client.ts";
import { useDraft } from "../api/drafts.ts";
import { useMutation } from "../api/use-mutation.ts";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { showToast } from "../stores/toasts.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

/** Where a menu or a key sends the focus. */
export const noteId = "note";
export const focusNoteField = () => document.getElementById(noteId)?.focus();

const longest = 5_000;

/** `path` is where the notes of one record are posted. */
export function NoteForm({ path }: { path: string }) {
  const [text, setText] = useDraft(path);
  const { run, busy, problem } = useMutation();
  const form = useRef<HTMLFormElement>(null);
  const about = useId();
  useShortcuts({ n: focusNoteField });
  async function add() {
    if (!text.trim()) return;
    if (!(await run(() => post(path, { text })))) return;
    setText("");
    showToast("Note added");
  }
  return (
    <>
      <form
        ref={form}
        className="note-form"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <textarea
          id={noteId}
          className="input"
          rows={1}
          maxLength={longest}
          readOnly={busy}
          aria-label="Note"
          aria-describedby={about}
          placeholder="Note for you two"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.metaKey || event.ctrlKey))
              form.current?.requestSubmit();
          }}
        />
        <Button type="submit" busy={busy}>
          Add note
        </Button>
      </form>
      <p id={about} className="sr-only">
        The buyer does not see it. Ctrl and Enter adds it.
      </p>
      <ErrorNotice text={problem} />
    </>
  );
}
