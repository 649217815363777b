import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testEnvironment } from "../testing/environment.ts";
import { readSettings, settingNames } from "./env.ts";

const nowhere = { databaseUrl: "postgres://127.0.0.1/none", smtpUrl: "smtp://127.0.0.1:1" };

test("every setting is explained to who runs the service", () => {
  const docs = ["operations.md", "braintree.md"].map((name) =>
    readFileSync(join(import.meta.dirname, "../../docs", name), "utf8"),
  );
  expect(settingNames.filter((name) => !docs.join("").includes(`\`${name}\``))).toEqual([]);
});

test("a wrong setting stops the start with a line that names it", () => {
  const read = (more: Record<string, string>) => () =>
    readSettings(testEnvironment({ ...nowhere, ...more }));
  expect(read({ SIGNING_KEYS: "short" })).toThrow(/SIGNING_KEYS/);
  expect(read({ CHARGE_GRACE_SECONDS: "20", GATEWAY_TIMEOUT_SECONDS: "20" })).toThrow(
    /longer than GATEWAY_TIMEOUT_SECONDS[\s\S]*CHARGE_GRACE_SECONDS/,
  );
  expect(read({ CHARGE_GRACE_SECONDS: "21", GATEWAY_TIMEOUT_SECONDS: "20" })).not.toThrow();
});
