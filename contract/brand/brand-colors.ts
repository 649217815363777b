/** The brand's colors. Ships as the sample: `npm run setup` writes yours. */
export * from "../sample/brand-colors.ts";
