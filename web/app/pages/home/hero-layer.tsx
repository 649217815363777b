import type { Picture } from "#app/images.generated.ts";
import { srcSet } from "#app/ui/picture.tsx";

interface HeroLayerProps {
  landscape: Picture;
  portrait: Picture;
  className: string;
  eager?: boolean;
}

/** One sheet of the hero's picture; phones get their own crop. */
export function HeroLayer({ landscape, portrait, className, eager = false }: HeroLayerProps) {
  const upright = "(orientation: portrait)";
  return (
    <picture>
      <source media={upright} type="image/avif" srcSet={srcSet(portrait, "avif")} sizes="100vw" />
      <source media={upright} type="image/webp" srcSet={srcSet(portrait, "webp")} sizes="100vw" />
      <source type="image/avif" srcSet={srcSet(landscape, "avif")} sizes="max(100vw, 178vh)" />
      <img
        src={`${landscape.path}-1280.webp`}
        srcSet={srcSet(landscape, "webp")}
        sizes="max(100vw, 178vh)"
        width={landscape.width}
        height={landscape.height}
        alt=""
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        className={`absolute -top-30 h-[calc(100%+15rem)] w-full max-w-none object-cover object-[70%_50%] landscape:object-right ${className}`}
      />
    </picture>
  );
}
