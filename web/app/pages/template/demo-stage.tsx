import { findLook, lookSetting } from "@agency/contract/offers/looks";
import type { Template } from "@agency/contract/offers/types";
import { ArrowUpRight as ArrowUpRightIcon, MousePointerClick as ClickIcon } from "lucide";
import { useRef, useState } from "react";
import type { TemplateContent } from "#app/content/types.ts";
import { Icon } from "#app/ui/icon.tsx";
import { WindowDots } from "#app/ui/window-dots.tsx";
import { DemoPreview } from "./demo-preview.tsx";
import { DemoToolbar, type Device } from "./demo-toolbar.tsx";
import { Poster, type Posters } from "./poster.tsx";
import { useTrial } from "./trial.ts";
import { useDemos } from "./use-demos.ts";
import { useShouldLoad } from "./use-should-load.ts";

interface DemoStageProps {
  template: Template;
  posters: Posters;
  swatches: TemplateContent["swatches"];
}

const screens: Record<Device, string> = {
  desktop: "sm:size-full sm:on-desktop",
  phone:
    "sm:box-content sm:aspect-[390/780] sm:h-[calc(100%-5.5rem)] sm:rounded-[46px] sm:border-10 sm:border-ink sm:shadow-3 sm:on-phone",
};

/** The live demo, with a poster until it has loaded. Inert until clicked, so that scrolling and Tab are not trapped. */
export function DemoStage({ template, posters, swatches = {} }: DemoStageProps) {
  const { id, title, looks } = template;
  const stage = useRef<HTMLDivElement>(null);
  const [trial, setTrial] = useTrial();
  const [device, setDevice] = useState<Device>("desktop");
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const [shouldLoad, loadNow] = useShouldLoad(stage);
  const look = findLook(template, trial.looks?.[id] ?? looks?.names[0]);
  const address = `/demos/${id}/${look && look.name !== looks?.names[0] ? `${look.name}/` : ""}`;
  const { demos, getFrameRef, shown, tabTitle, isInUse, startUsing, openerRef } = useDemos({
    address,
    trial,
    shouldLoad,
    onTheme: (theme) => setTrial({ theme }),
  });

  return (
    <figure className="mt-8 flex flex-col sm:gap-3">
      <DemoToolbar
        looks={looks}
        look={look?.name}
        swatches={swatches}
        theme={trial.theme ?? "light"}
        device={device}
        name={trial.name ?? ""}
        onLook={(name) => setTrial({ looks: { ...trial.looks, [id]: name } })}
        onTheme={(theme) => setTrial({ theme })}
        onDevice={setDevice}
        onName={(name) => setTrial({ name })}
        onInteract={loadNow}
        onOpen={() => setIsPreviewOpen(true)}
        stage={stage}
      />
      <div className="relative sm:overflow-clip sm:rounded-card sm:bg-white sm:shadow-3">
        <div className="flex h-12 items-center gap-1.5 pr-2 pl-5 max-sm:hidden">
          <WindowDots className="bg-line" />
          <span className="ml-3 min-w-0 flex-1 truncate text-fine text-meta">
            {tabTitle ?? title}
          </span>
          <NewTab address={address} />
          {/* Its ::after makes the whole picture clickable. */}
          <button
            ref={openerRef}
            type="button"
            onClick={() => {
              loadNow();
              startUsing();
            }}
            className={`inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full bg-ink px-4 text-fine font-semibold whitespace-nowrap text-white hover:bg-brand-600 after:absolute after:inset-x-0 after:top-12 after:bottom-0 after:z-2 noscript:hidden ${isInUse ? "invisible" : ""}`}
          >
            <Icon icon={ClickIcon} className="size-4.5" />
            Click to use the live demo
          </button>
        </div>
        <div
          ref={stage}
          className="relative grid scroll-mt-3 place-items-center sm:aspect-video sm:bg-linear-to-b sm:from-tint sm:to-mist"
        >
          <div
            className={`relative @container overflow-clip bg-white max-sm:h-80 max-sm:w-[min(19rem,100%)] max-sm:rounded-t-[44px] max-sm:border-10 max-sm:border-b-0 max-sm:border-ink max-sm:on-phone ${screens[device]}`}
          >
            <Poster posters={posters} isPhone={device === "phone" && !shown} />
            {demos.map((demo) => (
              <iframe
                key={demo}
                ref={getFrameRef(demo)}
                src={demo}
                title={`${title}, live demo`}
                inert={!isInUse || demo !== address}
                // Visible immediately, for focus, and hidden after its fade. Without its own layer, Chromium scrolls the page instead.
                className={`device-page absolute top-0 left-0 bg-white duration-300 ${demo === shown ? "z-1 transition-opacity" : "invisible opacity-0 transition-[opacity,visibility]"} ${isInUse ? "will-change-transform" : ""}`}
              />
            ))}
          </div>
        </div>
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-small max-sm:order-last max-sm:mt-4">
        <span>Built from the same files that you download.</span>
        {look && (
          <span className="noscript:hidden">
            In site.config.ts:{" "}
            <code className="inline-block rounded-md bg-white px-2 py-0.5 align-middle font-mono text-fine text-ink shadow-1">
              {lookSetting(look)}
            </code>
          </span>
        )}
        <span className="hidden max-sm:noscript:block">
          <NewTab address={address} />
        </span>
      </figcaption>
      {isPreviewOpen && (
        <DemoPreview
          title={title}
          address={address}
          frameRef={getFrameRef("preview")}
          onClose={() => setIsPreviewOpen(false)}
        />
      )}
    </figure>
  );
}

/** The link leaves out the name, so that a link cannot put arbitrary text on our site. */
function NewTab({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-fine font-semibold whitespace-nowrap text-brand-700 underline-offset-4 hover:underline max-sm:px-0"
    >
      Open in a new tab
      <Icon icon={ArrowUpRightIcon} className="size-4" />
    </a>
  );
}
