import "../styles.css";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Menu, MenuButton } from "./menu.tsx";

const item = (name: string) => page.getByRole("button", { name, exact: true });

test("moves between its items with the arrow keys, and closes on Escape", async () => {
  const choose = vi.fn();
  await render(
    <Menu button="Snooze">
      <MenuButton onClick={choose}>Tomorrow</MenuButton>
      <MenuButton onClick={choose}>Friday</MenuButton>
      <MenuButton onClick={() => choose("Tuesday")}>Tuesday</MenuButton>
    </Menu>,
  );
  await item("Snooze").click();
  await expect.element(item("Tomorrow")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Friday")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(item("Tuesday")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Tomorrow")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{Enter}");
  expect(choose).toHaveBeenCalledExactlyOnceWith("Tuesday");
  await expect.element(item("Tomorrow")).not.toBeInTheDocument();
  await item("Snooze").click();
  await userEvent.keyboard("{Escape}");
  await expect.element(item("Tomorrow")).not.toBeInTheDocument();
  await expect.element(item("Snooze")).toHaveFocus();
});
