import { useEffect, useRef } from "react";
import { readStored, withStorage } from "#app/checkout/session-storage.ts";

const KEY = "billing";

/** Paying with Venmo on a phone leaves the page and comes back to it: what was typed stays. */
export function useSavedBilling() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const [name, value] of Object.entries(readStored(KEY) ?? {})) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "") field.value = String(value);
    }
  }, []);
  const keep = () => {
    if (!form.current) return;
    const fields = JSON.stringify(Object.fromEntries(new FormData(form.current)));
    withStorage((storage) => storage.setItem(KEY, fields));
  };
  return { form, keep };
}

export function clearSavedBilling() {
  withStorage((storage) => storage.removeItem(KEY));
}
