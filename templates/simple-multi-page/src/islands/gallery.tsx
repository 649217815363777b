import { type MouseEvent, useState } from "react";
import { Starred } from "../parts/heading.tsx";
import { Price } from "../parts/price.tsx";
import { Photo, type Picture, pictureAddress } from "../photo.tsx";
import type { GridLayout, WorkPicture } from "../types.ts";
import { Lightbox } from "./lightbox.tsx";

export type GalleryPicture = Picture & Omit<WorkPicture, "file">;

interface Props {
  heading: string;
  text?: string;
  layout: GridLayout;
  switches?: GridLayout[];
  pictures: GalleryPicture[];
  /** True for the first grid of a page: its heading is the page's heading, its pictures load at once. */
  first?: boolean;
  /** The words of the link to the contact form, for pieces that are for sale */
  ask: string;
}

const names: Record<GridLayout, string> = {
  even: "Even",
  mosaic: "Mosaic",
  columns: "Columns",
  wide: "Wide",
};

/** A grid of pictures. The looks of the four layouts are in src/styles/pictures.css. */
export function Gallery({ heading, text, layout, switches = [], pictures, first, ask }: Props) {
  const [shown, setShown] = useState(layout);
  const [open, setOpen] = useState<number>();
  const Heading = first ? "h1" : "h2";

  // Without JavaScript the link shows the picture file itself.
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
            <legend className="sr-only">Layout of the pictures</legend>
            {switches.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === shown}
                onClick={() => setShown(name)}
              >
                {names[name]}
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
            data-shape={picture.width > picture.height ? "lying" : "standing"}
          >
            <a href={pictureAddress(picture)} onClick={(event) => enlarge(event, index)}>
              <Photo
                picture={picture}
                alt={picture.alt}
                sizes="(min-width: 64rem) 50vw, 100vw"
                first={first && index < 2}
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
