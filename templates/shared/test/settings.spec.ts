import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { settingProblems } from "../tools/check-settings.ts";
import { colorPairs } from "../tools/color-pairs.ts";
import { contrastWarnings } from "../tools/contrast.ts";

test("has complete settings", () => {
  assert.deepEqual(settingProblems(site, readdirSync("public")), []);
});

test("has readable text colors in the light and dark themes", () => {
  const pairs = colorPairs();
  assert.notEqual(pairs.length, 0);
  assert.deepEqual(contrastWarnings(pairs), []);
});
