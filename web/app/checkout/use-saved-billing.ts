import { useEffect, useRef } from "react";
import { readFromSessionStorage, withSessionStorage } from "#app/session-storage.ts";

/** Per path, because /pay pages are prefilled for one client. */
const getStorageKey = () => `billing ${location.pathname}`;

/** Saves and restores the billing form, because paying with Venmo on a phone leaves the page and returns to it. */
export function useSavedBilling() {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const [name, value] of Object.entries(readFromSessionStorage(getStorageKey()) ?? {})) {
      const field = formRef.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === field.defaultValue)
        field.value = String(value);
    }
  }, []);
  const save = () => {
    if (!formRef.current) return;
    const fields = JSON.stringify(Object.fromEntries(new FormData(formRef.current)));
    withSessionStorage((storage) => storage.setItem(getStorageKey(), fields));
  };
  return { formRef, save };
}

export function clearSavedBilling() {
  withSessionStorage((storage) => storage.removeItem(getStorageKey()));
}
