import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ApiError } from "../api/api-error.ts";
import { FormDialog } from "./form-dialog.tsx";

const dialog = page.getByRole("dialog");
const field = page.getByRole("textbox", { name: "Note" });
const submitButton = page.getByRole("button", { name: "Save" });
const cancelButton = page.getByRole("button", { name: "Cancel" });

/** Opens a dialog whose requests are resolved or rejected by the test. */
async function openDialog() {
  const requests: PromiseWithResolvers<string>[] = [];
  const onClose = vi.fn();
  const onSuccess = vi.fn();
  const onSubmit = () => {
    const request = Promise.withResolvers<string>();
    requests.push(request);
    return request.promise;
  };
  const element = (
    <FormDialog title="Note" submitLabel="Save" {...{ onSubmit, onSuccess, onClose }}>
      <input aria-label="Note" name="note" />
    </FormDialog>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  onTestFinished(() => router.dispose());
  await render(<RouterProvider router={router} />);
  await expect.element(dialog).toBeVisible();
  return { requests, onClose, onSuccess };
}

test("sends one request and stays open until the service has responded", async () => {
  const { requests, onClose, onSuccess } = await openDialog();
  await field.fill("Called");
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(submitButton).toHaveAttribute("aria-busy", "true");
  await expect.element(cancelButton).toBeDisabled();
  await userEvent.keyboard("{Enter}{Escape}{Escape}");
  await expect.element(dialog).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  requests[0]?.resolve("saved");
  await expect.poll(() => onSuccess.mock.calls.length).toBe(1);
  expect(onSuccess.mock.calls[0]?.[0]).toBe("saved");
  expect(onClose).toHaveBeenCalledOnce();
});

test("sends one request when the form is submitted twice before the next render", async () => {
  const { requests } = await openDialog();
  const form = dialog.element().querySelector("form");
  form?.requestSubmit();
  form?.requestSubmit();
  expect(requests).toHaveLength(1);
});

test("shows the reason, keeps the input and can be submitted again after a failure", async () => {
  const { requests, onClose, onSuccess } = await openDialog();
  await field.fill("Called");
  await submitButton.click();
  requests[0]?.reject(new ApiError(422, "invalid", "This note is too long."));
  await expect.element(dialog.getByText("This note is too long.")).toBeVisible();
  await expect.element(field).toHaveValue("Called");
  await expect.element(cancelButton).toBeEnabled();
  expect(onClose).not.toHaveBeenCalled();
  await submitButton.click();
  expect(requests).toHaveLength(2);
  requests[1]?.resolve("saved");
  await expect.poll(() => onSuccess.mock.calls.length).toBe(1);
});

test("asks before Escape discards what was typed", async () => {
  const { onClose } = await openDialog();
  await field.fill("Called");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Discard your changes?");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(field).toHaveValue("Called");
  await expect.element(submitButton).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test("discards what was typed after the confirmation", async () => {
  const { onClose } = await openDialog();
  await field.fill("Called");
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Discard" }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test("closes on Escape when nothing was typed", async () => {
  const { onClose } = await openDialog();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
