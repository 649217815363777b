import { clients } from "#app/content/clients.ts";
import type { Client } from "#app/content/types.ts";

const HOUSE_COUNT = 8;

export const streetClients = Object.values<Client>(clients).slice(0, HOUSE_COUNT);
export const isStreetFull = streetClients.length === HOUSE_COUNT;

/** Only the houses of the sample clients are drawn with signs of their trades. */
export const showsTrades = isStreetFull && streetClients.every(({ sample }) => sample);
