import type { AddTimeEntryRequest, HoursAccount } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { useId, useState } from "react";
import { postJson } from "../api/client.ts";
import { useStoredText } from "../api/drafts.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { useMutation } from "../api/use-mutation.ts";
import { showToast } from "../stores/toasts.ts";

const defaultMinutes = 30;

/** Form state outside the form, because on phones its submit button is in the action bar. */
export function useLogTime({ number, remainingMinutes, isPaymentLost = false }: HoursAccount) {
  const { mutate, isPending, error } = useMutation();
  const formId = useId();
  const sendWithKey = useIdempotencyKey();
  const [minutesText, setMinutesText] = useStoredText(`/hours/${number}/entries/minutes`);
  const [note, setNote] = useStoredText(`/hours/${number}/entries`);
  const minutes = minutesText ? Number(minutesText) : defaultMinutes;
  const [allowsOverdraft, setAllowsOverdraft] = useState(false);
  const time = formatMinutes(minutes);
  const isOverdraft = minutes > remainingMinutes;
  const needsConfirmation = isOverdraft || isPaymentLost;

  async function submit() {
    const addEntry = (idempotencyKey: string) => {
      const entry: AddTimeEntryRequest = {
        idempotencyKey,
        kind: "worked",
        minutes,
        note,
        allowOverdraft: needsConfirmation && allowsOverdraft,
      };
      return postJson<HoursAccount>(`/hours/${encodeURIComponent(number)}/entries`, entry);
    };
    const account = await mutate(() => sendWithKey(addEntry));
    if (!account) return;
    setMinutesText("");
    setNote("");
    setAllowsOverdraft(false);
    const logged = account.entries.findLast(({ kind }) => kind === "worked");
    showToast(
      `${formatMinutes(-(logged?.minutes ?? 0))} logged. ${formatMinutes(account.remainingMinutes)} left`,
    );
  }

  return {
    formId,
    submit,
    submitLabel: `Log ${time}`,
    isPending,
    error,
    minutes,
    setMinutes: (value: number) => setMinutesText(String(value)),
    note,
    setNote,
    isOverdraft,
    isPaymentLost,
    allowsOverdraft,
    setAllowsOverdraft,
  };
}

export type LogTimeForm = ReturnType<typeof useLogTime>;
