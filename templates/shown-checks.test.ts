import { expect, test } from "vitest";
import { templateChecks } from "../web/app/content/template-checks.ts";
import { imageWarnings } from "./shared/tools/check-images.ts";
import { settingProblems, settingWarnings } from "./shared/tools/check-settings.ts";
import { hardToRead } from "./shared/tools/contrast.ts";

const settings = {
  name: "A site",
  title: "A site",
  description: "One sentence.",
  url: "https://site.example/",
  language: "en",
  email: "",
  forms: {},
  shareImage: "share.jpg",
};

/** What the shipped check says of a mistake; the shop shows the same sentence. */
const problem = (mistake: object) => settingProblems({ ...settings, ...mistake }, ["share.jpg"]);
const small = (file: string, width: number, height: number) =>
  imageWarnings({ [file]: { name: "", color: "", width, height, widths: [width] } });
const pale = (theme: string, text: string, background: string, contrast: number) =>
  hardToRead([{ theme, text, background, contrast }]);

test.each([
  [
    "basic-single-page",
    [
      ...small("lanterns.jpg", 480, 320),
      ...pale("light", "text", "soft", 2.81),
      ...problem({ forms: { subscribe: "formspree.io/f/abcdwxyz" } }),
    ],
  ],
  [
    "simple-multi-page",
    [
      ...small("blue-cup.jpg", 640, 480),
      ...pale("dark", "onAccent", "accent", 3.1),
      ...problem({ email: "hello at tern.example" }),
    ],
  ],
  [
    "small-business-starter",
    [
      ...small("team/ada.jpg", 400, 533),
      ...settingWarnings({ ...settings, description: "x".repeat(231) }),
      ...problem({ url: "www.cloverstreet.com" }),
    ],
  ],
])("the page of %s shows what its check says, word for word", (id, said) => {
  expect(templateChecks[id]?.map(({ text }) => text)).toEqual(said);
});
