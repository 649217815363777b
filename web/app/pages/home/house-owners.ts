import { clients } from "#app/content/clients.ts";
import type { Client } from "#app/content/types.ts";

const HOUSES = 8;

export const houseOwners = Object.values<Client>(clients).slice(0, HOUSES);
export const allHousesOpen = houseOwners.length === HOUSES;

/** The sample clients' houses show what they sell; any other client gets a plain one. */
export const showsTrades = allHousesOpen && houseOwners.every(({ sample }) => sample);
