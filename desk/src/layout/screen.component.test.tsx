import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { Screen } from "./screen.tsx";

const Example = () => (
  <Screen title="Orders">
    <p>Content</p>
  </Screen>
);

test.each([390, 640])("starts below the top bar at %i px", async (width) => {
  await page.viewport(width, 800);
  await renderScreen(Example);
  const bar = page.getByRole("banner").element().getBoundingClientRect();
  const content = page.getByText("Content").element().getBoundingClientRect();
  expect(bar.top).toBe(0);
  expect(content.top).toBeGreaterThanOrEqual(bar.bottom);
});
