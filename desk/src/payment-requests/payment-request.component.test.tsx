import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { button, heading, renderDesk } from "../../testing/render-desk.tsx";
import { acceptedRequest } from "../../testing/sample-records.ts";

const path = `/payment-requests/${acceptedRequest.number}`;

test("records a payment made another way, and then offers the delivery but no edit", async () => {
  const desk = await renderDesk(path);
  desk.service.respondTo(`POST ${path}/payments`, () => {
    const [deposit, balance] = acceptedRequest.installments;
    desk.service.respondTo(`GET ${path}`, {
      ...acceptedRequest,
      ...{ state: "partially_paid", paidCents: 150_000 },
      installments: [{ ...deposit, state: "paid", method: "manual" }, balance],
    });
    return { ok: true };
  });
  await button("More actions").click();
  await button("Record payment…").click();
  const dialog = page.getByRole("dialog", { name: "Record payment" });
  await dialog.getByText("Other", { exact: true }).click();
  await dialog.getByRole("button", { name: "Record $1,500" }).click();
  await expect.element(page.getByText(/^Recorded \$1,500 from/)).toBeVisible();
  expect(desk.service.getSent(`POST ${path}/payments`).map(({ body }) => body)).toEqual([
    { revision: acceptedRequest.revision, installment: 1, cents: 150_000, method: "manual" },
  ]);
  await expect.element(page.getByText("Partially paid", { exact: true })).toBeVisible();
  await expect.element(button("Mark as delivered…").first()).toBeVisible();
  await expect.element(page.getByText("$1,500.00").first()).toBeVisible();
  await desk.navigate(`${path}/edit`);
  await expect.element(page.getByText("This request already has payments")).toBeVisible();
  await expect.element(page.getByText("You can adjust the balance when you mark")).toBeVisible();
  await expect.element(heading(acceptedRequest.title)).toBeVisible();
  await expectAccessible("read-only payment request");
});

test("rejects an adjustment that leaves no balance, without accessibility violations", async () => {
  const { service } = await renderDesk(path);
  await button("More actions").click();
  await button("Mark as delivered…").click();
  const dialog = page.getByRole("dialog", { name: "Mark as delivered" });
  await dialog.getByText("Adjusted").click();
  await dialog.getByLabelText("Reason").fill("Two fewer pages");
  await dialog.getByLabelText("Adjustment").fill("5000");
  await expect.element(dialog.getByText("The client must accept the higher total")).toBeVisible();
  await dialog.getByLabelText("Adjustment").fill("-1500");
  await dialog.getByRole("button", { name: "Request $0" }).click();
  await expect.element(dialog.getByText("The balance must be over $0.")).toBeVisible();
  await dialog.getByLabelText("Adjustment").fill("-100.50");
  await expect.element(dialog.getByText("they don’t need to accept again")).toBeVisible();
  await expectAccessible("mark as delivered", "dialog[open]");
  expect(service.getSent(`POST ${path}/deliver`)).toEqual([]);
});

test("shows in its header what is outstanding after the deposit", async () => {
  const paid = { ...acceptedRequest, state: "partially_paid" as const, paidCents: 150_000 };
  await renderDesk(path, { responses: { [`GET ${path}`]: paid } });
  await expect.element(page.getByText("$1,500 outstanding of $3,000")).toBeVisible();
});
