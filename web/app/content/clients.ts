/** Ships as the sample: copy sample/clients.ts over this file and edit it. Tests use the sample. */
export * from "./sample/clients.ts";
