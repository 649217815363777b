import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS, MINUTES, setClock } from "../../testing/clock.ts";
import { fileLink } from "../../testing/downloads.ts";
import { postLead } from "../../testing/leads.ts";
import { placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

const start = "2030-01-11 12:00";
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await setClock(service, start);
  const claim = await placeClaim(service);
  await sql`update orders set number = 'K7Q4-2D9M', link_salt = '01234567-89ab-4cde-8f01-23456789abcd'
    where id = ${claim.id}`.execute(service.db);
  await postLead(service, { _gotcha: "autofilled" });
  await sql`update leads set fingerprint = '\\x0123456789abcdef'`.execute(service.db);
  await fileLink(service, await placePaidOrder(service));
});
afterAll(() => service.stop());

// Links that were sent before must stay valid, so these tokens must not change.
test.each([
  ["file", "/api/files/1-1-1894389302.7HsCPwi7o5jHQJott2PNYS", 15 * MINUTES],
  ["claim", "/api/claims/K7Q42D9M-0123456789ab-1895598001.W6O1mSicaI4DEADB1r8AYr", 14 * DAYS],
  [
    "lead",
    "/api/quarantined-leads/1-0123456789abcdef-1896980401.cZSO0v93fwpU-D0T3mcBdW",
    30 * DAYS,
  ],
])(
  "accepts the link of a %s from an earlier release until it expires",
  async (_, path, seconds) => {
    await setClock(service, start);
    service.passTime(seconds - 60);
    expect((await service.call(path)).status).toBe(200);
    service.passTime(120);
    expect((await service.call(path)).status).toBe(410);
  },
);
