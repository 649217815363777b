import type { ReactNode } from "react";
import { useMutation } from "../api/use-mutation.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { ErrorNotice } from "./notice.tsx";

interface ConfirmDialogProps<T> {
  title: string;
  cancelLabel?: string;
  confirmLabel: ReactNode;
  /** False if nothing is lost. */
  isDangerous?: boolean;
  /** Sends the confirmed action. */
  onConfirm: () => Promise<T>;
  /** Called after the dialog has closed. */
  onSuccess?: (response: T) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Confirms an action that cannot be undone. The cancel button comes first and has the focus. */
export function ConfirmDialog<T>(props: ConfirmDialogProps<T>) {
  const { title, cancelLabel = "Cancel", confirmLabel, isDangerous = true, children } = props;
  const { onConfirm, onSuccess, onClose } = props;
  const { mutate, isPending, error } = useMutation();
  async function confirm() {
    const response = await mutate(onConfirm);
    if (!response) return;
    onClose();
    onSuccess?.(response);
  }
  return (
    <Dialog
      title={title}
      size="small"
      withClose={false}
      onClose={onClose}
      locked={isPending}
      footer={
        <>
          <button
            type="button"
            className="btn"
            disabled={isPending}
            onClick={onClose}
            data-autofocus
          >
            {cancelLabel}
          </button>
          <Button
            className={isDangerous ? "btn-danger" : "btn-primary"}
            busy={isPending}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <ErrorNotice text={error} />
    </Dialog>
  );
}
