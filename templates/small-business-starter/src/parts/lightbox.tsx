import { type KeyboardEvent, useEffect, useRef } from "react";
import { words } from "../../content/words.ts";
import type { Gallery } from "../content-types.ts";
import { Photo } from "../photo.tsx";
import { getPicture } from "../pictures.ts";
import { Icon } from "./icon.tsx";

interface LightboxProps {
  pictures: Gallery["pictures"];
  /** The index of the enlarged picture, or null while closed. */
  shown: number | null;
  onShow: (shown: number | null) => void;
}

/*
  The enlarged picture. <dialog> traps the focus, closes on Escape and restores the focus.
*/
export function Lightbox({ pictures, shown, onShow }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = shown !== null;

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const picture = pictures[shown ?? -1];
  const move = (steps: number) =>
    onShow(((shown ?? 0) + steps + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") move(1);
    if (event.key === "ArrowLeft") move(-1);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={words.enlarged}
      className="surface surface-strong m-auto w-[min(94vw,60rem)] rounded-panel p-3 backdrop:bg-black/70"
      onClose={() => onShow(null)}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && onShow(null)}
    >
      {picture && (
        <figure>
          <div className="grid h-[min(70svh,44rem)] place-items-center">
            <Photo
              picture={getPicture(picture.file)}
              alt={picture.alt}
              className="h-auto max-h-full w-auto rounded-control"
              eager
            />
          </div>
          <div className="flex items-center gap-2 pt-3 pl-3">
            <figcaption className="mr-auto" aria-live="polite">
              {picture.caption}
            </figcaption>
            <button type="button" className="icon-button" onClick={() => move(-1)}>
              <Icon name="previous" />
              <span className="sr-only">{words.previous}</span>
            </button>
            <button type="button" className="icon-button" onClick={() => move(1)}>
              <Icon name="next" />
              <span className="sr-only">{words.next}</span>
            </button>
            <button type="button" className="icon-button" onClick={() => onShow(null)}>
              <Icon name="close" />
              <span className="sr-only">{words.close}</span>
            </button>
          </div>
        </figure>
      )}
    </dialog>
  );
}
