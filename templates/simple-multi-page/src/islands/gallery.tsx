import { type MouseEvent, useState } from "react";
import { Starred } from "../parts/heading.tsx";
import { Price } from "../parts/price.tsx";
import { Photo, pictureUrl } from "../photo.tsx";
import type { GridLayout } from "../types.ts";
import { type GalleryPicture, Lightbox } from "./lightbox.tsx";

interface Props {
  heading: string;
  text?: string;
  layout: GridLayout;
  switches?: GridLayout[];
  pictures: GalleryPicture[];
  /** The first grid has the main heading of the page and loads its pictures immediately. */
  isFirst?: boolean;
  /** The text of the link to the contact form, for pieces that are for sale */
  ask: string;
}

const layoutNames: Record<GridLayout, string> = {
  even: "Even",
  mosaic: "Mosaic",
  columns: "Columns",
  wide: "Wide",
};

/** A grid of pictures. The styles of the four layouts are in src/styles/pictures.css. */
export function Gallery({ heading, text, layout, switches = [], pictures, isFirst, ask }: Props) {
  const [shown, setShown] = useState(layout);
  const [open, setOpen] = useState<number>();
  const Heading = isFirst ? "h1" : "h2";

  // With a modifier key or without JavaScript, the link opens the picture file.
  const enlarge = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(index);
  };

  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 md:mb-10">
        <div>
          <Heading className="heading-1">
            <Starred text={heading} />
          </Heading>
          {text && <p className="mt-4 max-w-[34rem] text-lead">{text}</p>}
        </div>
        {switches.length > 1 && (
          <fieldset className="switches needs-js">
            <legend className="sr-only">Picture layout</legend>
            {switches.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === shown}
                onClick={() => setShown(name)}
              >
                {layoutNames[name]}
              </button>
            ))}
          </fieldset>
        )}
      </div>

      <ul className="pictures" data-layout={shown}>
        {pictures.map((picture, index) => (
          <li
            key={picture.name}
            data-size={picture.size}
            data-priced={picture.price || picture.sold ? "" : undefined}
            data-shape={picture.width > picture.height ? "landscape" : "portrait"}
          >
            <a href={pictureUrl(picture)} onClick={(event) => enlarge(event, index)}>
              <Photo
                picture={picture}
                alt={picture.alt}
                sizes="(min-width: 64rem) 50vw, 100vw"
                eager={isFirst && index < 2}
              />
            </a>
            <p className="caption">
              <b>{picture.title}</b>
              <Price {...picture} />
              {picture.note && <span className="note">{picture.note}</span>}
            </p>
          </li>
        ))}
      </ul>

      <Lightbox pictures={pictures} ask={ask} open={open} onChange={setOpen} />
    </>
  );
}
