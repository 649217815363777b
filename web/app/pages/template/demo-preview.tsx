import {
  ArrowUpRight as ArrowUpRightIcon,
  Monitor as MonitorIcon,
  Smartphone as SmartphoneIcon,
  Tablet as TabletIcon,
  X as XIcon,
} from "lucide";
import { useState } from "react";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Icon, type IconType } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";

interface Device {
  name: string;
  icon: IconType;
  /** The body of the device around the page. */
  body: string;
  /** Shown only where the window is wider than the device. */
  choice: string;
}

const desktop: Device = { name: "Desktop", icon: MonitorIcon, body: "h-full w-full", choice: "" };
const devices: readonly Device[] = [
  desktop,
  {
    name: "Tablet",
    icon: TabletIcon,
    body: "h-[min(100%-2.5rem,1180px)] w-[820px] rounded-[28px] border-14 ring-1 ring-white/25",
    choice: "max-lg:hidden",
  },
  {
    name: "Phone",
    icon: SmartphoneIcon,
    body: "h-[min(100%-2.5rem,844px)] w-[390px] rounded-[46px] border-12 ring-1 ring-white/25",
    choice: "",
  },
];

interface DemoPreviewProps {
  title: string;
  address: string;
  onClose: () => void;
}

/** The product itself, built from the files of its ZIP, to be tried at three widths. */
export function DemoPreview({ title, address, onClose }: DemoPreviewProps) {
  const [device, setDevice] = useState(desktop);
  return (
    <Modal label={`Live demo of ${title}`} onClose={onClose} className="bg-ink-deep">
      {(close) => (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4 px-3 py-2 md:px-4 md:py-3">
            <p className="truncate pl-1 font-semibold text-white md:hidden">{title}</p>
            <DeviceSwitch device={device} onChange={setDevice} />
            <div className="flex shrink-0 items-center gap-2">
              <ButtonAnchor
                href={address}
                target="_blank"
                variant="ghost"
                size="small"
                className="max-md:px-3"
              >
                <span className="max-md:sr-only">Leave the preview</span>
                <Icon icon={ArrowUpRightIcon} className="size-4.5" />
              </ButtonAnchor>
              <Button variant="ghost" size="small" onClick={close}>
                <Icon icon={XIcon} className="size-4.5" />
                Close
              </Button>
            </div>
          </div>
          <div className="grid min-h-0 flex-1 place-items-center">
            <div
              className={`box-content max-w-full overflow-clip border-black bg-white transition-[width] duration-250 ease-soft ${device.body}`}
            >
              <iframe src={address} title={`${title}, live demo`} className="size-full" />
            </div>
          </div>
        </div>
      )}
    </Modal>
  );
}

/** On a phone's screen every device would be as wide as the phone, so there it is left out. */
function DeviceSwitch({
  device,
  onChange,
}: {
  device: Device;
  onChange: (device: Device) => void;
}) {
  return (
    <fieldset className="flex gap-1 rounded-control bg-ink-raised p-1 max-md:hidden">
      <legend className="sr-only">Device</legend>
      {devices.map((choice) => (
        <label
          key={choice.name}
          className={`flex min-h-10 cursor-pointer items-center gap-2 rounded-[9px] px-3 text-small font-semibold text-on-ink has-checked:bg-brand-600 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-brand-300 ${choice.choice}`}
        >
          <input
            type="radio"
            name="device"
            checked={choice === device}
            onChange={() => onChange(choice)}
            className="sr-only"
          />
          <Icon icon={choice.icon} className="size-4.5" />
          {choice.name}
        </label>
      ))}
    </fieldset>
  );
}
