import { ArrowUpRight as ArrowUpRightIcon, X as XIcon } from "lucide";
import type { Ref } from "react";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";

interface DemoPreviewProps {
  title: string;
  address: string;
  frameRef: Ref<HTMLIFrameElement>;
  onClose: () => void;
}

/** The live demo on the full screen of a phone. */
export function DemoPreview({ title, address, frameRef, onClose }: DemoPreviewProps) {
  return (
    <Modal label={`Live demo of ${title}`} onClose={onClose} className="bg-ink-deep">
      {(close) => (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4 px-3 py-2">
            <p className="truncate pl-1 font-semibold text-white">{title}</p>
            <div className="flex shrink-0 items-center gap-2">
              <ButtonAnchor href={address} target="_blank" variant="ghost" size="small">
                <span className="sr-only">Leave the preview</span>
                <Icon icon={ArrowUpRightIcon} className="size-4.5" />
              </ButtonAnchor>
              <Button variant="ghost" size="small" onClick={close}>
                <Icon icon={XIcon} className="size-4.5" />
                Close
              </Button>
            </div>
          </div>
          <iframe
            ref={frameRef}
            src={address}
            title={`${title}, live demo`}
            className="min-h-0 w-full flex-1 bg-white"
          />
        </div>
      )}
    </Modal>
  );
}
