import { type ComponentType, useState } from "react";
import { showFailure } from "../stores/toasts.ts";

type DialogType = ComponentType<{ onClose: () => void }>;

/** Loads the dialog when it is needed, because the search itself is part of the first screen. */
export function useRecordPayment() {
  const [RecordPayment, setRecordPayment] = useState<DialogType>();
  async function openRecordPayment() {
    try {
      const loaded = await import("../orders/record-payment.tsx");
      setRecordPayment(() => loaded.RecordPayment);
    } catch {
      showFailure("The form couldn’t be loaded. Reload the page and try again.", () =>
        location.reload(),
      );
    }
  }
  return { RecordPayment, openRecordPayment };
}
