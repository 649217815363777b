import type { SearchResponse } from "@agency/contract/api/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import { postLead } from "../../testing/leads.ts";
import { placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { buildContent, sendPaymentRequest } from "../../testing/requests.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
let desk: Browser;
beforeAll(async () => {
  service = await startTestService({ environment: { PROCESS_ROLE: "server" } });
  desk = await signIn(service);
});
afterAll(() => service.stop());

const search = (q: string) => desk.read<SearchResponse>(`/search?q=${encodeURIComponent(q)}`);
const findPeople = async (q: string) => (await search(q)).people;

test("finds a person by name, company, phone or part of an address, with the counts of their records", async () => {
  const email = "jonas@halden.example";
  await postLead(service, {
    name: "Jonas Halden",
    email: "Jonas@Halden.example",
    phone: "+1 720 555 0142",
  });
  await placePaidOrder(service, { email });
  await placeClaim(service, { email });
  const client = { ...buildContent().client, name: "J. Halden", email, company: "Fjord Boats" };
  await sendPaymentRequest(service, { client });
  const person = { email, company: "Fjord Boats", phone: "+1 720 555 0142" };
  for (const q of ["jonas h", "HALDEN", "fjord", "555 0142", "halden.exam", email.toUpperCase()])
    expect(await findPeople(q), q).toMatchObject([
      { ...person, names: ["J. Halden", "Jonas Halden"], leads: 1, orders: 2, requests: 1 },
    ]);
});

test("finds no people by the title of a payment request, an order number or an amount", async () => {
  const client = { ...buildContent().client, email: "titled@example.com" };
  await sendPaymentRequest(service, { client, title: "Lighthouse keeper" });
  const { number } = await placeClaim(service, { email: "numbered@example.com" });
  for (const q of ["Lighthouse", number, "$49", "hi"]) expect(await findPeople(q), q).toEqual([]);
  expect((await search("Lighthouse")).requests).toHaveLength(1);
});

test("finds neither the senders of spam nor deleted people", async () => {
  await postLead(service, { name: "Bot Botson", email: "bot@spam.example", _gotcha: "x" });
  await postLead(service, { name: "Pill Seller", email: "pills@spam.example" });
  await service.db
    .updateTable("leads")
    .set({ state: "spam" })
    .where("email", "=", "pills@spam.example")
    .execute();
  const { number } = await placePaidOrder(service, { email: "gone@example.com" });
  await service.db
    .updateTable("orders")
    .set({ email: "deleted-1@removed.invalid" })
    .where("number", "=", number)
    .execute();
  for (const q of ["botson", "spam.example", "pills@spam.example", "deleted", "removed.invalid"])
    expect(await findPeople(q), q).toEqual([]);
});

test("finds only the exact person by a full address, and at most eight by a part of it", async () => {
  for (let turn = 1; turn <= 12; turn++)
    await placeClaim(service, { email: `many-${turn}@crowd.example` });
  expect(await findPeople("many-1@crowd.example")).toMatchObject([
    { email: "many-1@crowd.example", orders: 1 },
  ]);
  const people = await findPeople("crowd.example");
  expect(people).toHaveLength(8);
  expect(people[0]).toMatchObject({ email: "many-12@crowd.example" });
  for (const q of ["%%%", "m_ny", "\\"]) expect(await findPeople(q), q).toEqual([]);
});
