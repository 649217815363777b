import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const list = readFileSync(join(root, "docs/conformance.md"), "utf8");
const ids = [...list.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id = ""]) => id);
const named = globSync(["e2e/**/*.spec.ts", "{web/app,desk/src}/**/*.component.test.tsx"], {
  cwd: root,
}).flatMap((file) => {
  const source = readFileSync(join(root, file), "utf8");
  const titles = [...source.matchAll(/(?:test|\))\(\s*["'`]((?:\[[A-Z]+-\d+\] )+)/g)];
  return titles.flatMap(([, marks]) => marks?.match(/[A-Z]+-\d+/g) ?? []);
});

test.each(ids)("finds a browser test for %s of the conformance list", (id) => {
  expect(named.includes(id), `no test's title starts with [${id}]`).toBe(true);
});
