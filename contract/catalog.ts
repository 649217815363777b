/**
 * What you sell, and the only place a price is written down. As shipped it is the sample: copy sample/catalog.ts over
 * this file and change it. Tests keep to the sample, whatever you sell.
 */
export * from "./sample/catalog.ts";
