import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";

interface ModalProps {
  label: string;
  className: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Anywhere on it, its edges included. */
  onClick?: (event: MouseEvent, close: () => void) => void;
  /** `close` ends it as Escape does. */
  children: (close: () => void) => ReactNode;
}

/** Over the whole window, on a dark background. The platform's dialog holds and returns the focus and closes on Escape. */
export function Modal({ label, className, onClose, onKeyDown, onClick, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => onClick?.(event, close)}
      className={`on-dark m-0 size-full max-h-none max-w-none ${className}`}
    >
      {children(close)}
    </dialog>
  );
}
