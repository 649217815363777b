import type { Template } from "@agency/contract/offers";
import { ArrowUpRight as ArrowUpRightIcon } from "lucide";
import { useState } from "react";
import type { Picture as PictureFiles } from "#app/images.generated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { WindowDots } from "#app/ui/window-dots.tsx";
import { DemoPreview } from "./demo-preview.tsx";

interface DemoFrameProps {
  template: Template;
  cover: PictureFiles;
}

/** The template's first screen in a browser window, and the way into the product itself. */
export function DemoFrame({ template, cover }: DemoFrameProps) {
  const [open, setOpen] = useState(false);
  const address = `/demos/${template.id}/`;
  return (
    <figure className="relative overflow-clip rounded-card bg-white shadow-3">
      <div className="flex h-11 items-center gap-1.5 pr-2 pl-5">
        <WindowDots className="bg-line" />
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="relative z-1 ml-auto inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-fine font-semibold text-brand-700 underline-offset-4 hover:underline"
        >
          Open in a new tab
          <Icon icon={ArrowUpRightIcon} className="size-4" />
        </a>
      </div>
      <Picture
        image={cover}
        alt=""
        sizes="(min-width: 1024px) 52vw, 92vw"
        eager
        className="w-full"
      />
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
        <span className="text-small">Built from the very files of the download.</span>
        {/* It lies over the whole frame, so that a click on the picture opens the demo too. */}
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-11 rounded-control bg-tint px-5 text-small font-semibold text-brand-700 after:absolute after:inset-0 hover:bg-brand-600 hover:text-white max-sm:w-full noscript:hidden"
        >
          Open the live demo
        </button>
      </figcaption>
      {open && (
        <DemoPreview title={template.title} address={address} onClose={() => setOpen(false)} />
      )}
    </figure>
  );
}
