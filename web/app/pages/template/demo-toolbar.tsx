import { lookTitle } from "@agency/contract/offers/looks";
import type { Looks } from "@agency/contract/offers/types";
import {
  Monitor as MonitorIcon,
  Moon as MoonIcon,
  Smartphone as SmartphoneIcon,
  Sun as SunIcon,
} from "lucide";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { TemplateContent } from "#app/content/types.ts";
import { SwatchMark } from "#app/sections/swatch-mark.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import type { Theme } from "./trial.ts";

export type Device = "desktop" | "phone";

interface DemoToolbarProps {
  looks?: Looks;
  /** The name of the selected look. */
  look?: string;
  swatches: NonNullable<TemplateContent["swatches"]>;
  theme: Theme;
  device: Device;
  name: string;
  onLook: (value: string) => void;
  onTheme: (theme: Theme) => void;
  onDevice: (device: Device) => void;
  onName: (name: string) => void;
  /** The visitor is about to use the demo. */
  onInteract: () => void;
  onOpen: () => void;
  /** The demo, which shows the typed name. */
  stage: RefObject<HTMLElement | null>;
}

export function DemoToolbar(props: DemoToolbarProps) {
  const { looks, look, swatches, theme, device, onLook, onTheme, onDevice, onOpen } = props;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-white p-3 shadow-2 max-sm:relative max-sm:z-3 max-sm:order-1 max-sm:shadow-3 xl:gap-5 xl:pl-5 noscript:hidden">
      {/* On phones the demo opens in full screen, because nested scrolling is hard. The ::after covers the picture above. */}
      <Button
        onClick={onOpen}
        className="basis-full after:absolute after:inset-x-0 after:bottom-full after:h-80 sm:hidden"
      >
        Open the live demo
      </Button>
      <NameField {...props} />
      {looks && (
        <Switch
          legend={looks.setting === "preset" ? "Palette" : "Skin"}
          selected={look}
          onSelect={onLook}
          options={looks.names.map((name) => ({
            label: lookTitle(name),
            value: name,
            mark: <SwatchMark colors={swatches[name] ?? []} />,
          }))}
        />
      )}
      <Switch
        legend="Theme"
        selected={theme}
        onSelect={onTheme}
        options={[
          { label: "Light", value: "light", mark: <Icon icon={SunIcon} className="size-4.5" /> },
          { label: "Dark", value: "dark", mark: <Icon icon={MoonIcon} className="size-4.5" /> },
        ]}
      />
      {/* Hidden on phones, where every width would be the same. */}
      <Switch
        className="max-sm:hidden"
        legend="Width"
        selected={device}
        onSelect={onDevice}
        options={[
          {
            label: "Desktop",
            value: "desktop",
            mark: <Icon icon={MonitorIcon} className="size-4.5" />,
          },
          {
            label: "Phone",
            value: "phone",
            mark: <Icon icon={SmartphoneIcon} className="size-4.5" />,
          },
        ]}
      />
    </div>
  );
}

/** Uncontrolled, so that text typed before hydration is not lost. */
function NameField({ name, onName, onInteract, stage }: DemoToolbarProps) {
  const field = useRef<HTMLInputElement>(null);
  const latestOnName = useRef(onName);
  latestOnName.current = onName;
  const isInitialized = useRef(false);
  useEffect(() => {
    const { current: input } = field;
    if (!input) return;
    const typedEarly = !isInitialized.current && input.value;
    isInitialized.current = true;
    if (typedEarly) latestOnName.current(typedEarly);
    // The name comes from another template's page in this tab.
    else if (input !== document.activeElement) input.value = name;
  }, [name]);
  return (
    <label className="flex min-w-0 flex-1 items-center gap-3 max-sm:basis-full max-sm:flex-col max-sm:items-stretch max-sm:gap-1.5 sm:max-xl:basis-full sm:max-xl:pl-2 xl:min-w-80">
      <span className="text-small font-semibold whitespace-nowrap text-ink max-sm:px-1">
        Your business name
      </span>
      <input
        ref={field}
        type="text"
        maxLength={40}
        autoComplete="organization"
        enterKeyHint="done"
        spellCheck={false}
        placeholder="Nora’s Bakery"
        onInput={({ currentTarget }) => onName(currentTarget.value)}
        onFocus={() => {
          onInteract();
          // On a phone the keyboard covers half of the screen, so scroll the demo into the other half.
          if (matchMedia("(width < 40rem)").matches)
            stage.current?.scrollIntoView({
              behavior: prefersReducedMotion() ? "auto" : "smooth",
            });
        }}
        className="block h-11 w-full min-w-0 rounded-control bg-mist px-4 text-base text-ink ring-1 ring-input ring-inset placeholder:text-meta focus:bg-white focus:ring-2 focus:ring-brand-600 focus:outline-none"
      />
    </label>
  );
}

interface SwitchProps<Value extends string> {
  legend: string;
  options: readonly { label: string; value: Value; mark: ReactNode }[];
  selected?: string;
  onSelect: (value: Value) => void;
  className?: string;
}

function Switch<Value extends string>({
  legend,
  options,
  selected,
  onSelect,
  className = "",
}: SwitchProps<Value>) {
  return (
    <fieldset
      className={`flex gap-0.5 rounded-control bg-mist p-1 max-sm:basis-full sm:max-xl:flex-auto ${className}`}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map(({ label, value, mark }) => (
        <label
          key={value}
          className="flex min-h-9 flex-1 cursor-pointer items-center justify-center gap-2 rounded-[9px] px-2 text-fine font-semibold text-body hover:text-ink has-checked:bg-white has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-3 has-focus-visible:outline-brand-500 max-[22.5rem]:flex-col max-[22.5rem]:gap-1 max-[22.5rem]:py-1.5 max-sm:min-h-10 xl:px-3"
        >
          <input
            type="radio"
            name={`try-${legend}`}
            checked={value === selected}
            onChange={() => onSelect(value)}
            className="sr-only"
          />
          {mark}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
