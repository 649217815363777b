import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { postLead } from "../../testing/leads.ts";
import { mailSettled } from "../../testing/mail.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

const [gone, here] = ["gone@agency.example", "here@agency.example"];

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ environment: { OWNER_EMAILS: `${gone}, ${here}` } });
});
afterAll(() => service.stop());

const receivedBy = (address: string) =>
  service.mailbox.received.filter(({ recipients }) => recipients.includes(address));

test("each of two owners gets a message of their own", async () => {
  await postLead(service, { name: "Ada" });
  await mailSettled(service);
  for (const address of [gone, here]) {
    expect(receivedBy(address).map(({ subject, recipients }) => [subject, recipients])).toEqual([
      ["New lead: Ada", [address]],
    ]);
  }
});

test("when one of two owner addresses is refused for good, the other hears of the lead, and of the refusal once a day", async () => {
  service.mailbox.received.length = 0;
  service.mailbox.unknownRecipients.add(gone);
  for (const name of ["Grace", "Hedy"]) await postLead(service, { name });
  const alert = await service.mailbox.waitFor(({ subject }) =>
    /could not be sent/.test(subject ?? ""),
  );
  expect(alert.recipients).toEqual([here]);
  expect(alert.text).toContain(gone);
  const subjects = () => receivedBy(here).map(({ subject }) => subject);
  await vi.waitFor(
    () => {
      expect(subjects()).toEqual(expect.arrayContaining(["New lead: Grace", "New lead: Hedy"]));
      expect(subjects()).toHaveLength(3);
    },
    { timeout: 60_000 },
  );
  const deadLetters = async () => {
    const { rows } = await sql<{ to: string }>`
      select data->>'to' as to from pgboss.job
      where name = 'mail-undeliverable'`.execute(service.db);
    return rows;
  };
  // Each is written after its alert.
  await expect.poll(deadLetters).toEqual([{ to: gone }, { to: gone }]);
  const alerts = await service.db.selectFrom("alerts").select("kind").execute();
  expect(alerts).toEqual([{ kind: "mail-undeliverable" }]);
});
