import type { HoursAccount, NewHourEntryRequest } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { useId, useState } from "react";
import { postFor } from "../api/client.ts";
import { useDraft } from "../api/drafts.ts";
import { useMutation } from "../api/use-mutation.ts";
import { showToast } from "../stores/toasts.ts";

const usual = 30;

/** What is about to be logged; the button for it is beside the form, and on phones in the bar below. */
export function useLogTime({ number, leftMinutes }: HoursAccount) {
  const { run, busy, problem } = useMutation();
  const form = useId();
  // The same for every try, so that a repeat is not a second entry.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [minutes, setMinutes] = useState(usual);
  const [note, setNote] = useDraft(`/hours/${number}/entries`);
  const [over, setOver] = useState(false);
  const time = formatMinutes(minutes);
  const goesOver = minutes > leftMinutes;

  async function add() {
    const entry: NewHourEntryRequest = {
      ...{ key, kind: "worked", minutes, note, over: goesOver && over },
    };
    const path = `/hours/${encodeURIComponent(number)}/entries`;
    const account = await run(() => postFor<HoursAccount>(path, entry));
    if (!account) return;
    setKey(crypto.randomUUID());
    setMinutes(usual);
    setNote("");
    setOver(false);
    showToast(`${time} added. ${formatMinutes(account.leftMinutes)} left`);
  }

  return {
    ...{ form, busy, problem, add, label: `Add ${time}`, goesOver },
    ...{ minutes, setMinutes, note, setNote, over, setOver },
  };
}

export type LogTimeForm = ReturnType<typeof useLogTime>;
