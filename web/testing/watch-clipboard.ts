import { onTestFinished, vi } from "vitest";

/** Records the copied texts, because the browser of a component test may not write to the clipboard. */
export function watchClipboard() {
  const copied: string[] = [];
  const spy = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    copied.push(text);
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  return copied;
}

/** The browser rejects every attempt to copy. */
export function forbidClipboard() {
  const spy = vi
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValue(new DOMException("no", "NotAllowedError"));
  onTestFinished(() => {
    spy.mockRestore();
  });
}
