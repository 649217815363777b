import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Field, TextArea } from "./field.tsx";

const name = page.getByRole("textbox", { name: "Name" });
const address = page.getByRole("textbox", { name: "Address" });
const note = page.getByRole("textbox", { name: "Note" });
const submitButton = page.getByRole("button", { name: "Save" });

test("shows what is invalid below each field, and focuses the first one", async () => {
  const onSubmit = vi.fn();
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset>
        <Field label="Name" name="name" hint="As on the invoice." />
        <Field label="Address" name="url" type="url" required hint="Starts with https://." />
        <TextArea label="Note" name="note" required />
      </fieldset>
      <button type="submit">Save</button>
    </form>,
  );
  await expect.element(address).toHaveAccessibleDescription("Starts with https://.");

  await submitButton.click();
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAttribute("aria-invalid", "true");
  await expect.element(address).toHaveAccessibleDescription("Enter the address.");
  await expect.element(note).toHaveAccessibleDescription("Enter the note.");
  await expect.element(name).not.toHaveAttribute("aria-invalid");

  await address.fill("example");
  await expect.element(address).not.toHaveAttribute("aria-invalid");
  await expect.element(note).toHaveAttribute("aria-invalid", "true");
  await submitButton.click();
  await expect.element(address).toHaveAccessibleDescription(/URL/);
  expect(onSubmit).not.toHaveBeenCalled();

  await address.fill("https://example.com");
  await note.fill("Called");
  await submitButton.click();
  expect(onSubmit).toHaveBeenCalledOnce();
});
