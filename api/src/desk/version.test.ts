import type { DeskVersion, LeadsResponse } from "@agency/contract/api/desk";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { type Browser, signIn } from "../../testing/desk.ts";
import { postLead } from "../../testing/leads.ts";
import { placeClaim } from "../../testing/orders.ts";
import { buildContent } from "../../testing/requests.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { raiseAlert } from "../alerts/alerts.ts";

let service: TestService;
let desk: Browser;
beforeAll(async () => {
  service = await startTestService();
  desk = await signIn(service);
});
afterAll(() => service.stop());

const version = async () => (await desk.read<DeskVersion>("/version")).version;
const newestLead = async () => {
  const [lead] = (await desk.read<LeadsResponse>("/leads?filter=all")).rows;
  return lead?.id;
};

test("changes the version when the data of a screen changes", async () => {
  const [idempotencyKey, content] = [crypto.randomUUID(), buildContent()];
  let draft: PaymentRequestDetail;
  const steps: Record<string, () => Promise<unknown>> = {
    "a lead": () => postLead(service, { name: "Owen Tran" }),
    "a note": async () => desk.read(`/leads/${await newestLead()}/notes`, { body: { text: "Hi" } }),
    "a state": async () =>
      desk.read(`/leads/${await newestLead()}/state`, { body: { from: "new", to: "answered" } }),
    "a quarantined lead": () => postLead(service, { name: "A Program", _gotcha: "x" }),
    "a claim": () => placeClaim(service),
    "a draft": async () => {
      draft = await desk.read<PaymentRequestDetail>("/payment-requests", {
        body: { idempotencyKey, content },
      });
    },
    "a changed draft": async () => {
      const body = { revision: draft.revision, content: { ...content, title: "Another" } };
      await desk.read(`/payment-requests/${draft.number}`, { method: "PUT", body });
    },
    "an alert": () => raiseAlert(service, { kind: "mail-failed", detail: {} }),
    "another name": () => desk.read("/owner/name", { body: { name: "June" } }),
  };
  for (const [name, step] of Object.entries(steps)) {
    const before = await version();
    expect(await version(), name).toBe(before);
    await step();
    expect(await version(), name).not.toBe(before);
  }
});

const waitForChange = async (known: string) =>
  (await desk.read<DeskVersion>(`/version?known=${known}`)).version;

test("responds to a waiting request when a lead arrives", async () => {
  const known = await version();
  const waiting = waitForChange(known);
  await postLead(service, { name: "Ada Park" });
  const changed = await waiting;
  expect(changed).not.toBe(known);
  expect(await version()).toBe(changed);
});

test("responds at once when the known version is an old one", async () => {
  expect(await waitForChange("old")).toBe(await version());
});

test("does not wait for waiting requests when the service stops", async () => {
  const stopping = await startTestService();
  const browser = await signIn(stopping);
  const { version: known } = await browser.read<DeskVersion>("/version");
  const waiting = browser.read<DeskVersion>(`/version?known=${known}`);
  // The request waits once a later one has its response.
  await browser.read("/version");
  await stopping.stop();
  expect((await waiting).version).toBe(known);
});

test("changes the version when the snooze of a lead ends", async () => {
  await postLead(service, { name: "Imani Brooks" });
  const until = new Date(Date.now() + 2 * DAYS * 1000).toISOString();
  await desk.read(`/leads/${await newestLead()}/snooze`, { body: { until } });
  const before = await version();
  service.passTime(2 * DAYS + 1);
  expect(await version()).not.toBe(before);
});
