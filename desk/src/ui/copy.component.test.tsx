import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { forbidClipboard } from "../../../web/testing/watch-clipboard.ts";
import { button, renderDesk } from "../../testing/render-desk.tsx";
import { claimedOrder } from "../../testing/sample-records.ts";

test("shows an error when the browser does not allow copying", async () => {
  forbidClipboard();
  const errors = vi.spyOn(console, "error");
  await renderDesk(`/orders/${claimedOrder.number}`);
  await button(claimedOrder.email).click();
  await expect
    .element(page.getByRole("status"))
    .toMatchTextContent("Select the text and copy it manually.");
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
