import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { testEnvironment } from "../testing/environment.ts";
import { readSettings, settingNames } from "./settings.ts";

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

const example = parseEnv(
  readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8"),
) as Record<string, string>;

test("the example is complete for a site on this machine", () => {
  expect(readSettings(example).SITE_URL).toBe(example.SITE_URL);
  expect(() => readSettings({ ...example, SITE_URL: "http://127.0.0.1:8080" })).not.toThrow();
});

test.each(Object.entries(example))(
  "[FAULT-41] %s as the example has it stops the start of a site that others can reach",
  (name, value) => {
    const live = testEnvironment({ ...nowhere, SITE_URL: "https://shop.example" });
    expect(() => readSettings(live)).not.toThrow();
    const named = new RegExp(`${name}`);
    if (name !== "SITE_URL") expect(() => readSettings({ ...live, [name]: value })).toThrow(named);
    // As the unit of systemd starts it: there is no other machine to be local to.
    const production = { ...live, NODE_ENV: "production", [name]: value };
    expect(() => readSettings(production)).toThrow(named);
  },
);

test("[FAULT-41] a key or an owner of the example stops the start, wherever in the list it stands", () => {
  const live = testEnvironment(nowhere);
  for (const name of ["SIGNING_KEYS", "OWNER_EMAILS"] as const) {
    const list = `${live[name]}, ${example[name]}`;
    expect(() => readSettings({ ...live, [name]: list })).toThrow(name);
  }
});

test("[FAULT-41] a sender that was left to its default is the example's, too", () => {
  const { MAIL_FROM: _, ...live } = testEnvironment(nowhere);
  expect(() => readSettings(live)).toThrow("MAIL_FROM");
});

test("the sample owner of development cannot exist in production", () => {
  const SAMPLE_OWNER = "true";
  const live = testEnvironment(nowhere);
  expect(() => readSettings({ ...live, SAMPLE_OWNER })).toThrow("SAMPLE_OWNER");
  const local = { ...live, SITE_URL: "http://localhost:5173" };
  expect(() => readSettings({ ...local, SAMPLE_OWNER, NODE_ENV: "production" })).toThrow(
    "SAMPLE_OWNER",
  );
  expect(readSettings({ ...local, SAMPLE_OWNER }).SAMPLE_OWNER).toBe(true);
});

test.each(["BRAINTREE_MERCHANT_ID", "BRAINTREE_PUBLIC_KEY", "BRAINTREE_PRIVATE_KEY"])(
  "an account at the gateway without %s stops the start",
  (name) => {
    const all = {
      BRAINTREE_MERCHANT_ID: "merchant",
      BRAINTREE_PUBLIC_KEY: "public",
      BRAINTREE_PRIVATE_KEY: "private",
    };
    expect(() => readSettings(testEnvironment({ ...nowhere, ...all }))).not.toThrow();
    for (const missing of ["", " "]) {
      const some = testEnvironment({ ...nowhere, ...all, [name]: missing });
      expect(() => readSettings(some)).toThrow(name);
    }
  },
);
