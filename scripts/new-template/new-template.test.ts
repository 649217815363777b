import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { copyRepository, ownerEnvironment, restoreSampleContent } from "../copy-repository.ts";

// Each of them starts programs, on a machine that may have other things to do.
vi.setConfig({ testTimeout: 300_000 });

let house: string;
beforeAll(() => {
  house = restoreSampleContent(copyRepository());
});
afterAll(() => rmSync(house, { recursive: true }));

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: house, encoding: "utf8", env: ownerEnvironment(house) });
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

test("a new template is a folder, an entry and its texts, and is packed", () => {
  const made = newTemplate("studio-diary", "--from", "simple-multi-page");
  expect([made.stderr, made.status]).toEqual(["", 0]);
  expect(read("contract/template-files.generated.ts")).toContain("studio-diary-1.0.0.zip");
  expect(read("templates/studio-diary/package.json")).toContain('"name": "studio-diary"');
  expect(read("contract/catalog.ts")).toContain('id: "studio-diary"');
  const format = run("node_modules/.bin/biome", "ci", "contract/catalog.ts", "web/app/content");
  expect(format.status).toBe(0);
  // Lent pictures and texts are not forgotten.
  const { stdout } = run("node", "web/scripts/check-content.ts", "--demo");
  expect(stdout).toContain("template-pages.ts: studio-diary has the texts of another template");
  expect(stdout).toContain("og-studio-diary: photographed for another name");
});
