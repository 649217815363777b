import type { Template } from "@agency/contract/catalog";
import {
  ArrowUpRight as ArrowUpRightIcon,
  Monitor as MonitorIcon,
  Smartphone as SmartphoneIcon,
  Tablet as TabletIcon,
  X as XIcon,
} from "lucide";
import { useEffect, useRef, useState } from "react";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

const devices = [
  { name: "Desktop", icon: MonitorIcon, frame: "w-full" },
  { name: "Tablet", icon: TabletIcon, frame: "w-[820px] max-w-full" },
  { name: "Phone", icon: SmartphoneIcon, frame: "w-[390px] max-w-full" },
] as const;

/** The product itself, built from the files of its ZIP, to be tried at three widths. */
export function LiveDemo({ template }: { template: Template }) {
  const [open, setOpen] = useState(false);
  const address = `/demos/${template.id}/`;
  return (
    <div className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card bg-white p-7 shadow-2 sm:px-9">
      <div>
        <h3 className="text-h3">Try it before you buy</h3>
        <p className="mt-1.5 max-w-[34em]">
          The live demo is built from the very files of the download.
        </p>
      </div>
      <div className="flex flex-wrap gap-3.5">
        <Button onClick={() => setOpen(true)} className="noscript:hidden">
          Open the live demo
        </Button>
        <ButtonAnchor href={address} target="_blank" look="quiet">
          In a tab of its own
          <Icon of={ArrowUpRightIcon} className="size-4.5" />
          <span className="sr-only">(opens in a new tab)</span>
        </ButtonAnchor>
      </div>
      {open && <Preview title={template.title} address={address} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface PreviewProps {
  title: string;
  address: string;
  onClose: () => void;
}

function Preview({ title, address, onClose }: PreviewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [device, setDevice] = useState<(typeof devices)[number]>(devices[0]);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={`Live demo of ${title}`}
      onClose={onClose}
      className="on-dark m-0 size-full max-h-none max-w-none bg-ink-deep"
    >
      <div className="flex h-full flex-col">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
          <fieldset className="flex gap-1 rounded-control bg-ink-raised p-1">
            <legend className="sr-only">Device</legend>
            {devices.map((choice) => (
              <label
                key={choice.name}
                className="flex min-h-10 cursor-pointer items-center gap-2 rounded-[9px] px-3 text-small font-semibold text-on-ink has-checked:bg-brand-600 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-brand-300"
              >
                <input
                  type="radio"
                  name="device"
                  checked={choice === device}
                  onChange={() => setDevice(choice)}
                  className="sr-only"
                />
                <Icon of={choice.icon} className="size-4.5" />
                <span className="max-sm:sr-only">{choice.name}</span>
              </label>
            ))}
          </fieldset>
          <div className="flex items-center gap-2">
            <ButtonAnchor href={address} target="_blank" look="ghost" size="small">
              Leave the preview
              <Icon of={ArrowUpRightIcon} className="size-4.5" />
            </ButtonAnchor>
            <Button look="ghost" size="small" onClick={() => dialog.current?.close()}>
              <Icon of={XIcon} className="size-4.5" />
              Close
            </Button>
          </div>
        </div>
        <div className="flex-1 overflow-hidden">
          <iframe
            src={address}
            title={`${title}, live demo`}
            className={`mx-auto h-full bg-white transition-[width] duration-250 ease-soft ${device.frame}`}
          />
        </div>
      </div>
    </dialog>
  );
}
