import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useShortcuts } from "./use-shortcuts.ts";

function Fields() {
  useShortcuts({});
  return (
    <>
      <h1 tabIndex={-1}>To do</h1>
      <input aria-label="Note" />
      <ol>
        <li data-row="lead-1">
          <a href="/leads/1" data-row-link>
            Ada
          </a>
          <textarea aria-label="Reply" />
        </li>
      </ol>
    </>
  );
}

test.each([
  ["to the heading", "Note", "heading", "To do"],
  ["to the link of its row in a list", "Reply", "link", "Ada"],
] as const)("Escape moves the focus from a text field %s", async (_where, field, role, name) => {
  await render(<Fields />);
  await page.getByLabelText(field).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole(role, { name })).toHaveFocus();
});
