import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, heading, renderDesk } from "../testing/render-desk.tsx";
import { paidOrder } from "./orders/sample-order.ts";

/** Warnings of React, which are errors of the console. */
function watchConsole() {
  const spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return () => spies.flatMap((spy) => spy.mock.calls);
}

test("keeps dialogs open when React mounts components twice", async () => {
  const getErrors = watchConsole();
  const desk = await renderDesk("/orders", { isStrict: true });
  await button("Record payment").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Email").fill("nora@example.com");
  await expect.element(dialog.getByLabelText("Email")).toHaveValue("nora@example.com");
  await userEvent.keyboard("{Escape}");
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("combobox", { name: "Search everything" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await desk.navigate("/");
  await expect
    .element(page.getByRole("region", { name: "Revenue" }).getByRole("definition").first())
    .toMatchTextContent("$");
  expect(getErrors()).toEqual([]);
});

test("shows two identical items of an order without a React warning", async () => {
  const getErrors = watchConsole();
  const event = { at: paidOrder.placedAt, kind: "paid", actor: "buyer", title: "Paid by card" };
  const [line] = paidOrder.lines;
  const order = { ...paidOrder, lines: [line, line], events: [event, event] };
  await renderDesk(`/orders/${order.number}`, {
    isStrict: true,
    responses: { [`GET /orders/${order.number}`]: order },
  });
  await expect.element(heading(order.number)).toBeVisible();
  const names = page.getByText("Basic Single-Page", { exact: true });
  await expect.poll(() => names.elements()).toHaveLength(2);
  expect(getErrors()).toEqual([]);
});
