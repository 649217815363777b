import type { PictureChoice } from "../types.ts";
import { fact, readFolder, type TextFile } from "./markdown.ts";
import type { Post } from "./post.ts";

/** All posts in content/posts, newest first. A post with the line "draft: yes" stays hidden. */
export function readPosts(): Post[] {
  return readFolder("content/posts")
    .filter((file) => file.facts.draft !== "yes")
    .map((file) => {
      const date = fact(file, "date");
      if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
        throw new Error(`${file.path}: write the date as year-month-day, such as 2026-03-08.`);
      }
      return {
        page: `/journal/${file.name}/`,
        title: fact(file, "title"),
        date,
        summary: fact(file, "summary"),
        picture: { file: fact(file, "picture"), alt: fact(file, "alt"), focus: focusOf(file) },
        caption: file.facts.caption,
        tags: (file.facts.tags ?? "")
          .split(",")
          .map((tag) => tag.trim())
          .filter((tag) => /[\p{L}\p{N}]/u.test(tag)),
        html: file.html,
        minutes: Math.ceil(file.words / 200),
      };
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}

const sides = ["top", "bottom", "left", "right"] as const;

/** Which side of the picture must stay in sight: the line "focus: top". */
function focusOf(file: TextFile): PictureChoice["focus"] {
  const { focus } = file.facts;
  if (!focus) return undefined;
  const side = sides.find((name) => name === focus);
  if (!side) throw new Error(`${file.path}: focus can be ${sides.join(", ")}, not "${focus}".`);
  return side;
}
