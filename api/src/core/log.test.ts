import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { download, fileLink } from "../../testing/downloads.ts";
import { postLead } from "../../testing/leads.ts";
import {
  claimToken,
  confirm,
  freshAddress,
  type PlacedOrder,
  placeClaim,
  postClaim,
  postJson,
} from "../../testing/orders.ts";
import { openSocket, rawGet } from "../../testing/raw-http.ts";
import {
  openRejectingMailServer,
  type RejectingMailServer,
} from "../../testing/rejecting-mail-server.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { createLog } from "./log.ts";
import { readSettings } from "./settings.ts";

/** None of this may appear in the log. */
const person = {
  name: "Canaria Birdwell",
  email: "canaria.birdwell@her-own-domain.example",
  phone: "+1 303 555 9876",
  message: "The canary sings in the mine",
};
const secrets = {
  signingKey: "canary-signing-key-of-more-than-32-characters",
  smtpUser: "canary@sender.example",
  smtpPassword: "canary-smtp-password",
  databasePassword: "canary-database-password",
};
const tokens: Record<string, string> = {};

const output: string[] = [];
let mailServer: RejectingMailServer;
let service: TestService;
let order: PlacedOrder;

beforeAll(async () => {
  mailServer = await openRejectingMailServer();
  service = await startTestService({
    log: createLog("debug", { write: (line) => output.push(line) }),
    environment: {
      SIGNING_KEYS: secrets.signingKey,
      SMTP_URL: `smtp://${encodeURIComponent(secrets.smtpUser)}:${secrets.smtpPassword}@127.0.0.1:${mailServer.port}`,
    },
  });
});
afterAll(async () => {
  await service.stop();
  await mailServer.close();
});

const lines = (): Record<string, unknown>[] => output.map((line) => JSON.parse(line));
const waitForLines = (count: number, matches: (line: Record<string, unknown>) => boolean) =>
  vi.waitFor(() => expect(lines().filter(matches).length).toBeGreaterThanOrEqual(count), {
    timeout: 60_000,
    interval: 20,
  });

function expectNothingPrivate() {
  const log = output.join("");
  const [, domain = ""] = person.email.split("@");
  for (const secret of [...Object.values({ ...person, ...secrets, ...tokens }), domain]) {
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret));
    expect(log).not.toContain(Buffer.from(secret).toString("base64").replace(/=+$/, ""));
  }
}

test("[FAULT-25] logs no personal data of valid and invalid leads", async () => {
  await postLead(service, person);
  await postLead(service, { ...person, _gotcha: person.message });
  await postLead(service, { ...person, email: `${person.email} ` });
  for (const field of [person.name, person.email]) {
    await postLead(service, { ...person, [field]: "x".repeat(70_000) });
  }
  await postJson(service, "/api/contact", person);
  await service.call(`/api/contact?email=${person.email}`);
  expectNothingPrivate();
});

test("[FAULT-25] logs no link of a claim, its confirmation or its files", async () => {
  order = await placeClaim(service, { email: person.email });
  tokens.order = order.token;
  tokens.claim = await claimToken(service, order);
  await service.call(`/api/claims/${tokens.claim}`);
  await confirm(service, tokens.claim);
  await service.call(`/api/orders/${order.token}`);
  const path = await fileLink(service, order);
  tokens.file = path.replace("/api/files/", "");
  await download(service, path);
  await download(service, path, { Range: "bytes=999999999-" });
  await service.call(path, { method: "HEAD" });
  await service.call(`/api/orders/${order.token}/renew-link`, { method: "POST" });
  expect((await service.call(`/api/orders/${order.token}`)).status).toBe(410);
  await postJson(service, "/api/find-order", { email: person.email });
  const socket = openSocket(service);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: agency.example\r\n\r\n`);
  socket.once("data", () => socket.resetAndDestroy());
  await new Promise((closed) => socket.once("close", closed));
  expectNothingPrivate();
});

test("[FAULT-25] logs neither body nor URL of rejected requests", async () => {
  const { order: token = "" } = tokens;
  const from = freshAddress();
  for (let attempt = 0; attempt < 11; attempt++)
    await postClaim(service, { email: person.email, from });
  await postClaim(service, { email: person.email, amount: "1" });
  await postJson(service, "/api/claims", person);
  for (const body of [
    `{"email":"${person.email}"`,
    person.email,
    `{"__proto__":"${person.email}"}`,
  ]) {
    const headers = { "Content-Type": "application/json" };
    await service.call("/api/claims", { method: "POST", headers, body });
    await service.call("/api/claims", {
      method: "POST",
      headers: { "Content-Type": person.email },
      body,
    });
  }
  for (const path of [
    `/api/orders/${token}x`,
    `/api/orders/${token}%zz`,
    `/api/orders/${token}%00`,
    `/api/orders/${token}/${token}?email=${person.email}`,
    `/api/orders/${token.repeat(9)}`,
    `/order/${token}`,
    `/api/orders/${token} ${person.email}`,
  ]) {
    await rawGet(service, path);
  }
  expectNothingPrivate();
});

test("[FAULT-25] logs neither login nor recipient when the mail server rejects them", async () => {
  await waitForLines(1, ({ msg }) => msg === "email not sent");
  mailServer.rejects = "recipients";
  await waitForLines(1, ({ msg, final }) => msg === "email not sent" && final === true);
  expect(output.join("")).toContain("<[private]>: Recipient address rejected");
  expectNothingPrivate();
});

test("[FAULT-25] logs no values when a database statement fails", async () => {
  const expectError = async (response: Promise<Response>) =>
    expect((await response).status).toBe(500);
  await sql`alter table leads add constraint broken check (name <> ${sql.lit(person.name)}) not valid`.execute(
    service.db,
  );
  await expectError(postLead(service, person));
  await sql`alter table orders rename to hidden_orders`.execute(service.db);
  await expectError(postClaim(service, { email: person.email }));
  await expectError(service.call(`/api/claims/${tokens.claim}`));
  await expectError(service.call(`/api/orders/${tokens.order}`));
  await expectError(service.call(`/api/files/${tokens.file}`));
  await sql`alter table hidden_orders rename to orders`.execute(service.db);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(service.db);
  await Promise.all([1, 2, 3].map(() => postLead(service, person)));
  await waitForLines(5, ({ msg }) => msg === "request failed");
  expectNothingPrivate();
});

test("[FAULT-25] names invalid settings without their values", () => {
  const wrong = {
    DATABASE_URL: secrets.databasePassword,
    SMTP_URL: secrets.smtpPassword,
    SIGNING_KEYS: "canary-short",
  };
  expect(() => readSettings(wrong)).toThrow(/SIGNING_KEYS/);
  expect(() => readSettings(wrong)).not.toThrow(/canary/);
});
