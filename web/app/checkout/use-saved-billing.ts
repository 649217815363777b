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
      if (field && isUnchanged(field)) {
        field.value = String(value);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
  }, []);
  const save = () => {
    if (!formRef.current) return;
    const fields = JSON.stringify(Object.fromEntries(new FormData(formRef.current)));
    withSessionStorage((storage) => storage.setItem(getStorageKey(), fields));
  };
  return { formRef, save };
}

function isUnchanged(
  field: Element | RadioNodeList,
): field is HTMLInputElement | HTMLSelectElement {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === true;
  return field instanceof HTMLInputElement && field.value === field.defaultValue;
}

export function clearSavedBilling() {
  withSessionStorage((storage) => storage.removeItem(getStorageKey()));
}
