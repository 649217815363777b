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
  /** The name of the chosen one. */
  look?: string;
  swatches: NonNullable<TemplateContent["swatches"]>;
  theme: Theme;
  device: Device;
  name: string;
  onLook: (value: string) => void;
  onTheme: (theme: Theme) => void;
  onDevice: (device: Device) => void;
  onName: (name: string) => void;
  /** Somebody is about to use it. */
  onTouch: () => void;
  onOpen: () => void;
  /** What shows the name that is typed. */
  stage: RefObject<HTMLElement | null>;
}

export function DemoToolbar(props: DemoToolbarProps) {
  const { looks, look, swatches, theme, device, onLook, onTheme, onDevice, onOpen } = props;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-white p-3 shadow-2 max-sm:relative max-sm:z-3 max-sm:order-1 max-sm:shadow-3 xl:gap-5 xl:pl-5 noscript:hidden">
      {/* A thumb cannot scroll a page within a page well: on a phone the demo fills the screen. The picture above belongs to the button. */}
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
          chosen={look}
          onChoose={onLook}
          choices={looks.names.map((name) => ({
            name: lookTitle(name),
            value: name,
            mark: <SwatchMark colors={swatches[name] ?? []} />,
          }))}
        />
      )}
      <Switch
        legend="Theme"
        chosen={theme}
        onChoose={onTheme}
        choices={[
          { name: "Light", value: "light", mark: <Icon icon={SunIcon} className="size-4.5" /> },
          { name: "Dark", value: "dark", mark: <Icon icon={MoonIcon} className="size-4.5" /> },
        ]}
      />
      {/* On a phone every device would be as wide as the phone. */}
      <Switch
        className="max-sm:hidden"
        legend="Width"
        chosen={device}
        onChoose={onDevice}
        choices={[
          {
            name: "Desktop",
            value: "desktop",
            mark: <Icon icon={MonitorIcon} className="size-4.5" />,
          },
          {
            name: "Phone",
            value: "phone",
            mark: <Icon icon={SmartphoneIcon} className="size-4.5" />,
          },
        ]}
      />
    </div>
  );
}

/** Not controlled: what was typed before the script arrived stays. */
function NameField({ name, onName, onTouch, stage }: DemoToolbarProps) {
  const field = useRef<HTMLInputElement>(null);
  const tell = useRef(onName);
  tell.current = onName;
  const begun = useRef(false);
  useEffect(() => {
    const { current: input } = field;
    if (!input) return;
    const early = !begun.current && input.value;
    begun.current = true;
    if (early) tell.current(early);
    // Typed on another template's page in this tab.
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
          onTouch();
          // On a phone the keyboard takes half of the screen: the demo belongs into the other half.
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
  choices: readonly { name: string; value: Value; mark: ReactNode }[];
  chosen?: string;
  onChoose: (value: Value) => void;
  className?: string;
}

function Switch<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  className = "",
}: SwitchProps<Value>) {
  return (
    <fieldset
      className={`flex gap-0.5 rounded-control bg-mist p-1 max-sm:basis-full sm:max-xl:flex-auto ${className}`}
    >
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ name, value, mark }) => (
        <label
          key={value}
          className="flex min-h-9 flex-1 cursor-pointer items-center justify-center gap-2 rounded-[9px] px-2 text-fine font-semibold text-body hover:text-ink has-checked:bg-white has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-3 has-focus-visible:outline-brand-500 max-[22.5rem]:flex-col max-[22.5rem]:gap-1 max-[22.5rem]:py-1.5 max-sm:min-h-10 xl:px-3"
        >
          <input
            type="radio"
            name={`try-${legend}`}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {mark}
          {name}
        </label>
      ))}
    </fieldset>
  );
}
