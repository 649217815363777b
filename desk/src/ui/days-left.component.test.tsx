import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DaysLeft } from "./days-left.tsx";

test.each([
  ["2026-11-17", "2 days overdue"],
  ["2026-11-18", "1 day overdue"],
  ["2026-11-19", "today"],
  ["2026-11-20", "tomorrow"],
  ["2026-11-24", "5 days left"],
])("shows on November 19 in Denver how far away %s is", async (date, expected) => {
  // In Denver it is still November 19.
  await render(<DaysLeft date={date} now={new Date("2026-11-20T05:00:00Z")} />);
  await expect.element(page.getByText(expected, { exact: true })).toBeVisible();
});
