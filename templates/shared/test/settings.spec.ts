import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { settingProblems } from "../tools/check-settings.ts";
import { colorPairs } from "../tools/color-pairs.ts";
import { hardToRead } from "../tools/contrast.ts";

test("the settings are complete", () => {
  assert.deepEqual(settingProblems(site, readdirSync("public")), []);
});

test("all text can be read on its background, in light and in dark", () => {
  const pairs = colorPairs();
  assert.notEqual(pairs.length, 0);
  assert.deepEqual(hardToRead(pairs), []);
});
