import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Db } from "../db/database.ts";

export interface Owner {
  email: string;
  name: string;
}

/** Only OWNER_EMAILS counts, so that removing an address revokes access at once. */
export const isOwner = ({ settings }: Pick<Deps, "settings">, email: string) =>
  settings.OWNER_EMAILS.some((address) => address.toLowerCase() === email.toLowerCase());

/** Inserts the owner at the first sign-in, with a name derived from the address. */
export async function ensureOwner(db: Db, email: string) {
  await db
    .insertInto("desk_owners")
    .values({ email, name: defaultName(email) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function defaultName(email: string) {
  const [first = email] = email.split(/[@+]/);
  return first.charAt(0).toUpperCase() + first.slice(1);
}

/** Returns a function that finds an owner's name by address. */
export async function loadOwnerNames(db: Db) {
  const owners = await db.selectFrom("desk_owners").select(["email", "name"]).execute();
  const names = new Map(owners.map(({ email, name }) => [email, name]));
  return (email: string | null) => (email ? (names.get(email) ?? email) : undefined);
}

/** All owners. Those who have not signed in yet have their address as name. */
export async function listOwners({ db, settings }: Deps): Promise<Owner[]> {
  const ownerName = await loadOwnerNames(db);
  return settings.OWNER_EMAILS.map((address) => address.toLowerCase()).map((email) => ({
    email,
    name: ownerName(email) ?? email,
  }));
}

export async function renameOwner({ db }: Deps, email: string, name: string) {
  await db.updateTable("desk_owners").set({ name }).where("email", "=", email).execute();
}

/** SQL timestamp on the database clock. */
export const minutesFromNow = ({ now }: Pick<Deps, "now">, minutes: number) =>
  sql<Date>`${now()} + make_interval(mins => ${minutes})`;
