import type { DeskSession, WorklistEntry } from "@agency/contract/api/desk";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, renderDesk } from "../../testing/render-desk.tsx";
import { sampleSession } from "../../testing/sample-responses.ts";

const [lead, claim] = sampleSession.worklist as [WorklistEntry, WorklistEntry];
/** The middle of the element is in the window and not below a bar. */
function isReachable(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test.each([
  [390, 3],
  [1440, 6],
])("shows the whole item when it opens at the end of the window at %i px", async (width, count) => {
  const claims = Array.from({ length: count }, (_, index) => ({ ...claim, id: `claim-${index}` }));
  const session: DeskSession = { ...sampleSession, worklist: [...claims, lead] };
  await renderDesk("/", { width, responses: { "GET /session": session } });
  await page.viewport(width, 700);
  const open = button(`Reply: ${lead.title}`);
  await expect.element(open).toBeVisible();
  expect(isReachable(open.element())).toBe(true);
  await open.click();
  await expect.element(page.getByRole("textbox", { name: "Reply to Priya Raman" })).toHaveFocus();
  await expect.poll(() => isReachable(button("Send reply").element())).toBe(true);
  expect(isReachable(button("Saved replies").element())).toBe(true);
});
