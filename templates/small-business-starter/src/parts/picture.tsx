import { fileAddress } from "../pages/links.ts";

interface PictureProps {
  /** The file's name inside public/pictures. */
  file: string;
  alt: string;
  /** The shape kept free while the picture loads, so that nothing jumps. */
  width: number;
  height: number;
  className?: string;
  /** For the picture on the first screen: load it before anything else. */
  first?: boolean;
}

export function Picture({ file, alt, width, height, className, first = false }: PictureProps) {
  return (
    <img
      src={fileAddress(`pictures/${file}`)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding={first ? "sync" : "async"}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
    />
  );
}
