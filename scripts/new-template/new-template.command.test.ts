import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { copyRepository, ownerEnvironment, restoreSampleContent } from "../copy-repository.ts";

// Each test starts several programs, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let copy: string;
beforeAll(() => {
  copy = restoreSampleContent(copyRepository());
});
afterAll(() => rmSync(copy, { recursive: true }));

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: copy, encoding: "utf8", env: ownerEnvironment(copy) });
const newTemplate = (...args: string[]) =>
  run("node", "scripts/new-template/new-template.ts", ...args);
const read = (file: string) => readFileSync(join(copy, file), "utf8");

test.each([
  [[], "Name the new template with lowercase letters"],
  [["../elsewhere"], "Name the new template with lowercase letters"],
  [["basic-single-page"], "templates/basic-single-page already exists"],
  [["studio-diary", "--from", "nothing"], "There is no template nothing."],
])("rejects the arguments %j, and creates nothing", (args, message) => {
  const catalog = read("contract/catalog.ts");
  const { status, stderr } = newTemplate(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(read("contract/catalog.ts")).toBe(catalog);
  expect(existsSync(join(copy, "templates/studio-diary"))).toBe(false);
});

test("creates a folder, a catalog entry and texts, and packs the template", () => {
  const created = newTemplate("studio-diary", "--from", "simple-multi-page");
  expect([created.stderr, created.status]).toEqual(["", 0]);
  expect(read("contract/template-files.generated.ts")).toContain("studio-diary-1.0.0.zip");
  expect(read("templates/studio-diary/package.json")).toContain('"name": "studio-diary"');
  expect(read("contract/catalog.ts")).toContain('id: "studio-diary"');
  const format = run("node_modules/.bin/biome", "ci", "contract/catalog.ts", "web/app/content");
  expect(format.status).toBe(0);
  // The content check reports the copied images and texts.
  const { stdout } = run("node", "web/scripts/check-content.ts", "--demo");
  expect(stdout).toContain(
    "template-pages.ts: studio-diary has the same texts as another template",
  );
  expect(stdout).toContain("og-studio-diary: made for another name");
});
