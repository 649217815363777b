import type { PictureChoice } from "../types.ts";

export interface Post {
  /** The path, such as "/journal/what-ash-does/" */
  page: string;
  title: string;
  /** For example "2026-03-08" */
  date: string;
  summary: string;
  picture: PictureChoice;
  /** A line below the picture */
  caption?: string;
  tags: string[];
  html: string;
  minutes: number;
}
