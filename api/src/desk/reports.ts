import { agency } from "@agency/contract/agency";
import type { ReportsResponse } from "@agency/contract/api/reports";
import { packages, templates, tiers } from "@agency/contract/catalog";
import { sql } from "kysely";
import { type MonthlyMetric, monthlyMetrics, revenueOf } from "../analytics/analytics.ts";
import type { Deps } from "../deps.ts";
import { localDate } from "../local-time.ts";

const SOURCES = 12;

/** Of a year, or of the twelve months that end with this one. */
export async function getReports(deps: Deps, year?: number): Promise<ReportsResponse> {
  const now = await localDate(deps);
  const months = year ? monthsOfYear(year, now) : lastTwelveMonths(now);
  const [sums, years] = await Promise.all([
    monthlyMetrics(deps, `${months[0]}-01`, now),
    yearsWithOrders(deps, now),
  ]);
  const shown = sums.filter(({ month }) => months.includes(month));
  const where = (which: (sum: MonthlyMetric) => boolean) => countsOf(shown.filter(which));
  const sources = valuesOf(shown, ["lead", "won", "order", "refund", "lost", "visitor"])
    .map((source) => ({ source, ...where(({ value }) => value === source) }))
    .sort((a, b) => b.leads - a.leads || b.orders - a.orders || b.visitors - a.visitors);
  return {
    months: months.map((month) => ({
      month,
      isOver: month < now.slice(0, 7),
      ...where((sum) => sum.month === month),
    })),
    total: countsOf(shown),
    items: valuesOf(shown, ["item"])
      .map((id) => {
        const sold = shown.filter(({ value }) => value === id);
        return { ...itemOf(id), orders: countOf(sold, "item"), cents: moneyOf(sold, "item") };
      })
      .sort((a, b) => b.orders - a.orders || b.cents - a.cents),
    sources: sources.slice(0, SOURCES),
    steps: {
      answered: countOf(shown, "answered"),
      quoted: countOf(shown, "quoted"),
      won: countOf(shown, "won"),
    },
    years,
  };
}

const total = (sums: MonthlyMetric[], what: string, of: "count" | "cents") =>
  sums.filter((sum) => sum.what === what).reduce((sum, row) => sum + row[of], 0);
const countOf = (sums: MonthlyMetric[], what: string) => total(sums, what, "count");
const moneyOf = (sums: MonthlyMetric[], what: string) => total(sums, what, "cents");
const valuesOf = (sums: MonthlyMetric[], kinds: string[]) => [
  ...new Set(sums.filter(({ what }) => kinds.includes(what)).map(({ value }) => value)),
];

const countsOf = (sums: MonthlyMetric[]) => ({
  leads: countOf(sums, "lead"),
  won: countOf(sums, "won"),
  ...revenueOf(sums),
  visitors: countOf(sums, "visitor"),
});

const names = new Map<string, string>([
  ...[...tiers, ...templates].map(({ id, name }) => [id, name] as const),
  ...packages.map(({ id, title }) => [id, title] as const),
]);

/** What is sold no more is known by its id. */
const itemOf = (id: string) => ({
  name: names.get(id) ?? (id || "Other work"),
  isTemplate: templates.some((template) => template.id === id),
});

const monthAt = (year: number, index: number) =>
  new Date(Date.UTC(year, index)).toISOString().slice(0, 7);

function lastTwelveMonths(now: string) {
  const [year = 0, month = 0] = now.split("-").map(Number);
  return Array.from({ length: 12 }, (_, index) => monthAt(year, month - 12 + index));
}

const monthsOfYear = (year: number, now: string) =>
  Array.from({ length: 12 }, (_, index) => monthAt(year, index)).filter(
    (month) => month <= now.slice(0, 7),
  );

async function yearsWithOrders({ db }: Deps, now: string) {
  const { rows } = await sql<{ first: number | null }>`
    select extract(year from min(paid_at) at time zone ${agency.timeZone})::int as first
    from orders where paid_at is not null`.execute(db);
  const last = Number(now.slice(0, 4));
  const first = Math.min(rows[0]?.first ?? last, last);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}
