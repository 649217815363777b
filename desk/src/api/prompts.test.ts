import { expect, test } from "vitest";
import { confirmationPrompt, signInPrompt } from "./prompts.ts";

test("shares one dialog between concurrent requests", async () => {
  const requests = [signInPrompt.request({}), signInPrompt.request({})];
  signInPrompt.shown.get()?.onSuccess();
  await Promise.all(requests);
  expect(signInPrompt.shown.get()).toBeUndefined();
});

test("rejects when canceled, and opens the dialog again for the next request", async () => {
  const options = { email: "june@example.com", hasPasskey: true };
  const canceled = confirmationPrompt.request(options);
  confirmationPrompt.shown.get()?.onCancel();
  await expect(canceled).rejects.toThrow("Not confirmed. Nothing was changed.");
  const confirmed = confirmationPrompt.request({ ...options, hasPasskey: false });
  expect(confirmationPrompt.shown.get()).toMatchObject({ hasPasskey: false });
  confirmationPrompt.shown.get()?.onSuccess();
  await confirmed;
});
