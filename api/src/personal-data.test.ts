import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestService, type TestService } from "../testing/service.ts";
import { deletePersonalData, showPersonalData } from "./personal-data.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ environment: { RUN: "server" } });
});
afterAll(() => service.stop());

test("deleting an address takes its leads and the buyer off its orders, and leaves the amounts", async () => {
  const form = new FormData();
  form.set("name", "Ada");
  form.set("email", "Ada@example.com");
  form.set("message", "Hello");
  await service.call("/api/contact", { method: "POST", body: form });
  await service.call("/api/claims", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      key: crypto.randomUUID(),
      plan: "Logo Design",
      amount: "80",
      email: "ada@example.com",
    }),
  });
  const held = await showPersonalData(service.db, "ada@example.com");
  expect([held.leads.length, held.orders.length]).toEqual([1, 1]);

  const gone = await deletePersonalData(service.db, "ADA@example.com");
  expect(gone).toEqual({ leads: 1, orders: [held.orders[0]?.number] });
  expect(await showPersonalData(service.db, "ada@example.com")).toEqual({ leads: [], orders: [] });
  const order = await service.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  expect(order).toMatchObject({ total_cents: 8000, buyer_name: null });
  expect(JSON.stringify(order)).not.toContain("ada");
});
