import type { Template, Tier } from "./types.ts";

/** A look as it was chosen: kept with the order, whatever the catalog offers later. */
export interface ChosenLook {
  /** Such as "meadow". */
  name: string;
  /** The setting in site.config.ts whose value it is. */
  setting: string;
}

/** The look of this name, if the catalog offers it for this item. */
export function findLook(item: Tier | Template, name: string | null | undefined) {
  const looks = "looks" in item ? item.looks : undefined;
  const look = looks?.names.find((one) => one === name);
  return looks && look ? { name: look, setting: looks.setting } : undefined;
}

/** "meadow" is shown as "Meadow". */
export const lookTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What a buyer writes into site.config.ts. */
export const lookSetting = ({ name, setting }: ChosenLook) => `${setting}: "${name}"`;
