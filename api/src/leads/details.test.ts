/** Additional fields of the quote form, which the sample does not have. */
import { text as readText } from "node:stream/consumers";
import type { LeadDetail, LeadsResponse, PersonalData } from "@agency/contract/api/desk";
import type { QuoteField } from "@agency/contract/offers/quote-field-type";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { exportLeads } from "../desk/csv.ts";
import { recordLead } from "./leads.ts";
import { buildReleasePath } from "./quarantine.ts";

let service: TestService;
let desk: Browser;
beforeAll(async () => {
  service = await startTestService();
  desk = await signIn(service);
});
afterAll(() => service.stop());

const details = { budget: "Up to $900" };
const labeled = [{ label: "budget", text: "Up to $900" }];

/** As the route calls it, with a form that has the field "budget". */
const send = (email: string, gotcha = "") =>
  recordLead(
    service,
    {
      ...{ name: "Ada Lovelace", email, phone: "", message: "A site, please." },
      ...{ _gotcha: gotcha, _replyto: email, details },
    },
    { browser: { ip: "203.0.113.7", headers: {} }, submissionCount: 1 },
  );

test("shows and emails the additional fields of a quote request", async () => {
  await send("ada@example.com");
  const [row] = (await desk.read<LeadsResponse>("/leads?filter=new")).rows;
  expect((await desk.read<LeadDetail>(`/leads/${row?.id}`)).details).toEqual(labeled);
  const { text } = await service.mailbox.waitFor(
    ({ subject }) => subject?.includes("Ada") ?? false,
  );
  expect(text).toMatch(/budget: Up to \$900/);
  const stored = await desk.read<PersonalData>("/personal-data?email=ada@example.com");
  expect(stored.leads[0]?.details).toEqual(labeled);
});

test("shows them on the page that releases a quarantined lead", async () => {
  await send("bot@example.com", "filled in");
  const lead = await service.db
    .selectFrom("leads")
    .selectAll()
    .where("email", "=", "bot@example.com")
    .executeTakeFirstOrThrow();
  const token = (await buildReleasePath(service, lead)).replace("/release/", "");
  const response = await service.call(`/api/quarantined-leads/${token}`);
  expect(await response.json()).toMatchObject({ details: labeled });
});

test("exports them in a column each", async () => {
  const field = { name: "budget", label: "Your budget", shortLabel: "Budget" };
  const fields: QuoteField[] = [{ ...field, type: "text", maxLength: 100 }];
  const csv = await readText(exportLeads(service, {}, fields));
  const [header, first] = csv.split("\r\n");
  expect(header).toContain('"Message","Budget","Source"');
  expect(first).toContain('"A site, please.","Up to $900",');
});
