import { Copy as CopyIcon } from "lucide";
import type { ReactNode } from "react";
import { showToast } from "../stores/toasts.ts";
import { Icon } from "./icon.tsx";

export const copy = async (text: string) => showToast(await writeToClipboard(text));

/** Returns the message for the owner. */
export async function writeToClipboard(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    return "Your browser blocked copying. Select the text and copy it manually.";
  }
}

export function CopyableText({ text }: { text: string }) {
  return (
    <button type="button" className="copy" onClick={() => copy(text)}>
      <span>{text}</span>
      <Icon icon={CopyIcon} size={15} />
      <span className="sr-only">Copy</span>
    </button>
  );
}

/** A row of the contact list with a copy button. */
export function CopyRow({ text, children }: { text: string; children: ReactNode }) {
  return (
    <button type="button" onClick={() => copy(text)}>
      {children}
      <span>{text}</span>
      <span className="copy-icon">
        <Icon icon={CopyIcon} size={15} />
      </span>
      <span className="sr-only">Copy</span>
    </button>
  );
}
