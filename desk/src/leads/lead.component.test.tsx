import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, renderDesk } from "../../testing/render-desk.tsx";
import { sampleLead } from "../../testing/sample-records.ts";
import { unreachable } from "../../testing/stub-desk.ts";

const { name } = sampleLead;
const status = () => page.getByLabelText(/^Status/);
const markAnswered = () => button("Mark as answered");

async function openLead() {
  const desk = await renderDesk("/leads/12");
  desk.service.respondTo("POST /leads/12/state", ({ body }) => {
    const { to } = body as { to: string };
    desk.service.respondTo("GET /leads/12", { ...sampleLead, state: to });
    return { ok: true };
  });
  await expect.element(status()).toBeVisible();
  return desk;
}
const getChanges = ({ service }: Awaited<ReturnType<typeof openLead>>) =>
  service.getSent("POST /leads/12/state").map(({ body }) => body);

test("marks a lead once when the shortcut is pressed twice, and undoes it", async () => {
  const desk = await openLead();
  const pending = desk.service.hold("POST /leads/12/state");
  await userEvent.keyboard("e");
  await pending.received;
  await userEvent.keyboard("e");
  await expect.element(markAnswered()).toHaveAttribute("aria-busy", "true");
  (markAnswered().element() as HTMLElement).click();
  await pending.respond();
  await expect.element(page.getByText(`${name} marked as answered`)).toBeVisible();
  expect(getChanges(desk)).toEqual([{ from: "new", to: "answered" }]);
  await button("Undo").click();
  await expect.element(markAnswered()).toBeVisible();
  expect(getChanges(desk).slice(1)).toEqual([{ from: "answered", to: "new" }]);
});

test("keeps the focus on the screen when the pressed button disappears", async () => {
  await openLead();
  (markAnswered().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(`${name} marked as answered`)).toBeVisible();
  await expect.element(markAnswered()).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.tagName).not.toBe("BODY");
  (button("Undo").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(markAnswered()).toBeVisible();
  await expect.poll(() => document.activeElement?.tagName).not.toBe("BODY");
});

test("changes a lead's status only when one is chosen, by keyboard", async () => {
  const desk = await openLead();
  (status().element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  const lost = page.getByRole("button", { name: "Lost", exact: true });
  await expect.element(lost).toBeVisible();
  (lost.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(`${name} marked as lost`)).toBeVisible();
  await expect.element(status()).toHaveFocus();
  await expect.element(status()).toHaveTextContent("Lost");
  expect(getChanges(desk)).toEqual([{ from: "new", to: "lost" }]);
});

test("shows the whole menu of a lead's status, and all actions, on a phone", async () => {
  await openLead();
  await page.viewport(360, 780);
  await status().click();
  for (const state of ["Answered", "Quoted", "Won", "Lost", "Spam"])
    await expect
      .element(page.getByRole("button", { name: state, exact: true }))
      .toBeInViewport({ ratio: 1 });
  await userEvent.keyboard("{Escape}");
  const actions = page.getByRole("region", { name: "Actions" });
  for (const action of actions.getByRole("button").elements())
    await expect.element(action).toBeInViewport({ ratio: 1 });
});

test("snoozes a lead until the picked date, and shows an error in the dialog when that fails", async () => {
  const { service } = await openLead();
  await button("Snooze").click();
  await button("Pick a date…").click();
  const dialog = page.getByRole("dialog", { name: "Snooze until" });
  service.respondTo("POST /leads/12/snooze", unreachable);
  await dialog.getByRole("button", { name: "Snooze" }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("Can’t reach the service");
  service.respondTo("POST /leads/12/snooze", { ok: true });
  await dialog.getByRole("button", { name: "Snooze" }).click();
  await expect.element(page.getByRole("status")).toMatchTextContent(/Snoozed until .*, 9:00 AM/);
  await expect.element(dialog).not.toBeInTheDocument();
});
