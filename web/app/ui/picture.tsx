import type { ReactNode } from "react";
import type { Picture as PictureFiles } from "#app/images.generated.ts";

interface PictureProps {
  image: PictureFiles;
  alt: string;
  /** The sizes attribute of the image. */
  sizes: string;
  /** True for pictures on the first screen; others load when they come near. */
  eager?: boolean;
  className?: string;
  /** Sources that take precedence. */
  children?: ReactNode;
}

export function Picture({ image, alt, sizes, eager = false, className, children }: PictureProps) {
  return (
    <picture>
      {children}
      <source type="image/avif" srcSet={srcSet(image, "avif")} sizes={sizes} />
      <img
        src={`${image.path}-${image.widths.at(-1)}.webp`}
        srcSet={srcSet(image, "webp")}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

export function srcSet(image: PictureFiles, format: "avif" | "webp") {
  return image.widths.map((width) => `${image.path}-${width}.${format} ${width}w`).join(", ");
}
