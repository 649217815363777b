import type { Picture } from "#app/images.generated.ts";
import { srcSet } from "#app/ui/picture.tsx";

export interface Posters {
  wide: Picture;
  narrow: Picture;
}

const sizes = {
  wide: "(min-width: 84rem) 1240px, 93vw",
  narrow: "(min-width: 40rem) 360px, 284px",
};

/** A picture of the demo, shown until the demo is there. */
export function Poster({ posters, phone }: { posters: Posters; phone: boolean }) {
  const narrow = { image: posters.narrow, sizes: sizes.narrow };
  const wide = { image: posters.wide, sizes: sizes.wide };
  const large = phone ? narrow : wide;
  const { image } = large;
  return (
    <picture>
      <Sources {...narrow} media="(width < 40rem)" />
      <source type="image/avif" srcSet={srcSet(image, "avif")} sizes={large.sizes} />
      <img
        src={`${image.path}-${image.widths.at(-1)}.webp`}
        srcSet={srcSet(image, "webp")}
        sizes={large.sizes}
        width={image.width}
        height={image.height}
        alt=""
        fetchPriority="high"
        decoding="async"
        className="w-full"
      />
    </picture>
  );
}

function Sources({ image, sizes: shown, media }: { image: Picture; sizes: string; media: string }) {
  const size = { width: image.width, height: image.height };
  return (
    <>
      <source
        media={media}
        type="image/avif"
        srcSet={srcSet(image, "avif")}
        sizes={shown}
        {...size}
      />
      <source
        media={media}
        type="image/webp"
        srcSet={srcSet(image, "webp")}
        sizes={shown}
        {...size}
      />
    </>
  );
}
