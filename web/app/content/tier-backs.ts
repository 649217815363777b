/** As shipped it is the sample: copy sample/tier-backs.ts over this file and make it yours. Tests keep to the sample. */
export * from "./sample/tier-backs.ts";
