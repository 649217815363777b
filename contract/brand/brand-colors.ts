/** The brand's own colors. As shipped they are the sample's: `npm run setup` writes your own. */
export * from "../sample/brand-colors.ts";
