import { expect, test } from "vitest";
import type { Post } from "./simple-multi-page/src/content/post.ts";
import { listNextPosts, listTags } from "./simple-multi-page/src/content/tags.ts";

const post = (name: string, ...tags: string[]): Post => ({
  page: `/journal/${name}/`,
  title: name,
  date: "2026-01-01",
  summary: "",
  picture: { file: "", alt: "" },
  tags,
  html: "",
  minutes: 1,
});
const [one, two, three, four, five] = [
  post("one", "Fire", "Glaze"),
  post("two", "At the wheel"),
  post("three"),
  post("four", "fire"),
  post("five", "Töpfe & Krüge", "Glaze", "Fire"),
];
const posts = [one, two, three, four, five];

test("counts tags case-insensitively and lists the most used first", () => {
  expect(listTags(posts).map(({ name, page, posts: { length } }) => [name, page, length])).toEqual([
    ["Fire", "/journal/tags/fire/", 3],
    ["Glaze", "/journal/tags/glaze/", 2],
    ["At the wheel", "/journal/tags/at-the-wheel/", 1],
    ["Töpfe & Krüge", "/journal/tags/töpfe-krüge/", 1],
  ]);
});

test("counts a tag once per post", () => {
  expect(listTags([post("a", "Fire", "FIRE")])[0]?.posts).toHaveLength(1);
});

test.each([
  ["the newest post", one, ["Older: two", "Also about fire: five", "Also about fire: four"]],
  ["a post in the middle", three, ["Newer: two", "Older: four", "From the journal: one"]],
  ["the oldest post", five, ["Newer: four", "Also about glaze: one", "From the journal: two"]],
])("suggests three posts after %s", (_, current, expected) => {
  expect(
    listNextPosts(current, posts).map(({ label, post: { title } }) => `${label}: ${title}`),
  ).toEqual(expected);
});

test("suggests only other posts when the journal has one or two", () => {
  expect(listNextPosts(one, [one, two])).toEqual([{ label: "Older", post: two }]);
  expect(listNextPosts(one, [one])).toEqual([]);
});
