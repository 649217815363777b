import type { Template, Tier } from "./types.ts";

/** A selected look. Stored with the order, so that later changes of the catalog do not affect it. */
export interface ChosenLook {
  /** For example "meadow". */
  name: string;
  /** The setting in site.config.ts that selects the look. */
  setting: string;
}

/** Undefined unless the item has a look with this name. */
export function findLook(item: Tier | Template, name: string | null | undefined) {
  const looks = "looks" in item ? item.looks : undefined;
  const look = looks?.names.find((lookName) => lookName === name);
  return looks && look ? { name: look, setting: looks.setting } : undefined;
}

/** "Meadow" for "meadow". */
export const lookTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The line for site.config.ts. */
export const lookSetting = ({ name, setting }: ChosenLook) => `${setting}: "${name}"`;
