import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { postLead } from "../../testing/leads.ts";
import { waitUntilMailSent } from "../../testing/mail.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

const [rejected, accepted] = ["rejected@agency.example", "accepted@agency.example"];

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ environment: { OWNER_EMAILS: `${rejected}, ${accepted}` } });
});
afterAll(() => service.stop());

const receivedBy = (address: string) =>
  service.mailbox.received.filter(({ recipients }) => recipients.includes(address));

test("sends each of two owners a separate email", async () => {
  await postLead(service, { name: "Ada" });
  await waitUntilMailSent(service);
  for (const address of [rejected, accepted]) {
    expect(receivedBy(address).map(({ subject, recipients }) => [subject, recipients])).toEqual([
      ["New lead: Ada", [address]],
    ]);
  }
});

test("alerts the other owner once a day when one owner address is permanently rejected", async () => {
  service.mailbox.received.length = 0;
  service.mailbox.unknownRecipients.add(rejected);
  for (const name of ["Grace", "Hedy"]) await postLead(service, { name });
  const alert = await service.mailbox.waitFor(({ subject }) =>
    /could not be delivered/.test(subject ?? ""),
  );
  expect(alert.recipients).toEqual([accepted]);
  expect(alert.text).toContain(rejected);
  const subjects = () => receivedBy(accepted).map(({ subject }) => subject);
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
  // Each dead letter is inserted after its alert.
  await expect.poll(deadLetters).toEqual([{ to: rejected }, { to: rejected }]);
  const alerts = await service.db.selectFrom("alerts").select("kind").execute();
  expect(alerts).toEqual([{ kind: "mail-undeliverable" }]);
});
