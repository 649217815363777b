import { useEffect, useRef } from "react";
import { Price } from "../parts/price.tsx";
import { Photo, type Picture } from "../photo.tsx";
import type { WorkPicture } from "../types.ts";

export type GalleryPicture = Picture & Omit<WorkPicture, "file">;

interface Props {
  pictures: GalleryPicture[];
  ask: string;
  /** The index of the enlarged picture, or undefined to close the dialog. */
  open: number | undefined;
  onChange: (index: number | undefined) => void;
}

const button =
  "grid size-12 place-items-center rounded-full text-on-strong hover:bg-on-strong/15 focus-visible:outline-on-strong";

/** The URL of the contact form with the name of the piece. */
const toContactUrl = (title: string) =>
  `${import.meta.env.BASE_URL}visit/?about=${encodeURIComponent(title)}#write`;

function Arrow({ back }: { back?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path d={back ? "M20 12H5m6-6-6 6 6 6" : "M4 12h15m-6-6 6 6-6 6"} />
    </svg>
  );
}

/** The enlarged picture. Arrow keys show the next one, and Escape closes it. */
export function Lightbox({ pictures, ask, open, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = open === undefined ? undefined : pictures[open];

  useEffect(() => {
    if (picture) dialog.current?.showModal();
    else dialog.current?.close();
  }, [picture]);

  const move = (step: number) => onChange(((open ?? 0) + step + pictures.length) % pictures.length);

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label="Enlarged picture"
      onClose={() => onChange(undefined)}
      onClick={(event) => {
        // A click on the background closes the dialog.
        if (!(event.target as Element).closest("img, button, figcaption")) onChange(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key === "ArrowLeft") move(-1);
        if (event.key === "ArrowRight") move(1);
      }}
    >
      {picture && open !== undefined && (
        <figure>
          <Photo picture={picture} alt={picture.alt} eager />
          <figcaption>
            <p aria-live="polite">
              <b>{picture.title}</b>
              {picture.note && <span>{picture.note}</span>}
              <Price {...picture} />
              {picture.price && !picture.sold && (
                <a href={toContactUrl(picture.title)} className="text-link">
                  {ask}
                </a>
              )}
            </p>
            <div className="flex items-center">
              <button type="button" className={button} onClick={() => move(-1)}>
                <Arrow back />
                <span className="sr-only">Previous picture</span>
              </button>
              <span className="px-1 tabular-nums">
                {open + 1} / {pictures.length}
              </span>
              <button type="button" className={button} onClick={() => move(1)}>
                <Arrow />
                <span className="sr-only">Next picture</span>
              </button>
              <button type="button" className={button} onClick={() => onChange(undefined)}>
                <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
                  <path d="m6 6 12 12M18 6 6 18" />
                </svg>
                <span className="sr-only">Close</span>
              </button>
            </div>
          </figcaption>
        </figure>
      )}
    </dialog>
  );
}
