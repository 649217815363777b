/** Policies on pages and in emails. Ships as the sample: copy sample/policies.ts over this file and edit it. */
export * from "./sample/policies.ts";
