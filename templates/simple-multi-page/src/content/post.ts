import type { PictureChoice } from "../types.ts";

export interface Post {
  /** The page, such as "/journal/what-ash-does/" */
  page: string;
  title: string;
  /** Year-month-day, such as "2026-03-08" */
  date: string;
  summary: string;
  picture: PictureChoice;
  /** A line under the picture */
  caption?: string;
  tags: string[];
  html: string;
  minutes: number;
}
