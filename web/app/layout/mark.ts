/** Drawn once for pages, pictures and paper. */
export { markPath, markViewBox } from "@agency/contract/brand/mark";
