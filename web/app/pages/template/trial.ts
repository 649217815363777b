import { findLook } from "@agency/contract/offers/looks";
import type { Template } from "@agency/contract/offers/types";
import { useSyncExternalStore } from "react";
import { readStored, withStorage } from "#app/checkout/session-storage.ts";

/** What a visitor tries a template with. It is kept in this tab and never sent. */
export interface Trial {
  /** Their business name, as typed. */
  name?: string;
  theme?: Theme;
  /** The chosen look, by the template's id. */
  looks?: Readonly<Record<string, string>>;
}

export type Theme = "light" | "dark";

const key = "try-a-template";
const untouched: Trial = {};
const listeners = new Set<() => void>();
let current: Trial | undefined;

const isText = (value: unknown) => value === undefined || typeof value === "string";
const isTrial = ({ name, theme, looks }: Trial) =>
  isText(name) &&
  (theme === undefined || theme === "light" || theme === "dark") &&
  Object.values(looks ?? {}).every(isText);

const read = () => {
  current ??= readStored<Trial>(key, isTrial) ?? untouched;
  return current;
};

function write(change: Trial) {
  current = { ...read(), ...change };
  withStorage((storage) => storage.setItem(key, JSON.stringify(current)));
  for (const update of listeners) update();
}

function listen(update: () => void) {
  listeners.add(update);
  return () => {
    listeners.delete(update);
  };
}

export const useTrial = () => [useSyncExternalStore(listen, read, () => untouched), write] as const;

/** Nothing until the visitor has chosen one. */
export function useChosenLook(template: Template) {
  const [{ looks }] = useTrial();
  return findLook(template, looks?.[template.id]);
}
