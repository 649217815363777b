import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { testEnvironment } from "../../testing/environment.ts";
import { gatewayEnvironment } from "../../testing/gateway-keys.ts";
import { readSettings, settingNames } from "./settings.ts";

const unreachable = { databaseUrl: "postgres://127.0.0.1/none", smtpUrl: "smtp://127.0.0.1:1" };

test("documents every setting", () => {
  const docs = ["operations.md", "braintree.md"].map((name) =>
    readFileSync(join(import.meta.dirname, "../../../docs", name), "utf8"),
  );
  expect(settingNames.filter((name) => !docs.join("").includes(`\`${name}\``))).toEqual([]);
});

test("throws an error that names an invalid setting", () => {
  const read = (changes: Record<string, string>) => () =>
    readSettings(testEnvironment({ ...unreachable, ...changes }));
  expect(read({ SIGNING_KEYS: "short" })).toThrow(/SIGNING_KEYS/);
  expect(read({ SITE_URL: "" })).toThrow(/SITE_URL/);
  expect(read({ CHARGE_GRACE_SECONDS: "20", GATEWAY_TIMEOUT_SECONDS: "20" })).toThrow(
    /longer than GATEWAY_TIMEOUT_SECONDS[\s\S]*CHARGE_GRACE_SECONDS/,
  );
  expect(read({ CHARGE_GRACE_SECONDS: "21", GATEWAY_TIMEOUT_SECONDS: "20" })).not.toThrow();
});

const example = parseEnv(
  readFileSync(join(import.meta.dirname, "../../../.env.example"), "utf8"),
) as Record<string, string>;

test("accepts .env.example when the site is on localhost", () => {
  expect(readSettings(example).SITE_URL).toBe(example.SITE_URL);
  expect(() => readSettings({ ...example, SITE_URL: "http://127.0.0.1:8080" })).not.toThrow();
});

test.each(Object.entries(example))(
  "[FAULT-41] rejects the example value of %s when the site is public",
  (name, value) => {
    const live = testEnvironment({ ...unreachable, SITE_URL: "https://shop.example" });
    expect(() => readSettings(live)).not.toThrow();
    const namesSetting = new RegExp(name);
    if (name !== "SITE_URL")
      expect(() => readSettings({ ...live, [name]: value })).toThrow(namesSetting);
    // As systemd starts it: localhost is no exception in production.
    const production = { ...live, NODE_ENV: "production", [name]: value };
    expect(() => readSettings(production)).toThrow(namesSetting);
  },
);

test("[FAULT-41] rejects a key or owner of the example at any position of the list", () => {
  const live = testEnvironment(unreachable);
  for (const name of ["SIGNING_KEYS", "OWNER_EMAILS"] as const) {
    const list = `${live[name]}, ${example[name]}`;
    expect(() => readSettings({ ...live, [name]: list })).toThrow(name);
  }
});

test("[FAULT-41] rejects the sample agency's MAIL_FROM when it is left at its default", () => {
  const { MAIL_FROM: _, ...live } = testEnvironment(unreachable);
  expect(() => readSettings(live)).toThrow("MAIL_FROM");
});

test("rejects ALLOW_DEMO_SIGN_IN in production", () => {
  const ALLOW_DEMO_SIGN_IN = "true";
  const live = testEnvironment(unreachable);
  expect(() => readSettings({ ...live, ALLOW_DEMO_SIGN_IN })).toThrow("ALLOW_DEMO_SIGN_IN");
  const local = { ...live, SITE_URL: "http://localhost:5173" };
  expect(() => readSettings({ ...local, ALLOW_DEMO_SIGN_IN, NODE_ENV: "production" })).toThrow(
    "ALLOW_DEMO_SIGN_IN",
  );
  expect(readSettings({ ...local, ALLOW_DEMO_SIGN_IN }).ALLOW_DEMO_SIGN_IN).toBe(true);
});

test("[FAULT-41] rejects the Braintree emulator in production", () => {
  const demo = {
    ...testEnvironment({ ...unreachable, SITE_URL: "http://localhost:8080" }),
    ...gatewayEnvironment("http://127.0.0.1:3200"),
  };
  expect(readSettings(demo).BRAINTREE_ENVIRONMENT).toBe("emulator");
  expect(() => readSettings({ ...demo, NODE_ENV: "production" })).toThrow("BRAINTREE_ENVIRONMENT");
  const allowed = { ...demo, NODE_ENV: "production", ALLOW_BRAINTREE_EMULATOR: "true" };
  expect(readSettings(allowed).BRAINTREE_ENVIRONMENT).toBe("emulator");
  const sandbox = { ...demo, BRAINTREE_ENVIRONMENT: "sandbox", NODE_ENV: "production" };
  expect(readSettings(sandbox).BRAINTREE_ENVIRONMENT).toBe("sandbox");
});

test.each(["BRAINTREE_MERCHANT_ID", "BRAINTREE_PUBLIC_KEY", "BRAINTREE_PRIVATE_KEY"])(
  "rejects gateway settings without %s",
  (name) => {
    const all = {
      BRAINTREE_MERCHANT_ID: "merchant",
      BRAINTREE_PUBLIC_KEY: "public",
      BRAINTREE_PRIVATE_KEY: "private",
    };
    expect(() => readSettings(testEnvironment({ ...unreachable, ...all }))).not.toThrow();
    for (const missing of ["", " "]) {
      const incomplete = testEnvironment({ ...unreachable, ...all, [name]: missing });
      expect(() => readSettings(incomplete)).toThrow(name);
    }
  },
);
