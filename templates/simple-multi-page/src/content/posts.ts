import { fact, readFolder } from "./markdown.ts";

export interface Post {
  /** The page, such as "/journal/what-ash-does/" */
  page: string;
  title: string;
  /** Year-month-day, such as "2027-03-08" */
  date: string;
  summary: string;
  picture: { file: string; alt: string };
  html: string;
  minutes: number;
}

/** All posts in content/posts, newest first. A post with the line "draft: yes" stays hidden. */
export function readPosts(): Post[] {
  return readFolder("content/posts")
    .filter((file) => file.facts.draft !== "yes")
    .map((file) => {
      const date = fact(file, "date");
      if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
        throw new Error(`${file.path}: write the date as year-month-day, such as 2027-03-08.`);
      }
      return {
        page: `/journal/${file.name}/`,
        title: fact(file, "title"),
        date,
        summary: fact(file, "summary"),
        picture: { file: fact(file, "picture"), alt: fact(file, "alt") },
        html: file.html,
        minutes: Math.ceil(file.words / 200),
      };
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}
