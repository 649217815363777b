import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { imageWarnings } from "./shared/tools/check-images.ts";
import { settingProblems, settingWarnings } from "./shared/tools/check-settings.ts";
import { contrast, contrastWarnings, toColorPairs } from "./shared/tools/contrast.ts";

const run = promisify(execFile);
const settings = {
  name: "Slow Light",
  title: "Slow Light at Alder Lake",
  description: "Three evenings beside the water.",
  url: "https://slowlight.example/",
  language: "en-US",
  email: "hello@slowlight.example",
  forms: { subscribe: "https://forms.example/f/1" },
  shareImage: "share.jpg",
};
const files = ["share.jpg", "favicon.svg"];

test("accepts complete settings without warnings", () => {
  expect(settingProblems(settings, files)).toEqual([]);
  expect(settingWarnings(settings)).toEqual([]);
});

test.each([
  [{ description: " " }, '"description" is empty'],
  [{ language: "english please" }, "short code"],
  [{ url: "www.slowlight.example" }, 'like "https://www.your-site.com/"'],
  [{ email: "hello at slowlight" }, "not an email address"],
  [{ forms: { subscribe: "formspree.io/f/1" } }, "starts with https://"],
  [{ shareImage: "shared.jpg" }, "no such file"],
])("reports the invalid setting %j", (mistake, message) => {
  const problems = settingProblems({ ...settings, ...mistake }, files);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test("warns about a small photo, but not about a drawing or a large photo", () => {
  const picture = { name: "x", color: "" };
  const warnings = imageWarnings({
    "cat.jpg": { ...picture, width: 320, height: 240, widths: [320] },
    "lake.jpg": { ...picture, width: 600, height: 2400, widths: [400, 600] },
    "logo.svg": { ...picture, width: 64, height: 64, widths: [] },
  });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/cat\.jpg is only 320 x 240 pixels and will look blurry/);
});

test("warns about colors with low contrast", () => {
  expect(contrast("#000", "#ffffff")).toBe(21);
  const pairs = toColorPairs("light", { text: "#767676", page: "#ffffff", soft: "#aaaaaa" }, [
    ["text", "page"],
    ["text", "soft"],
  ]);
  expect(contrastWarnings(pairs)).toEqual([
    expect.stringMatching(/light: "text" on "soft" is hard to read\. Its contrast is 2\.0 /),
  ]);
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs test/pages.spec.ts on a site with these files. */
async function testPages(pages: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "shipped-"));
  folders.push(folder);
  cpSync(join(import.meta.dirname, "shared/test"), join(folder, "test"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(folder, "site.config.ts"),
    'export const site = { url: "https://slowlight.example/" };',
  );
  for (const [name, content] of Object.entries(pages)) {
    const path = join(folder, "dist", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return run("node", ["--test", "test/pages.spec.ts"], { cwd: folder }).then(
    () => "passed",
    ({ stdout }) => String(stdout),
  );
}

const page = (body: string) =>
  `<html><head><title>Slow Light</title><meta name="description" content="Lanterns."></head><body><h1 id="top">Slow Light</h1>${body}</body></html>`;
const image = '<img src="/images/lake.svg" alt="A lake" width="3" height="2">';

test("passes pages without broken links or missing pictures", async () => {
  const pages = {
    "index.html": page(`<a href="/care/#top">Care</a><a href="#top">Up</a>${image}`),
    "care/index.html": page('<a href="../">Home</a><a href="mailto:a@b.example">Write</a>'),
    "images/lake.svg": "<svg/>",
  };
  expect(await testPages(pages)).toBe("passed");
});

test.each([
  ['<a href="/cares/">Care</a>', "index.html: /cares/"],
  ['<a href="#nowhere">Down</a>', "index.html: #nowhere"],
  ['<img src="/images/sea.svg" alt="" width="3" height="2">', "index.html: /images/sea.svg"],
  ['<img src="/images/lake.svg" width="3" height="2">', "index.html: <img"],
  ["<h1>Twice</h1>", "index.html: main heading"],
])("fails a page that contains %s", async (mistake, message) => {
  const pages = { "index.html": page(image + mistake), "images/lake.svg": "<svg/>" };
  expect(await testPages(pages)).toContain(message);
});
