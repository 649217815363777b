/** A screenshot to take, and the files to write. */
export type Shot = ShotOptions & (HtmlSource | DemoSource);

/** An HTML document, which may load "/node_modules/…" (fonts) and "/shots/<name>.png" (another shot). */
interface HtmlSource {
  html: string;
}

/** A page of a template's built demo, scrolled to the selected element. */
interface DemoSource {
  demo: string;
  selector?: string;
  dark?: boolean;
}

interface ShotOptions {
  /** kebab-case: the file name. In camelCase: the name in images.generated.ts. */
  name: string;
  /** Viewport in CSS pixels; "full" captures the full page. */
  width: number;
  height: number | "full";
  /** Captures only this many CSS pixels from the top of a full page. */
  top?: number;
  /** Captures only the part of a full page below this many CSS pixels. */
  below?: number;
  /** Device pixels per CSS pixel. */
  scale?: number;
  /** Widths of the AVIF and WebP files; a sharing card, an email or an invoice gets one file in full size. */
  output: readonly number[] | "card" | "email" | "invoice";
  /** AVIF quality, 1 to 100; the WebP quality is derived from it. */
  quality?: number;
  /** "4:2:0" is smaller; "4:4:4", the default, keeps the edges of colored text sharp. */
  chroma?: "4:2:0" | "4:4:4";
  transparent?: boolean;
}
