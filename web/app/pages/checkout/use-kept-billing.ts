import { useEffect, useRef } from "react";

const KEY = "billing";

/** Paying with Venmo on a phone leaves the page and comes back to it: what was typed stays. */
export function useKeptBilling() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const [name, value] of Object.entries(kept())) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "") field.value = String(value);
    }
  }, []);
  const keep = () => {
    if (!form.current) return;
    const fields = JSON.stringify(Object.fromEntries(new FormData(form.current)));
    withStorage((storage) => storage.setItem(KEY, fields));
  };
  const forget = () => withStorage((storage) => storage.removeItem(KEY));
  return { form, keep, forget };
}

function kept(): Record<string, unknown> {
  return JSON.parse(withStorage((storage) => storage.getItem(KEY)) ?? "{}");
}

/** A browser that keeps nothing for a site throws at the mere mention of its storage. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
