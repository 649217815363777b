import type { Picture } from "#app/images.generated.ts";
import { srcSet } from "./picture.tsx";

/** Another image for a <Picture> on phones. */
export function PhoneSources({ image, sizes }: { image: Picture; sizes: string }) {
  return (["avif", "webp"] as const).map((format) => (
    <source
      key={format}
      media="(width < 40rem)"
      type={`image/${format}`}
      srcSet={srcSet(image, format)}
      sizes={sizes}
      width={image.width}
      height={image.height}
    />
  ));
}
