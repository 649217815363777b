/** Invented leads, orders and visitors of the year before the sample week, for charts and lists. */
import { sql } from "kysely";
import type { Database } from "../src/db/database.ts";
import { newOrderNumber } from "../src/orders/order-number.ts";
import type { SampleLead, SampleOrder } from "./sample-week-data.ts";

const DAY = 24;
const [FIRST_DAY, LAST_DAY] = [9, 365];

/** Days ago, from last week back to a year ago, with these repeating gaps. */
function listDaysAgo(gaps: readonly number[]) {
  const days: number[] = [];
  for (let day = FIRST_DAY; day < LAST_DAY; day += pickCyclic(gaps, days.length)) days.push(day);
  return days;
}

const pickCyclic = <Value>(list: readonly Value[], index: number) =>
  list[index % list.length] as Value;

const firstNames = ["Nadia", "Colin", "Mei", "Ruth", "Andre", "Sofia", "Hank", "Leila", "Piotr"];
const lastNames = ["Petrov", "Okafor", "Lindqvist", "Marsh", "Delgado", "Foss", "Iyer"];

function createPerson(index: number) {
  const [first, last] = [pickCyclic(firstNames, index), pickCyclic(lastNames, index)];
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
  listDaysAgo([3, 11, 5, 14, 2, 9, 6]).map((days, index) => ({
    ...{ number: newOrderNumber(), hours: days * DAY + (index % 9), state: "paid" },
    ...{ ...pickCyclic(sold, index), ...createPerson(index), method: "card", lastFour: "4242" },
  }));

const messages = [
  "We are moving to a bigger shop and need a site that shows it.",
  "Our booking page does not work on a phone. Can you fix it?",
  "What does a site for a practice with two locations cost?",
  "We sell at markets and want to take orders in between.",
  "Our site is slow and no one here can change a text. Do you take over such sites?",
];
const states = ["won", "lost", "answered", "won", "quoted", "lost", "lost"] as const;

export const pastLeads = (): SampleLead[] =>
  listDaysAgo([6, 13, 4, 11]).map((days, index) => ({
    ...{ ...createPerson(index + 40), message: pickCyclic(messages, index) },
    ...{ hours: days * DAY + (index % 7), state: pickCyclic(states, index) },
  }));

/** A pseudorandom percentage per day, the same on every machine. */
const percentSql = (salt: number) =>
  sql`(abs(hashint4((day - date '2000-01-01') * 31 + ${sql.lit(salt)})) % 100)`;

const visitors = [
  { source: "google.com", days: 97, maxCount: 21 },
  { source: "direct", days: 90, maxCount: 13 },
  { source: "instagram.com", days: 60, maxCount: 7 },
];

/** Only daily metrics, because page views are deleted after 30 days. */
export async function addPastVisitors(db: Database) {
  for (const [index, { source, days, maxCount }] of visitors.entries()) {
    await sql`
      insert into daily_metrics (day, metric, dimension, count, cents)
      select day, 'visitor', ${source}, 1 + ${percentSql(index + 100)} % ${sql.lit(maxCount)}, 0
      from (select generate_series(current_date - 365, current_date - 1, interval '1 day')::date
        as day) as days
      where ${percentSql(index)} < ${days}`.execute(db);
  }
}
