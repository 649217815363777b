import type { QuarantinedLeadsResponse } from "@agency/contract/api/desk";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { stubService } from "../../testing/stub-service.ts";
import { Toaster } from "../ui/toaster.tsx";
import { Quarantine } from "./quarantine.tsx";

const toRow = (id: number, name: string): QuarantinedLeadsResponse["rows"][number] => ({
  ...{
    id,
    name,
    email: "person@example.com",
    message: "Hello",
    reasons: ["Filled a hidden field."],
  },
  ...{ receivedAt: "2026-11-12T09:00:00.000Z", deletedAt: "2026-12-12T09:00:00.000Z" },
});
const rows = [toRow(1, "A Person"), toRow(2, "A Program"), toRow(3, "Another Program")];
const ok = () => Response.json({ ok: true });
const getNames = () =>
  [...document.querySelectorAll("li .detail-title")].map((title) => title.firstChild?.textContent);
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function renderQuarantine() {
  const spam = new Set<unknown>();
  const released: string[] = [];
  const sent = stubService({
    "POST /quarantined-leads/mark-spam": ok,
    "POST /quarantined-leads/mark-new": ok,
    "POST /quarantined-leads/2/release": ok,
  });
  await renderScreen(
    () => (
      <>
        <Quarantine />
        <Toaster />
      </>
    ),
    {
      data: () => {
        for (const { route, body } of sent.splice(0)) {
          if (route.endsWith("/release")) {
            released.push(route);
            spam.add(2);
            continue;
          }
          for (const id of (body as { ids: number[] }).ids)
            if (route.endsWith("mark-spam")) spam.add(id);
            else spam.delete(id);
        }
        return { rows: rows.filter(({ id }) => !spam.has(id)) };
      },
    },
  );
  return released;
}

test("moves the focus to the link of the new lead, and releases no other one on a double click", async () => {
  const released = await renderQuarantine();
  const release = button("Not spam: A Program");
  await expect.element(release).toBeVisible();
  const { left, top, width, height } = release.element().getBoundingClientRect();
  (release.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const row = page.getByRole("listitem").nth(1);
  await expect.element(row).toMatchTextContent("Moved to Leads. Confirmation sent.");
  await expect.element(row.getByRole("button")).not.toBeInTheDocument();
  // The focus stays in the row, so that a second key press does not release the next lead.
  await expect.element(row.getByRole("link", { name: "Open lead" })).toHaveFocus();
  await expect.poll(() => released).toHaveLength(1);
  const below = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(below?.closest("button")).toBeNull();
  await expect.element(button("Not spam: Another Program")).toBeVisible();
});

test("marks one message as spam in its place, and undoes it", async () => {
  await renderQuarantine();
  await button("Spam: A Program").click();
  await expect.element(page.getByText("Marked as spam.")).toHaveFocus();
  expect(getNames()).toEqual(["A Person", "A Program", "Another Program"]);
  await expect.element(button("Spam: A Program")).not.toBeInTheDocument();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(button("Spam: A Program")).toBeVisible();
  expect(getNames()).toEqual(["A Person", "A Program", "Another Program"]);
});

test("marks all messages as spam, and undoes it", async () => {
  await renderQuarantine();
  await button("Mark all as spam").click();
  await expect.element(page.getByText("Quarantine is empty")).toBeVisible();
  await button("Undo").click();
  await expect.element(button("Mark all as spam")).toBeVisible();
  expect(getNames()).toEqual(["A Person", "A Program", "Another Program"]);
});

test("gives the message more space than the buttons", async () => {
  await renderQuarantine();
  await expect.element(button("Spam: A Program")).toBeVisible();
  const [message, buttons] = [...document.querySelectorAll("li:first-child > div")];
  expect(message?.clientWidth).toBeGreaterThan(buttons?.clientWidth ?? 0);
});
