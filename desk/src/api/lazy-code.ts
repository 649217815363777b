import { useEffect, useState } from "react";
import { createStore, type Store, useStore } from "../stores/store.ts";

export interface LazyCode<T> {
  loaded: Store<T | undefined>;
  load: () => Promise<void>;
}

/** Code that the first screen does not show. It loads with the first press of a key or button, before it is needed. */
export function createLazyCode<T>(importCode: () => Promise<T>): LazyCode<T> {
  const loaded = createStore<T | undefined>(undefined);
  const load = async () => {
    if (loaded.get() === undefined) loaded.set(await importCode());
  };
  // Ignore errors: the code loads again when it is needed.
  const preload = () => load().catch(() => {});
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, preload, { once: true, capture: true });
  return { loaded, load };
}

/** Loads the code while it is needed. */
export function useLazyCode<T>({ loaded, load }: LazyCode<T>, isNeeded = true) {
  const code = useStore(loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isNeeded && code === undefined && !hasFailed;
  useEffect(() => {
    if (isMissing) load().catch(() => setHasFailed(true));
  }, [isMissing, load]);
  return { code, hasFailed, retry: () => setHasFailed(false) };
}
