import type { PictureChoice } from "../types.ts";
import { readFolder, requireField, type TextFile } from "./markdown.ts";
import type { Post } from "./post.ts";

/** All posts in content/posts except drafts, newest first. */
export function readPosts(): Post[] {
  return readFolder("content/posts")
    .filter((file) => file.fields.draft !== "yes")
    .map((file) => {
      const date = requireField(file, "date");
      if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
        throw new Error(`${file.path}: write the date like 2026-03-08.`);
      }
      return {
        page: `/journal/${file.name}/`,
        title: requireField(file, "title"),
        date,
        summary: requireField(file, "summary"),
        picture: {
          file: requireField(file, "picture"),
          alt: requireField(file, "alt"),
          focus: parseFocus(file),
        },
        caption: file.fields.caption,
        tags: (file.fields.tags ?? "")
          .split(",")
          .map((tag) => tag.trim())
          .filter((tag) => /[\p{L}\p{N}]/u.test(tag)),
        html: file.html,
        minutes: Math.ceil(file.wordCount / 200),
      };
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}

const sides = ["top", "bottom", "left", "right"] as const;

/** The side of the picture that stays visible when it is cropped. */
function parseFocus(file: TextFile): PictureChoice["focus"] {
  const { focus } = file.fields;
  if (!focus) return undefined;
  const side = sides.find((name) => name === focus);
  if (!side)
    throw new Error(`${file.path}: "focus" is "${focus}". Use one of these: ${sides.join(", ")}.`);
  return side;
}
