import type { Post } from "./post.ts";

export interface Tag {
  name: string;
  /** The page, such as "/journal/tags/fire/" */
  page: string;
  posts: Post[];
}

/** "At the wheel" becomes "at-the-wheel". Letters of any language stay. */
const slug = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

export const tagPage = (name: string) => `/journal/tags/${slug(name)}/`;

/** All tags, the most used first. "Fire" and "fire" are the same one. */
export function readTags(posts: Post[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const post of posts) {
    for (const name of post.tags) {
      const page = tagPage(name);
      const tag = tags.get(page) ?? { name, page, posts: [] };
      tags.set(page, tag);
      if (!tag.posts.includes(post)) tag.posts.push(post);
    }
  }
  return [...tags.values()].sort(
    (one, other) => other.posts.length - one.posts.length || one.name.localeCompare(other.name),
  );
}

export interface Reading {
  label: string;
  post: Post;
}

/** What to read after a post: its neighbors, then those with the same tags. Never more than three. */
export function readNext(post: Post, posts: Post[]): Reading[] {
  const at = posts.indexOf(post);
  const neighbors = [
    { label: "Newer", post: posts[at - 1] },
    { label: "Older", post: posts[at + 1] },
  ].filter((reading): reading is Reading => reading.post !== undefined);
  const shared = (other: Post) =>
    post.tags.filter((name) => other.tags.some((tag) => tagPage(tag) === tagPage(name)));
  const related = posts
    .filter((other) => other !== post && neighbors.every((reading) => reading.post !== other))
    .sort((one, other) => shared(other).length - shared(one).length)
    .map((other) => ({
      label: shared(other)[0]
        ? `Also about ${shared(other)[0]?.toLowerCase()}`
        : "From the journal",
      post: other,
    }));
  return [...neighbors, ...related].slice(0, 3);
}
