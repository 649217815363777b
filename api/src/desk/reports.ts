import { agency } from "@agency/contract/agency";
import type { ReportsResponse } from "@agency/contract/api/reports";
import { packages, templates, tiers } from "@agency/contract/catalog";
import { sql } from "kysely";
import { calculateRevenue, type MonthlyMetric, monthlyMetrics } from "../analytics/analytics.ts";
import type { Deps } from "../core/deps.ts";
import { localDate } from "../core/local-time.ts";
import { sumSalesByState } from "./sales-by-state.ts";

const MAX_SOURCES = 12;

/** Reports of a year, or of the twelve months up to this one. */
export async function getReports(deps: Deps, year?: number): Promise<ReportsResponse> {
  const today = await localDate(deps);
  const months = year ? listMonthsOfYear(year, today) : listLastTwelveMonths(today);
  const [metrics, years] = await Promise.all([
    monthlyMetrics(deps, `${months[0]}-01`, today),
    listYearsWithOrders(deps, today),
  ]);
  const shown = metrics.filter(({ month }) => months.includes(month));
  const summarizeWhere = (condition: (metric: MonthlyMetric) => boolean) =>
    summarize(shown.filter(condition));
  const sources = listDimensions(shown, ["lead", "won", "order", "refund", "lost", "visitor"])
    .map((source) => ({ source, ...summarizeWhere(({ dimension }) => dimension === source) }))
    .sort((a, b) => b.leads - a.leads || b.orders - a.orders || b.visitors - a.visitors);
  return {
    months: months.map((month) => ({
      month,
      isOver: month < today.slice(0, 7),
      ...summarizeWhere((metric) => metric.month === month),
    })),
    total: summarize(shown),
    items: listDimensions(shown, ["item"])
      .map((id) => {
        const sold = shown.filter(({ dimension }) => dimension === id);
        return {
          name: nameItem(id),
          orders: sumCount(sold, "item"),
          cents: sumCents(sold, "item"),
        };
      })
      .sort((a, b) => b.orders - a.orders || b.cents - a.cents),
    sources: sources.slice(0, MAX_SOURCES),
    states: sumSalesByState(shown),
    funnel: {
      answered: sumCount(shown, "answered"),
      quoted: sumCount(shown, "quoted"),
      won: sumCount(shown, "won"),
    },
    years,
  };
}

const sumField = (metrics: MonthlyMetric[], name: string, field: "count" | "cents") =>
  metrics.filter(({ metric }) => metric === name).reduce((sum, row) => sum + row[field], 0);
const sumCount = (metrics: MonthlyMetric[], name: string) => sumField(metrics, name, "count");
const sumCents = (metrics: MonthlyMetric[], name: string) => sumField(metrics, name, "cents");
const listDimensions = (metrics: MonthlyMetric[], names: string[]) => [
  ...new Set(
    metrics.filter(({ metric }) => names.includes(metric)).map(({ dimension }) => dimension),
  ),
];

const summarize = (metrics: MonthlyMetric[]) => ({
  leads: sumCount(metrics, "lead"),
  won: sumCount(metrics, "won"),
  ...calculateRevenue(metrics),
  visitors: sumCount(metrics, "visitor"),
});

const names = new Map<string, string>([
  ...[...tiers, ...templates].map(({ id, name }) => [id, name] as const),
  ...packages.map(({ id, title }) => [id, title] as const),
]);

/** Items that are no longer sold have their ID as name. */
const nameItem = (id: string) => names.get(id) ?? (id || "Other work");

const formatMonth = (year: number, index: number) =>
  new Date(Date.UTC(year, index)).toISOString().slice(0, 7);

function listLastTwelveMonths(today: string) {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: 12 }, (_, index) => formatMonth(year, month - 12 + index));
}

const listMonthsOfYear = (year: number, today: string) =>
  Array.from({ length: 12 }, (_, index) => formatMonth(year, index)).filter(
    (month) => month <= today.slice(0, 7),
  );

async function listYearsWithOrders({ db }: Deps, today: string) {
  const { rows } = await sql<{ first: number | null }>`
    select extract(year from min(paid_at) at time zone ${agency.timeZone})::int as first
    from orders where paid_at is not null`.execute(db);
  const last = Number(today.slice(0, 4));
  const first = Math.min(rows[0]?.first ?? last, last);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}
