import { X as XIcon } from "lucide";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

interface ImageDialogProps {
  label: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * A picture over the page. The platform's dialog holds and returns the focus and closes on Escape;
 * a click beside the picture closes it too.
 */
export function ImageDialog({ label, onClose, onKeyDown, children }: ImageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (!(event.target as Element).closest("img, button")) close();
      }}
      className="on-dark m-0 size-full max-h-none max-w-none overflow-auto overscroll-contain bg-ink-deep/92"
    >
      {children}
      <button
        type="button"
        onClick={close}
        className="fixed top-4 right-4 flex min-h-11 items-center gap-2 rounded-control bg-ink px-4 font-semibold text-white ring-1 ring-white/25 ring-inset hover:bg-ink-raised"
      >
        <Icon of={XIcon} />
        Close
      </button>
    </dialog>
  );
}
