import { useEffect, useRef } from "react";
import { photos } from "../content/photos.ts";
import { site } from "../site.config.ts";
import { Photo } from "./photo.tsx";
import { getPicture } from "./pictures.ts";

interface LightboxProps {
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** An enlarged photo. Buttons, arrow keys and swipes show the next one. Escape and the backdrop close it. */
export function Lightbox({ index, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const photo = photos[index];
  const move = (steps: number) => onMove((index + steps + photos.length) % photos.length);

  // <dialog> provides the backdrop, closes on Escape and restores the focus.
  useEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    const element = dialog.current;
    let touchStartX = 0;
    const listeners = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handler: (event: HTMLElementEventMap[Name]) => void,
    ) => element?.addEventListener(name, handler, { signal: listeners.signal, passive: true });

    on("click", ({ target }) => {
      const isOutside = target instanceof Element && !target.closest("img, figcaption, button");
      if (isOutside) element?.close();
    });
    on("keydown", ({ key }) => {
      if (key === "ArrowLeft") move(-1);
      if (key === "ArrowRight") move(1);
    });
    on("touchstart", (event) => {
      touchStartX = event.changedTouches[0]?.clientX ?? 0;
    });
    on("touchend", (event) => {
      const distance = (event.changedTouches[0]?.clientX ?? 0) - touchStartX;
      if (Math.abs(distance) > 50) move(distance > 0 ? -1 : 1);
    });
    return () => listeners.abort();
  });

  if (!photo) return null;
  const { close, previous, next, of } = site.words;
  return (
    <dialog ref={dialog} onClose={onClose} aria-label={site.photos.menu} className="lightbox">
      <figure className="flex min-h-0 flex-col items-center gap-4">
        <Photo key={photo.picture} picture={getPicture(photo.picture)} alt={photo.alt} eager />
        <figcaption aria-live="polite" className="text-center">
          {photo.caption}{" "}
          <span className="whitespace-nowrap opacity-80 tabular-nums">
            {index + 1} {of} {photos.length}
          </span>
        </figcaption>
      </figure>
      <div className="flex justify-center gap-2.5">
        <button type="button" className="pill-outline" onClick={() => move(-1)}>
          {previous}
        </button>
        <button type="button" className="pill-outline" onClick={() => dialog.current?.close()}>
          {close}
        </button>
        <button type="button" className="pill-outline" onClick={() => move(1)}>
          {next}
        </button>
      </div>
    </dialog>
  );
}
