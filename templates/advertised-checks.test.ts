import { expect, test } from "vitest";
import { templateChecks } from "../web/app/content/template-checks.ts";
import { imageWarnings } from "./shared/tools/check-images.ts";
import { settingProblems, settingWarnings } from "./shared/tools/check-settings.ts";
import { contrastWarnings } from "./shared/tools/contrast.ts";

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

/** The template pages show the exact messages of the check tool. */
const findProblems = (mistake: object) =>
  settingProblems({ ...settings, ...mistake }, ["share.jpg"]);
const warnAboutSize = (file: string, width: number, height: number) =>
  imageWarnings({ [file]: { name: "", color: "", width, height, widths: [width] } });
const warnAboutContrast = (theme: string, text: string, background: string, contrast: number) =>
  contrastWarnings([{ theme, text, background, contrast }]);

test.each([
  [
    "basic-single-page",
    [
      ...warnAboutSize("lanterns.jpg", 480, 320),
      ...warnAboutContrast("light", "text", "soft", 2.81),
      ...findProblems({ forms: { subscribe: "formspree.io/f/abcdwxyz" } }),
    ],
  ],
  [
    "simple-multi-page",
    [
      ...warnAboutSize("blue-cup.jpg", 640, 480),
      ...warnAboutContrast("dark", "onAccent", "accent", 3.1),
      ...findProblems({ email: "hello at tern.example" }),
    ],
  ],
  [
    "small-business-starter",
    [
      ...warnAboutSize("team/ada.jpg", 400, 533),
      ...settingWarnings({ ...settings, description: "x".repeat(231) }),
      ...findProblems({ url: "www.cloverstreet.com" }),
    ],
  ],
])("shows the exact messages of the check tool on the page of %s", (id, messages) => {
  expect(templateChecks[id]?.map(({ text }) => text)).toEqual(messages);
});
