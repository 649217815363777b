/** Builds the images and runs the demo in containers. Needs Docker with Compose and an image registry. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { buildCheckout, buyer } from "../../api/testing/purchases.ts";

const root = join(import.meta.dirname, "../..");
/** Not those of a demo that may be running. */
const environment = {
  ...process.env,
  COMPOSE_PROJECT_NAME: "agency-container-test",
  COMPOSE_PROFILES: "demo",
  SITE_PORT: "18080",
  MAIL_PORT: "18025",
  NETWORK: "10.213.78",
};
const siteUrl = `http://localhost:${environment.SITE_PORT}`;

/** Shows the output of Docker, for builds and starts. */
const compose = (...args: string[]) =>
  execFileSync("docker", ["compose", ...args], { cwd: root, env: environment, stdio: "inherit" });
const run = (file: string, args: string[]) =>
  execFileSync(file, args, { cwd: root, env: environment, encoding: "utf8", stdio: "pipe" }).trim();
const query = (text: string) =>
  run("docker", [
    ...["compose", "exec", "-T", "database", "psql", "-XAtq", "-U", "postgres"],
    ...["-d", "agency", "-c", text],
  ]);
const countRecords = () =>
  query("select (select count(*) from leads), (select count(*) from orders)")
    .split("|")
    .map(Number);

beforeAll(() => {
  compose("down", "--volumes");
  compose("up", "--build", "--detach", "--wait");
});
afterAll(() => compose("down", "--volumes"));

test("serves the site, the desk and a week of sample data", async () => {
  const home = await fetch(siteUrl);
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("<h1")]);
  expect(home.headers.get("Content-Security-Policy")).toContain("default-src");
  const brotli = await fetch(siteUrl, { headers: { "Accept-Encoding": "br" } });
  expect(brotli.headers.get("Content-Encoding")).toBe("br");
  expect((await fetch(`${siteUrl}/desk`)).status).toBe(200);
  const [leads = 0, orders = 0] = countRecords();
  expect([leads > 10, orders > 10]).toEqual([true, true]);
});

test("accepts a quote request and emails both sides", async () => {
  const form = new FormData();
  const fields = { name: "Container Visitor", email: "visitor@example.com", message: "A site." };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const sent = await fetch(`${siteUrl}/api/contact`, { method: "POST", body: form });
  expect([sent.status, await sent.json()]).toEqual([200, { ok: true }]);
  await expect.poll(readMailbox).toContain("New lead: Container Visitor");
  await expect.poll(readMailbox).toContain("visitor@example.com");
});

test("takes a card payment and emails the receipt", async () => {
  const paid = await buyTemplate();
  expect(paid).toMatchObject({ status: 200, body: { success: true } });
  await expect.poll(readMailbox).toContain(buyer.email);
  const order = await fetch(siteUrl + paid.body.orderPath.replace("/order/", "/api/orders/"));
  expect(await order.json()).toMatchObject({ state: "paid" });
});

test("runs without root, and can write neither its files nor the tables' definitions", () => {
  for (const [service, user] of [
    ["service", "1000"],
    ["worker", "1000"],
    ["web", "33"],
    ["emulator", "1000"],
  ] as const) {
    const exec = (...args: string[]) => run("docker", ["compose", "exec", "-T", service, ...args]);
    expect([service, exec("id", "-u")]).toEqual([service, user]);
    expect(() => exec("touch", "/etc/agency"), service).toThrow(/Read-only file system/);
    expect(exec("grep", "CapEff", "/proc/self/status"), service).toMatch(/:\s*0+$/);
  }
  expect(() => query("set role agency; drop table leads")).toThrow(/must be owner/);
});

test("does not start in production with the settings of the demo", () => {
  // The worker has no fixed address, so a second one can run.
  const worker = ["--rm", "--no-deps", "-T", "-e", "NODE_ENV=production", "worker"];
  const start = () => run("docker", ["compose", "run", ...worker]);
  for (const setting of ["BRAINTREE_ENVIRONMENT", "ALLOW_DEMO_SIGN_IN", "SIGNING_KEYS"])
    expect(start).toThrow(setting);
});

test("restarts the service when it is killed", async () => {
  const container = run("docker", ["compose", "ps", "--quiet", "service"]);
  const readStart = () => run("docker", ["inspect", "--format", "{{.State.StartedAt}}", container]);
  const before = readStart();
  // Docker restarts a container that exits, but not one that `docker kill` stopped.
  run("docker", ["compose", "exec", "-T", "service", "node", "-e", "process.kill(1, 'SIGTERM')"]);
  await expect.poll(readStart).not.toBe(before);
  await waitUntilOpen();
  expect((await buyTemplate()).body.success).toBe(true);
});

test("has its data after down and up", async () => {
  const before = countRecords();
  compose("down");
  compose("up", "--detach", "--wait");
  expect(countRecords()).toEqual(before);
  await waitUntilOpen();
  expect((await buyTemplate()).body.success).toBe(true);
});

test("restores a backup into an empty volume, and not into one with data", async () => {
  const folder = mkdtempSync(join(tmpdir(), "agency-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "agency.dump");
  const before = countRecords();
  run("deploy/container/backup", [file]);
  compose("down", "--volumes");
  run("deploy/container/restore", [file]);
  expect(countRecords()).toEqual(before);
  expect(query("select restored_at is not null from installation")).toBe("t");
  await waitUntilOpen();
  expect((await buyTemplate()).body.success).toBe(true);
  expect(() => run("deploy/container/restore", [file])).toThrow(/not empty/);
});

/** Also replaces the connections that a stopped nginx has closed. */
const waitUntilOpen = () =>
  expect.poll(async () => (await fetch(`${siteUrl}/api/client_token`)).status).toBe(200);

/** Pays with a nonce that the emulator accepts, like Braintree's sandbox. */
async function buyTemplate() {
  const response = await fetch(`${siteUrl}/api/checkout`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(buildCheckout("fake-valid-nonce", { allowDuplicate: true })),
  });
  return { status: response.status, body: await response.json() };
}

async function readMailbox() {
  const url = `http://localhost:${environment.MAIL_PORT}/api/v1/messages`;
  return (await fetch(url)).text();
}
