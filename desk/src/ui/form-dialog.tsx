import type { ReactNode } from "react";
import { useMutation } from "../api/use-mutation.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { ErrorNotice } from "./notice.tsx";

/** What was typed into the field of this name. */
type Typed = (name: string) => string;

interface FormDialogProps<T> {
  title: string;
  size?: "small" | "normal";
  /** The outcome, on the filled button. */
  yes: ReactNode;
  /** The way out names what stays. */
  no?: string;
  /** Nothing is sent while a field says what is wrong with it. */
  send: (typed: Typed) => Promise<T> | undefined;
  /** It worked, and the dialog is closed. */
  onSent: (answer: T, typed: Typed) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Fields and two answers; it closes when the service has agreed, and until then says why not. */
export function FormDialog<T>(props: FormDialogProps<T>) {
  const { title, size = "small", yes, no = "Leave it", send, onSent, onClose, children } = props;
  const { run, busy, problem } = useMutation();
  async function submit(fields: FormData) {
    const typed: Typed = (name) => String(fields.get(name)).trim();
    const answer = await run(async () => send(typed));
    if (!answer) return;
    onClose();
    onSent(answer, typed);
  }
  return (
    <Dialog
      title={title}
      size={size}
      withClose={size !== "small"}
      onClose={onClose}
      locked={busy}
      onSubmit={submit}
      foot={
        <>
          <button type="button" className="btn" disabled={busy} onClick={onClose}>
            {no}
          </button>
          <Button type="submit" className="btn-main" busy={busy}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
      <ErrorNotice text={problem} />
    </Dialog>
  );
}
