import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";

interface ModalProps {
  label: string;
  className: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Called for clicks anywhere on the dialog, including its edges. */
  onClick?: (event: MouseEvent, close: () => void) => void;
  children: (close: () => void) => ReactNode;
}

/** Covers the whole window. The native dialog traps and restores the focus and closes on Escape. */
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
