/**
 * What you change first: every page, mail and card reads it from here. As shipped it is the sample: `npm run setup`
 * writes your own, or copy sample/agency.ts over this file and change it. Tests keep to the sample.
 */
export * from "./sample/agency.ts";
