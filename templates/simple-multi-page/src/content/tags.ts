import type { Post } from "./post.ts";

export interface Tag {
  name: string;
  /** The path, such as "/journal/tags/fire/" */
  page: string;
  posts: Post[];
}

/** "At the wheel" becomes "at-the-wheel". Keeps letters of all languages. */
const toSlug = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

export const toTagPath = (name: string) => `/journal/tags/${toSlug(name)}/`;

/** All tags, the most used first. Upper and lower case are the same. */
export function listTags(posts: Post[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const post of posts) {
    for (const name of post.tags) {
      const page = toTagPath(name);
      const tag = tags.get(page) ?? { name, page, posts: [] };
      tags.set(page, tag);
      if (!tag.posts.includes(post)) tag.posts.push(post);
    }
  }
  return [...tags.values()].sort(
    (one, other) => other.posts.length - one.posts.length || one.name.localeCompare(other.name),
  );
}

export interface NextPost {
  label: string;
  post: Post;
}

/** Up to three posts to read next: the newer, the older, then posts with the same tags. */
export function listNextPosts(post: Post, posts: Post[]): NextPost[] {
  const at = posts.indexOf(post);
  const neighbors = [
    { label: "Newer", post: posts[at - 1] },
    { label: "Older", post: posts[at + 1] },
  ].filter((reading): reading is NextPost => reading.post !== undefined);
  const listSharedTags = (other: Post) =>
    post.tags.filter((name) => other.tags.some((tag) => toTagPath(tag) === toTagPath(name)));
  const related = posts
    .filter((other) => other !== post && neighbors.every((reading) => reading.post !== other))
    .sort((one, other) => listSharedTags(other).length - listSharedTags(one).length)
    .map((other) => ({
      label: listSharedTags(other)[0]
        ? `Also about ${listSharedTags(other)[0]?.toLowerCase()}`
        : "From the journal",
      post: other,
    }));
  return [...neighbors, ...related].slice(0, 3);
}
