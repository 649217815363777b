import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { ErrorNotice } from "./notice.tsx";

interface ConfirmProps {
  title: string;
  /** The harmless answer comes first and has the focus. */
  no: string;
  yes: ReactNode;
  busy: boolean;
  problem: string | undefined;
  onYes: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A question before something that cannot be taken back: what happens, then the two answers. */
export function ConfirmDialog({
  title,
  no,
  yes,
  busy,
  problem,
  onYes,
  onClose,
  children,
}: ConfirmProps) {
  return (
    <Dialog
      title={title}
      size="small"
      withClose={false}
      onClose={onClose}
      locked={busy}
      foot={
        <>
          <button type="button" className="btn" disabled={busy} onClick={onClose} data-first>
            {no}
          </button>
          <Button className="btn-destroy" busy={busy} onClick={onYes}>
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
