import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asShipped, copyOfHouse, ownEnvironment } from "../copy-of-house.ts";

let house: string;
beforeAll(() => {
  house = asShipped(copyOfHouse());
});
afterAll(() => rmSync(house, { recursive: true }));

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: house, encoding: "utf8", env: ownEnvironment(house) });
const newTemplate = (...args: string[]) =>
  run("node", "scripts/new-template/new-template.ts", ...args);
const read = (file: string) => readFileSync(join(house, file), "utf8");

test.each([
  [[], "Name the new template by small letters"],
  [["../elsewhere"], "Name the new template by small letters"],
  [["basic-single-page"], "templates/basic-single-page is there already"],
  [["studio-diary", "--from", "nothing"], "There is no template nothing to begin with"],
])("%j is refused in plain words, and nothing is made", (args, words) => {
  const catalog = read("contract/catalog.ts");
  const { status, stderr } = newTemplate(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
  expect(read("contract/catalog.ts")).toBe(catalog);
  expect(existsSync(join(house, "templates/studio-diary"))).toBe(false);
});

test("a new template is a folder, an entry and its texts: types hold, it is packed, and its page is built", {
  timeout: 400_000,
}, () => {
  const made = newTemplate("studio-diary", "--from", "simple-multi-page");
  expect([made.stderr, made.status]).toEqual(["", 0]);
  expect(read("contract/template-files.generated.ts")).toContain("studio-diary-1.0.0.zip");
  expect(read("templates/studio-diary/package.json")).toContain('"name": "studio-diary"');

  for (const part of ["contract", "templates", "web"]) {
    const types = run("npm", "run", "types", "-w", part);
    expect([part, types.status, types.stdout.match(/error TS.*/)?.[0]]).toEqual([
      part,
      0,
      undefined,
    ]);
  }
  const format = run("node_modules/.bin/biome", "ci", "contract/catalog.ts", "web/app/content");
  expect(format.status).toBe(0);

  const built = run("npm", "run", "build", "-w", "web");
  expect([built.status, built.status ? built.stderr : ""]).toEqual([0, ""]);
  const page = read("web/build/client/studio-diary/index.html");
  expect(page).toContain("Studio Diary");
  expect(page).toMatch(/<meta property="og:image" content="[^"]+\/images\/og-studio-diary-/);
  expect(read("web/build/client/templates/index.html")).toContain("Four complete sites");
  expect(read("web/build/client/sitemap.xml")).toContain("/studio-diary<");
  // Lent pictures and texts are not forgotten.
  const { stdout } = run("node", "web/scripts/check-content.ts", "--demo");
  expect(stdout).toContain("template-pages.ts: studio-diary has the texts of another template");
  expect(stdout).toContain("og-studio-diary: photographed for another name");
});
