import { expect, test } from "vitest";
import type { Post } from "./simple-multi-page/src/content/post.ts";
import { readNext, readTags } from "./simple-multi-page/src/content/tags.ts";

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

test("tags are counted, the most used first, whatever their capitals", () => {
  expect(readTags(posts).map(({ name, page, posts: { length } }) => [name, page, length])).toEqual([
    ["Fire", "/journal/tags/fire/", 3],
    ["Glaze", "/journal/tags/glaze/", 2],
    ["At the wheel", "/journal/tags/at-the-wheel/", 1],
    ["Töpfe & Krüge", "/journal/tags/töpfe-krüge/", 1],
  ]);
});

test("a tag written twice in one post counts once", () => {
  expect(readTags([post("a", "Fire", "FIRE")])[0]?.posts).toHaveLength(1);
});

test.each([
  ["the newest", one, ["Older: two", "Also about fire: five", "Also about fire: four"]],
  ["one in the middle", three, ["Newer: two", "Older: four", "From the journal: one"]],
  ["the oldest", five, ["Newer: four", "Also about glaze: one", "From the journal: two"]],
])("%s is followed by three others", (_, current, expected) => {
  expect(
    readNext(current, posts).map(({ label, post: { title } }) => `${label}: ${title}`),
  ).toEqual(expected);
});

test("a journal with two posts names one, with a single one nothing", () => {
  expect(readNext(one, [one, two])).toEqual([{ label: "Older", post: two }]);
  expect(readNext(one, [one])).toEqual([]);
});
