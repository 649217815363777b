import type { HoursAccount } from "@agency/contract/api/hours";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, renderDesk } from "../../testing/render-desk.tsx";
import { sampleAccount } from "../../testing/sample-records.ts";

const { number } = sampleAccount;
const path = `/hours/${number}`;

interface Entry {
  idempotencyKey: string;
  minutes: number;
  note: string;
}

function withWork(account: HoursAccount, { minutes, note }: Entry): HoursAccount {
  const remainingMinutes = account.remainingMinutes - minutes;
  const entry = { id: account.entries.length + 1, at: account.updatedAt, note, remainingMinutes };
  return {
    ...account,
    remainingMinutes,
    workedMinutes: account.workedMinutes + minutes,
    entries: [...account.entries, { ...entry, kind: "worked", minutes: -minutes }],
  };
}

/** Logs each key once, and rejects an edited retry. */
async function openAccount() {
  const desk = await renderDesk(path);
  const byKey = new Map<string, number>();
  let account = sampleAccount;
  desk.service.respondTo(`GET ${path}`, () => account);
  desk.service.respondTo(`POST ${path}/entries`, ({ body }) => {
    const entry = body as Entry;
    const logged = byKey.get(entry.idempotencyKey);
    if (logged !== undefined && logged !== entry.minutes) {
      const error = `An earlier attempt already logged ${logged} min.`;
      return Response.json({ code: "idempotency-key-reused", error }, { status: 409 });
    }
    if (logged === undefined) account = withWork(account, entry);
    byKey.set(entry.idempotencyKey, entry.minutes);
    return account;
  });
  return desk;
}

async function logTime(minutes: string) {
  await page.getByLabelText("Minutes", { exact: true }).fill(minutes);
  await page.getByLabelText("Description").fill("Menu changed");
  await button(/^Log /).click();
}

test("says what was logged when the response is lost and the retry is edited", async () => {
  const { service } = await openAccount();
  const alert = page.getByRole("alert");
  service.loseResponse(`POST ${path}/entries`);
  await logTime("45");
  await expect.element(alert).toMatchTextContent("Can’t reach the service");
  await logTime("30");
  await expect.element(alert).toMatchTextContent("An earlier attempt already logged 45 min.");
  await expect
    .element(page.getByRole("region", { name: "Hours", exact: true }))
    .toMatchTextContent("1 h 15 min");
  await logTime("30");
  await expect.element(page.getByText("30 min logged. 45 min left")).toBeVisible();
});

test("locks the fields while time is logged", async () => {
  const { service } = await openAccount();
  const pending = service.hold(`POST ${path}/entries`);
  await logTime("60");
  await pending.received;
  await expect.element(page.getByLabelText("Description")).toHaveAttribute("readonly");
  const minutes = page.getByLabelText("Minutes", { exact: true });
  await expect.element(minutes).toHaveAttribute("readonly");
  await expect.element(button("More minutes")).toBeDisabled();
  await pending.respond();
  await expect.element(page.getByText("1 h logged. 1 h left")).toBeVisible();
});

test("allows no overdraft when the time is reduced after the owner confirmed one", async () => {
  const { service } = await openAccount();
  await page.getByLabelText("Minutes", { exact: true }).fill("150");
  const confirmation = page.getByRole("checkbox", { name: "30 min more than purchased" });
  await confirmation.click();
  await logTime("60");
  await expect.element(page.getByText("1 h logged. 1 h left")).toBeVisible();
  expect(service.getSent(`POST ${path}/entries`)).toMatchObject([
    { body: { minutes: 60, allowOverdraft: false } },
  ]);
});
