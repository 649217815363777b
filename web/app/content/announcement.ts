/** Ships as the sample: copy sample/announcement.ts over this file and edit it. Tests use the sample. */
export * from "./sample/announcement.ts";
