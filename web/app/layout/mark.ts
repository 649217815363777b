/** The logo mark, shared by pages, images and printed documents. */
export { markPath, markViewBox } from "@agency/contract/brand/mark";
