import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join } from "node:path";
import { startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { compileService } from "../api/testing/compiled-service.ts";
import { gatewayEnvironment, keys } from "../api/testing/gateway-keys.ts";
import { company } from "../api/testing/invoices.ts";
import { openMailbox } from "../api/testing/mailbox.ts";
import { readPages } from "../api/testing/pdf.ts";
import { createDatabase } from "../api/testing/postgres.ts";
import { spawnService } from "../api/testing/process.ts";
import { buildCheckout, buyer, goodCard } from "../api/testing/purchases.ts";
import { testEnvironment } from "../api/testing/service.ts";

/** Contains no node_modules, and neither does a folder above it. */
let folder: string;
beforeAll(() => {
  // As for a release: without the condition that selects the sample content.
  folder = compileService({ NODE_OPTIONS: "" });
});

const read = (file: string) => readFileSync(join(folder, "dist", file), "utf8");
const list = (pattern: string) => globSync(pattern, { cwd: join(folder, "dist") });

test("imports only its own files and Node's modules", () => {
  const code = list("**/*.js").map(read).join("\n");
  const specifiers = /(?<=^(?:import|export)\b[^"'\n]*"|\bimport\(")[^"\n]+(?=";$|"\))/gm;
  const imports = code.match(specifiers) ?? [];
  expect(imports).toContain("./chunks/settings.js");
  expect(imports.filter((name) => !/^\.\.?\//.test(name) && !isBuiltin(name))).toEqual([]);
});

test("loads each part that is imported on demand, such as passkeys", () => {
  const parts = list("**/*.js").flatMap((file) =>
    [...read(file).matchAll(/\bimport\("(\..+?)"\)/g)].map(([, part = ""]) =>
      join(folder, "dist", dirname(file), part),
    ),
  );
  expect(parts.length).toBeGreaterThan(3);
  for (const part of new Set(parts)) {
    const { stderr } = spawnSync(process.execPath, ["-e", `import("${part}")`], {
      encoding: "utf8",
    });
    expect([part, stderr]).toEqual([part, ""]);
  }
});

test("contains the owner's content, and not the sample", () => {
  const maps = list("**/*.map").map((file) => JSON.parse(read(file)) as { sources: string[] });
  const sources = maps.flatMap((map) => map.sources);
  const lists = sources.filter((source) => basename(source) === "template-files.generated.ts");
  expect(lists).toEqual([expect.stringMatching(/\/contract\/template-files\.generated\.ts$/)]);
});

test("reports errors with the names and lines of the source files", () => {
  const { status, stderr } = run("migrate", {});
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ +at readSettings \(.+\/api\/src\/core\/settings\.ts:\d+:\d+\)$/m);
});

test("migrates a database, then takes a payment, emails the receipt and prints the invoice", async () => {
  const databaseUrl = await createDatabase(inject("postgresUrl"), "compiled_service");
  const gateway = await startBraintreeEmulator(keys);
  onTestFinished(() => gateway.close());
  const mailbox = await openMailbox();
  onTestFinished(() => mailbox.close());
  const options = { databaseUrl, smtpUrl: mailbox.url };

  const { stdout, stderr } = run("migrate", testEnvironment(options));
  expect([JSON.parse(stdout).applied[0], stderr]).toEqual(["0001-baseline", ""]);

  const environment = gatewayEnvironment(gateway.url);
  const service = await spawnService({ ...options, folder, environment });
  onTestFinished(async () => void (await service.kill("SIGKILL")));
  const post = async (path: string, body: object) => {
    const headers = { "Content-Type": "application/json" };
    const request = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(service.url + path, request)).json();
  };
  const paid = await post("/api/checkout", buildCheckout(gateway.nonce(goodCard)));
  expect(paid).toMatchObject({ success: true });
  await mailbox.waitFor(({ recipients }) => recipients.includes(buyer.email));
  const orderUrl = paid.orderPath.replace("/order/", "/api/orders/");
  const { invoice } = await post(`${orderUrl}/invoice`, company);
  const pdf = await fetch(service.url + invoice.path);
  expect((await readPages(Buffer.from(await pdf.arrayBuffer()))).join()).toContain(company.taxId);
  expect(await service.kill("SIGTERM")).toBe(0);
  expect(service.consoleErrors).toEqual([]);
});

/** Runs a command of the service, as deploy/server/activate does. */
const run = (command: string, env: Record<string, string>) =>
  spawnSync(process.execPath, ["--enable-source-maps", `dist/${command}.js`], {
    cwd: folder,
    encoding: "utf8",
    env,
  });
