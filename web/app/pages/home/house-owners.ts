import { clients } from "#app/content/clients.ts";
import type { Client } from "#app/content/types.ts";

const HOUSE_COUNT = 8;

export const houseOwners = Object.values<Client>(clients).slice(0, HOUSE_COUNT);
export const isStreetFull = houseOwners.length === HOUSE_COUNT;

/** Only the houses of the sample clients are drawn with signs of their trades. */
export const showsTrades = isStreetFull && houseOwners.every(({ sample }) => sample);
