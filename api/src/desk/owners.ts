import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Deps } from "../deps.ts";

export interface Owner {
  email: string;
  name: string;
}

/** Only the addresses of the settings are owners: whoever is taken off them is out, whatever the tables say. */
export const isOwner = ({ settings }: Pick<Deps, "settings">, email: string) =>
  settings.OWNER_EMAILS.some((address) => address.toLowerCase() === email.toLowerCase());

/** Known from the first sign-in on, under the first part of the address until they say their name. */
export async function ensureOwner(db: Db, email: string) {
  await db
    .insertInto("desk_owners")
    .values({ email, name: nameFrom(email) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function nameFrom(email: string) {
  const [first = email] = email.split(/[@+]/);
  return first.charAt(0).toUpperCase() + first.slice(1);
}

/** Names by address, for what is told of an owner. */
export async function ownerNames(db: Db) {
  const owners = await db.selectFrom("desk_owners").select(["email", "name"]).execute();
  const names = new Map(owners.map(({ email, name }) => [email, name]));
  return (email: string | null) => (email ? (names.get(email) ?? email) : undefined);
}

/** The owners of the settings; those who have not signed in yet are known by their address. */
export async function listOwners({ db, settings }: Deps): Promise<Owner[]> {
  const name = await ownerNames(db);
  return settings.OWNER_EMAILS.map((address) => address.toLowerCase()).map((email) => ({
    email,
    name: name(email) ?? email,
  }));
}

export async function renameOwner({ db }: Deps, email: string, name: string) {
  await db.updateTable("desk_owners").set({ name }).where("email", "=", email).execute();
}

/** What the database calls so many minutes from now. */
export const minutesFromNow = ({ now }: Pick<Deps, "now">, minutes: number) =>
  sql<Date>`${now()} + make_interval(mins => ${minutes})`;
