import { templates } from "@agency/contract/catalog";

const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** How many templates there are, at the beginning of a sentence. */
export const templateCount = words[templates.length] ?? String(templates.length);
