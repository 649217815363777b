/** The sums of a year before the sample week: what the owner's charts have to show. */
import { sql } from "kysely";
import type { Database } from "../src/db/database.ts";

/** The same on every machine: a day's number decides. */
const chance = (salt: number) =>
  sql`(abs(hashint4((day - date '2000-01-01') * 31 + ${sql.lit(salt)})) % 100)`;

interface Sums {
  what: string;
  value: string;
  /** On how many days of a hundred it happens; of those with one seed, on the same. */
  days: number;
  seed?: number;
  cents?: number;
  many?: number;
}

const sums: Sums[] = [
  { what: "order", value: "google.com", days: 18, seed: 1, cents: 9_900 },
  { what: "order", value: "direct", days: 9, seed: 2, cents: 150_000 },
  { what: "order", value: "campaign:spring", days: 6, seed: 3, cents: 6_900 },
  { what: "item", value: "small-business-starter", days: 18, seed: 1, cents: 9_900 },
  { what: "item", value: "cms-site-build", days: 9, seed: 2, cents: 150_000 },
  { what: "item", value: "simple-multi-page", days: 6, seed: 3, cents: 6_900 },
  { what: "lead", value: "google.com", days: 22 },
  { what: "lead", value: "instagram.com", days: 9 },
  { what: "lead", value: "direct", days: 12 },
  { what: "answered", value: "google.com", days: 30 },
  { what: "quoted", value: "google.com", days: 19 },
  { what: "won", value: "google.com", days: 6 },
  { what: "won", value: "direct", days: 3 },
  { what: "visitor", value: "google.com", days: 97, many: 21 },
  { what: "visitor", value: "direct", days: 90, many: 13 },
  { what: "visitor", value: "instagram.com", days: 60, many: 7 },
];

export async function addSampleYear(db: Database) {
  for (const [index, sum] of sums.entries()) {
    const { what, value, days, seed = index, cents = 0, many = 1 } = sum;
    await sql`
      insert into daily_numbers (day, what, value, count, cents)
      select day, ${what}, ${value}, 1 + ${chance(index + 100)} % ${sql.lit(many)}, ${cents}
      from (select generate_series(current_date - 365, current_date - 9, interval '1 day')::date
        as day) as days
      where ${chance(seed)} < ${days}`.execute(db);
  }
  await sql`
    insert into daily_numbers values (current_date - 9, 'closed', '', 0, 0)`.execute(db);
}
