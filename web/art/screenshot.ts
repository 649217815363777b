/** What to photograph, and the files to make of it. */
export type Shot = Print & (Drawing | DemoPage);

/** A document of ours; it may load "/node_modules/…" (fonts) and "/shots/<name>.png" (another shot). */
interface Drawing {
  html: string;
}

/** A page of a template's built demo, scrolled to the element that `at` selects, in light or dark. */
interface DemoPage {
  demo: string;
  at?: string;
  dark?: boolean;
}

interface Print {
  /** kebab-case; the file name, and in camelCase the name in images.generated.ts. */
  name: string;
  /** Viewport in CSS pixels; "full" takes the whole page. */
  width: number;
  height: number | "full";
  /** Of a whole page, only so many CSS pixels from its top. */
  top?: number;
  /** Of a whole page, only what lies below so many CSS pixels. */
  below?: number;
  /** Device pixels per CSS pixel. */
  scale?: number;
  /** Widths of the AVIF and WebP files; one file of the full size for a sharing card, an e-mail or an invoice. */
  output: readonly number[] | "card" | "email" | "invoice";
  /** AVIF quality, 1 to 100; the WebP's follows it. */
  quality?: number;
  /** "4:2:0" is smaller; "4:4:4", the default, keeps colored text from bleeding into its ground. */
  chroma?: "4:2:0" | "4:4:4";
  transparent?: boolean;
}
