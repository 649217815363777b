/** Promises that pages and mails make. As shipped they are the sample's: copy sample/policies.ts over this file to make your own. */
export * from "./sample/policies.ts";
