import { X as XIcon } from "lucide";
import type { KeyboardEvent, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Modal } from "./modal.tsx";

interface ImageDialogProps {
  label: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A click outside the image also closes the dialog. */
export function ImageDialog({ label, onClose, onKeyDown, children }: ImageDialogProps) {
  return (
    <Modal
      label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event, close) => {
        if (!(event.target as Element).closest("img, button")) close();
      }}
      className="overflow-auto overscroll-contain bg-ink-deep/92"
    >
      {(close) => (
        <>
          {children}
          <button
            type="button"
            onClick={close}
            className="fixed top-4 right-4 flex min-h-11 items-center gap-2 rounded-control bg-ink px-4 font-semibold text-white ring-1 ring-white/25 ring-inset hover:bg-ink-raised"
          >
            <Icon icon={XIcon} />
            Close
          </button>
        </>
      )}
    </Modal>
  );
}
