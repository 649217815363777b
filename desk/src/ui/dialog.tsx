import { X as XIcon } from "lucide";
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

interface DialogProps {
  title: string;
  size?: "small" | "normal" | "wide";
  onClose: () => void;
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
  onSubmit,
  withClose = true,
  foot,
  children,
}: DialogProps) {
  const titleId = useId();
  const dialog = useDialog();
  const content = (
    <>
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        {withClose && (
          <button
            type="button"
            className="btn btn-plain btn-icon"
            aria-label="Close"
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
      ref={dialog}
      className={`dialog ${sizes[size]}`}
      aria-labelledby={titleId}
      // A click beside it closes it, unless something may have been typed.
      closedby={onSubmit ? "closerequest" : "any"}
      onClose={onClose}
    >
      {onSubmit ? <form onSubmit={(event) => submit(event, onSubmit)}>{content}</form> : content}
    </dialog>
  );
}

/** The platform's dialog holds the focus, closes on Escape, and gives the focus back when it closes. */
export function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => element?.close();
  }, []);
  return dialog;
}

function submit(event: FormEvent<HTMLFormElement>, onSubmit: (fields: FormData) => void) {
  event.preventDefault();
  onSubmit(new FormData(event.currentTarget));
}
