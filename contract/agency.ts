/** Your agency's details. Ships as the sample: run `npm run setup`, or copy sample/agency.ts over this file. Tests use the sample. */
export * from "./sample/agency.ts";
