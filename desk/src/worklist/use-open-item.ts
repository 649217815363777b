import type { WorklistEntry } from "@agency/contract/api/desk";
import { useState } from "react";
import { flushSync } from "react-dom";
import { focusRow } from "../keyboard/row-focus.ts";
import { findNext, keepOpened, type Opened } from "./open-item.ts";
import { opensInPlace } from "./opens-in-place.ts";

export interface OpenItem {
  id: string | undefined;
  /** The owner opened it, so the cursor may move into its field. The next item opens without that. */
  hasFocus: boolean;
  toggle: (entry: WorklistEntry) => void;
  /** Opens the next item. */
  finish: (entry: WorklistEntry) => void;
  close: () => void;
}

/** At most one item of the worklist is open. */
export function useOpenItem(current: readonly WorklistEntry[]) {
  const [opened, setOpened] = useState<Opened & { hasFocus: boolean }>();
  const entries = keepOpened(current, opened);
  const id = opened?.entry.id;

  function toggle(entry: WorklistEntry) {
    const index = entries.findIndex((other) => other.id === entry.id);
    setOpened(entry.id === id ? undefined : { entry, index, hasFocus: true });
  }
  function finish(entry: WorklistEntry) {
    const next = findNext(entries, entry, opensInPlace);
    flushSync(() => setOpened(next && { ...next, hasFocus: false }));
    if (next) focusRow(next.entry.id);
  }
  function close() {
    setOpened(undefined);
    if (id) focusRow(id);
  }

  const open: OpenItem = { id, hasFocus: opened?.hasFocus ?? false, toggle, finish, close };
  return { entries, open };
}
