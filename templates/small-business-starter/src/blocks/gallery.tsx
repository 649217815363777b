import { useState } from "react";
import { gallery } from "../../content/gallery.ts";
import { Block } from "../parts/block.tsx";
import { Lightbox } from "../parts/lightbox.tsx";
import { Picture } from "../parts/picture.tsx";
import { pictureUrl } from "../photo.tsx";
import { getPicture } from "../pictures.ts";

// On narrow screens, a row has two pictures or one wide picture.
const spans = {
  third: "@md:col-span-2",
  half: "@md:col-span-3",
  wide: "col-span-2 @md:col-span-4",
  full: "col-span-2 @md:col-span-6",
};

export function GalleryBlock() {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Block name="gallery" section={gallery}>
      <ul className="grid grid-flow-dense auto-rows-[clamp(10.5rem,38cqi,20rem)] grid-cols-2 gap-3 @md:grid-cols-6 @md:gap-4.5">
        {gallery.pictures.map(({ file, alt, size }, i) => (
          <li key={file} className={spans[size]}>
            <a
              href={pictureUrl(getPicture(file))}
              aria-haspopup="dialog"
              className="group block size-full overflow-hidden rounded-card"
              onClick={(event) => {
                event.preventDefault();
                setShown(i);
              }}
            >
              <Picture
                file={file}
                alt={alt}
                width={800}
                height={800}
                className="size-full object-cover duration-300 motion-safe:transition-transform motion-safe:group-hover:scale-104"
              />
            </a>
          </li>
        ))}
      </ul>
      <Lightbox pictures={gallery.pictures} shown={shown} onShow={setShown} />
    </Block>
  );
}
