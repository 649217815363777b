import { X as XIcon } from "lucide";
import {
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
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
      {footer && <div className="dialog-footer">{footer}</div>}
    </>
  );
  return (
    <dialog
      {...dialog}
      className={`dialog ${sizes[size]}`}
      aria-labelledby={titleId}
      // A click outside closes it, unless it is a form that may contain input.
      closedby={locked ? "none" : onSubmit ? "closerequest" : "any"}
      // For browsers without support for closedby.
      onCancel={(event) => locked && event.preventDefault()}
    >
      {onSubmit ? <form onSubmit={(event) => submit(event, onSubmit)}>{content}</form> : content}
    </dialog>
  );
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
