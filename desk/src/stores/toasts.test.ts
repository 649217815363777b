import { expect, test } from "vitest";
import { closeToast, showFailure, showToast, toasts, undoLast } from "./toasts.ts";

const shownTexts = () => toasts.get().map(({ text }) => text);

test("keeps failures until they are closed, and only the newest of the other toasts", () => {
  showToast("Copied");
  showFailure("Can’t reach the service.", () => {});
  showToast("Note added");
  showFailure("This order has changed.", () => {});
  showToast("Draft saved");
  expect(shownTexts()).toEqual([
    "Can’t reach the service.",
    "This order has changed.",
    "Draft saved",
  ]);
  const [first] = toasts.get();
  if (first) closeToast(first);
  expect(shownTexts()).toEqual(["This order has changed.", "Draft saved"]);
});

test("undoes the last action while a failure is shown", () => {
  let undone = 0;
  showToast("Snoozed", () => undone++);
  showFailure("Can’t reach the service.", () => {});
  undoLast();
  undoLast();
  expect(undone).toBe(1);
  expect(shownTexts()).not.toContain("Snoozed");
});
