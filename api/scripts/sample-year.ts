/** The year before the sample week: what the owner's charts and lists have to show. All invented. */
import { sql } from "kysely";
import type { Database } from "../src/db/database.ts";
import { newOrderNumber } from "../src/orders/order-number.ts";
import type { SampleLead, SampleOrder } from "./sample-week-data.ts";

const DAY = 24;
const [FIRST_DAY, LAST_DAY] = [9, 365];

/** Days ago, from last week back to a year ago, with these gaps in turn. */
function daysAgo(gaps: readonly number[]) {
  const days: number[] = [];
  for (let day = FIRST_DAY; day < LAST_DAY; day += at(gaps, days.length)) days.push(day);
  return days;
}

const at = <Value>(list: readonly Value[], index: number) => list[index % list.length] as Value;

const firstNames = ["Nadia", "Colin", "Mei", "Ruth", "Andre", "Sofia", "Hank", "Leila", "Piotr"];
const lastNames = ["Petrov", "Okafor", "Lindqvist", "Marsh", "Delgado", "Foss", "Iyer"];

function person(index: number) {
  const [first, last] = [at(firstNames, index), at(lastNames, index)];
  return { name: `${first} ${last}`, email: `${first}@${last}.example`.toLowerCase() };
}

const sold = [
  { catalogId: "small-business-starter", cents: 9_900 },
  { catalogId: "basic-single-page", cents: 4_900 },
  { catalogId: "simple-multi-page", cents: 6_900 },
  { catalogId: "small-business-starter", cents: 9_900 },
  { catalogId: "logo-design", cents: 8_000 },
];

export const pastOrders = (): SampleOrder[] =>
  daysAgo([3, 11, 5, 14, 2, 9, 6]).map((days, index) => ({
    ...{ number: newOrderNumber(), hours: days * DAY + (index % 9), state: "paid" },
    ...{ ...at(sold, index), ...person(index), method: "card", lastFour: "4242" },
  }));

const wishes = [
  "We are moving to a bigger shop and need a site that shows it.",
  "Our booking page does not work on a phone. Can you look at it?",
  "What does a site for a practice with two locations cost?",
  "We sell at markets and want to take orders in between.",
  "Our site is slow and nobody here can change a text. Do you take over such sites?",
];
const states = ["won", "lost", "answered", "won", "quoted", "lost", "lost"] as const;

export const pastLeads = (): SampleLead[] =>
  daysAgo([6, 13, 4, 11]).map((days, index) => ({
    ...{ ...person(index + 40), message: at(wishes, index) },
    ...{ hours: days * DAY + (index % 7), state: at(states, index) },
  }));

/** The same on every machine: a day's number decides. */
const chance = (salt: number) =>
  sql`(abs(hashint4((day - date '2000-01-01') * 31 + ${sql.lit(salt)})) % 100)`;

const visitors = [
  { source: "google.com", days: 97, many: 21 },
  { source: "direct", days: 90, many: 13 },
  { source: "instagram.com", days: 60, many: 7 },
];

/** Their page views are deleted after 30 days; what is left of a year is its sums. */
export async function addPastVisitors(db: Database) {
  for (const [index, { source, days, many }] of visitors.entries()) {
    await sql`
      insert into daily_numbers (day, what, value, count, cents)
      select day, 'visitor', ${source}, 1 + ${chance(index + 100)} % ${sql.lit(many)}, 0
      from (select generate_series(current_date - 365, current_date - 1, interval '1 day')::date
        as day) as days
      where ${chance(index)} < ${days}`.execute(db);
  }
}
