import { X as XIcon } from "lucide";
import {
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "./icon.tsx";

interface DialogProps {
  title: string;
  size?: "small" | "normal" | "wide";
  onClose: () => void;
  /** Blocks closing while a request is pending, so that its result is shown. */
  locked?: boolean;
  /** If set, the dialog is a form. */
  onSubmit?: (fields: FormData) => void;
  /** False for dialogs that have a cancel button. */
  withClose?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

const sizes = { small: "dialog-small", normal: "", wide: "dialog-wide" };

/** Centered; on phones a bottom sheet. */
export function Dialog({
  title,
  size = "normal",
  onClose,
  locked = false,
  onSubmit,
  withClose = true,
  footer,
  children,
}: DialogProps) {
  const titleId = useId();
  const dialog = useDialog(onClose);
  const [isAskingToDiscard, setIsAskingToDiscard] = useState(false);
  const initialValues = useRef("");
  useLayoutEffect(() => {
    initialValues.current = readValues(dialog.ref.current);
  }, [dialog.ref]);
  /** Escape asks before it discards input; a second Escape discards it. */
  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    const isChanged = readValues(event.currentTarget) !== initialValues.current;
    if (locked || (isChanged && !isAskingToDiscard)) event.preventDefault();
    if (!locked && isChanged) setIsAskingToDiscard(true);
  }
  const content = (
    <>
      <div className="dialog-header">
        <h2 id={titleId}>{title}</h2>
        {withClose && (
          <button
            type="button"
            className="btn btn-ghost btn-icon"
            aria-label="Close"
            disabled={locked}
            onClick={onClose}
          >
            <Icon icon={XIcon} />
          </button>
        )}
      </div>
      <div className="dialog-body">{children}</div>
      {isAskingToDiscard ? (
        <DiscardQuestion onKeep={() => setIsAskingToDiscard(false)} onDiscard={onClose} />
      ) : (
        footer && <div className="dialog-footer">{footer}</div>
      )}
    </>
  );
  return (
    <dialog
      {...dialog}
      className={`dialog ${sizes[size]}`}
      aria-labelledby={titleId}
      // A click outside closes it, unless it is a form that may contain input.
      closedby={locked ? "none" : onSubmit ? "closerequest" : "any"}
      onCancel={onCancel}
    >
      {onSubmit ? <form onSubmit={(event) => submit(event, onSubmit)}>{content}</form> : content}
    </dialog>
  );
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keepButton.current?.focus(), []);
  return (
    <div className="dialog-footer">
      <p className="mr-auto self-center text-strong" role="alert">
        Discard your changes?
      </p>
      <button ref={keepButton} type="button" className="btn" onClick={onKeep}>
        Keep editing
      </button>
      <button type="button" className="btn btn-danger" onClick={onDiscard}>
        Discard
      </button>
    </div>
  );
}

/** The values of a dialog's form, to find out whether they have changed. */
function readValues(dialog: HTMLDialogElement | null): string {
  const form = dialog?.querySelector("form");
  return form ? JSON.stringify([...new FormData(form)]) : "";
}

/** Uses the native modal dialog, which traps and restores the focus and closes on Escape. */
export function useDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => element?.close();
  }, []);
  return {
    ref,
    // The close event is asynchronous: by then StrictMode may have opened the dialog again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!event.currentTarget.open) onClose();
    },
  };
}

function submit(event: FormEvent<HTMLFormElement>, onSubmit: (fields: FormData) => void) {
  event.preventDefault();
  onSubmit(new FormData(event.currentTarget));
}
