/** Ships as the sample: copy sample/projects.ts over this file and edit it. Tests use the sample. */
export * from "./sample/projects.ts";
