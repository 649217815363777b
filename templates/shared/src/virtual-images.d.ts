/* Made by tools/images-plugin.ts from the folder content/images. */
declare module "virtual:images" {
  export const pictures: Record<string, Omit<import("../tools/images.ts").Picture, "color">>;
  /** A style sheet: the color that fills the place of each photo while it loads. */
  export const photoColors: string;
}
