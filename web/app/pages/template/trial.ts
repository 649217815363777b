import { findLook } from "@agency/contract/offers/looks";
import type { Template } from "@agency/contract/offers/types";
import { useSyncExternalStore } from "react";
import { readFromSessionStorage, withSessionStorage } from "#app/session-storage.ts";

/** The choices of a visitor who tries a template. Stored in this tab only and never sent. */
export interface Trial {
  /** Their business name, as typed. */
  name?: string;
  theme?: Theme;
  /** The selected look, by template ID. */
  looks?: Readonly<Record<string, string>>;
}

export type Theme = "light" | "dark";

const STORAGE_KEY = "try-a-template";
const emptyTrial: Trial = {};
const listeners = new Set<() => void>();
let current: Trial | undefined;

const isText = (value: unknown) => value === undefined || typeof value === "string";
const isTrial = ({ name, theme, looks }: Trial) =>
  isText(name) &&
  (theme === undefined || theme === "light" || theme === "dark") &&
  Object.values(looks ?? {}).every(isText);

const getTrial = () => {
  current ??= readFromSessionStorage<Trial>(STORAGE_KEY, isTrial) ?? emptyTrial;
  return current;
};

function updateTrial(change: Trial) {
  current = { ...getTrial(), ...change };
  withSessionStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(current)));
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useTrial = () =>
  [useSyncExternalStore(subscribe, getTrial, () => emptyTrial), updateTrial] as const;

/** Undefined until the visitor has selected a look. */
export function useSelectedLook(template: Template) {
  const [{ looks }] = useTrial();
  return findLook(template, looks?.[template.id]);
}
