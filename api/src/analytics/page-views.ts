import type { PageViewBody } from "@agency/contract/api/page-views";
import { type RawBuilder, sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { toIpNetwork } from "../core/ip-network.ts";
import { createDayPartition, localDateSql } from "./page-view-partitions.ts";

/** What identifies the browser of a request. */
export interface Browser {
  ip: string;
  headers: { "user-agent"?: string };
}

/** The visitor ID is a daily-salted hash; IP and user agent are never stored. */
const hashBrowser = ({ signer }: Deps, { ip, headers }: Browser) =>
  signer.keyedHash(`${toIpNetwork(ip)} ${headers["user-agent"] ?? ""}`);

const visitorIdSql = (deps: Deps, browser: Browser) =>
  sql`substring(sha256(salt || convert_to(${hashBrowser(deps, browser)}, 'UTF8')) for 16)`;

export async function recordPageView(deps: Deps, browser: Browser, view: PageViewBody) {
  const { page, referrer = null, campaign = null } = view;
  const insert = async () => {
    const { numAffectedRows } = await sql`
      insert into page_views (day, viewed_at, visitor, page, referrer, campaign)
      select day, ${deps.now()}, ${visitorIdSql(deps, browser)}, ${page}, ${referrer}, ${campaign}
      from visitor_salts where day = ${localDateSql(deps)}`.execute(deps.db);
    return numAffectedRows === 1n;
  };
  if (await insert()) return;
  await createDayPartition(deps);
  await insert();
}

/** The traffic source of the visitor's first page view today, for a lead or an order. Null without a page view. */
export function trafficSourceSql(deps: Deps, browser: Browser): RawBuilder<string | null> {
  return sql`(
    select jsonb_strip_nulls(jsonb_build_object(
      'page', page, 'referrer', referrer, 'campaign', campaign))
    from page_views join visitor_salts using (day)
    where day = ${localDateSql(deps)} and visitor = ${visitorIdSql(deps, browser)}
    order by viewed_at limit 1)`;
}
