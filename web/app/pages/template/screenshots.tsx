import { useState } from "react";
import type { Screenshot } from "#app/content/types.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Lightbox } from "./lightbox.tsx";

export function Screenshots({ screenshots }: { screenshots: readonly Screenshot[] }) {
  const [openIndex, setOpenIndex] = useState<number>();
  const thumbnails = screenshots.map((screenshot, index) => (
    <Thumbnail
      key={screenshot.image.path}
      screenshot={screenshot}
      onOpen={() => setOpenIndex(index)}
    />
  ));
  return (
    <section id="screenshots" aria-labelledby="screenshots-title" className="bg-mist py-section">
      <div className="wrap">
        <SectionHeading id="screenshots-title" title="Screenshots">
          Choose one to enlarge it.
          <span className="hidden md:pointer-fine:inline"> Use the arrow keys to browse.</span>
        </SectionHeading>
        <div className="grid grid-cols-2 gap-3 sm:gap-7">
          <ul className="grid content-start gap-3 sm:gap-7">
            {thumbnails.filter((_, index) => index % 2 === 0)}
          </ul>
          <ul className="mt-8 grid content-start gap-3 sm:mt-20 sm:gap-7">
            {thumbnails.filter((_, index) => index % 2 === 1)}
          </ul>
        </div>
      </div>
      {openIndex !== undefined && (
        <Lightbox
          images={screenshots}
          index={openIndex}
          onMove={setOpenIndex}
          onClose={() => setOpenIndex(undefined)}
        />
      )}
    </section>
  );
}

function Thumbnail({ screenshot, onOpen }: { screenshot: Screenshot; onOpen: () => void }) {
  const { image, alt, position, fit } = screenshot;
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="group block aspect-4/3 w-full cursor-zoom-in overflow-clip rounded-control bg-white shadow-2 sm:rounded-card"
      >
        <Picture
          image={image}
          alt={alt}
          sizes="(min-width: 1240px) 600px, 48vw"
          className={`size-full transition-transform duration-250 ease-soft group-hover:scale-[1.03] motion-reduce:group-hover:scale-100 ${fit === "cover" ? "object-cover" : "object-contain"} ${position === "top" ? "object-top" : "object-center"}`}
        />
        <span className="sr-only">, enlarge</span>
      </button>
    </li>
  );
}
