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
  /** A request is under way: the dialog stays open until it can say what became of it. */
  locked?: boolean;
  /** Given, the dialog is a form. */
  onSubmit?: (fields: FormData) => void;
  /** A question has its two answers instead. */
  withClose?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}

const sizes = { small: "dialog-small", normal: "", wide: "dialog-wide" };

/** In the middle of the window, on a phone a sheet from below. */
export function Dialog({
  title,
  size = "normal",
  onClose,
  locked = false,
  onSubmit,
  withClose = true,
  foot,
  children,
}: DialogProps) {
  const titleId = useId();
  const dialog = useDialog(onClose);
  const content = (
    <>
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        {withClose && (
          <button
            type="button"
            className="btn btn-plain btn-icon"
            aria-label="Close"
            disabled={locked}
            onClick={onClose}
          >
            <Icon icon={XIcon} />
          </button>
        )}
      </div>
      <div className="dialog-body">{children}</div>
      {foot && <div className="dialog-foot">{foot}</div>}
    </>
  );
  return (
    <dialog
      {...dialog}
      className={`dialog ${sizes[size]}`}
      aria-labelledby={titleId}
      // A click beside it closes it, unless something may have been typed.
      closedby={locked ? "none" : onSubmit ? "closerequest" : "any"}
      // For browsers that do not know closedby.
      onCancel={(event) => locked && event.preventDefault()}
    >
      {onSubmit ? <form onSubmit={(event) => submit(event, onSubmit)}>{content}</form> : content}
    </dialog>
  );
}

/** The platform's dialog holds the focus, closes on Escape, and gives the focus back when it closes. */
export function useDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => element?.close();
  }, []);
  return {
    ref,
    // The event comes later than the closing: meanwhile React's StrictMode has opened the dialog again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!event.currentTarget.open) onClose();
    },
  };
}

function submit(event: FormEvent<HTMLFormElement>, onSubmit: (fields: FormData) => void) {
  event.preventDefault();
  onSubmit(new FormData(event.currentTarget));
}
