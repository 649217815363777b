import type { PageViewBody } from "@agency/contract/api/page-views";
import { type RawBuilder, sql } from "kysely";
import type { Deps } from "../deps.ts";
import { toIpNetwork } from "../ip-network.ts";
import { createDayPartition, localDateSql } from "./page-view-partitions.ts";

/** What a request tells of the browser it comes from. */
export interface Browser {
  ip: string;
  headers: { "user-agent"?: string };
}

/** Neither address nor browser reaches the database; what does changes its face with the salt of the day. */
const pseudonymOf = ({ signer }: Deps, { ip, headers }: Browser) =>
  signer.pseudonym(`${toIpNetwork(ip)} ${headers["user-agent"] ?? ""}`);

const visitorOf = (deps: Deps, browser: Browser) =>
  sql`substring(sha256(salt || convert_to(${pseudonymOf(deps, browser)}, 'UTF8')) for 16)`;

export async function recordPageView(deps: Deps, browser: Browser, seen: PageViewBody) {
  const { page, referrer = null, campaign = null } = seen;
  const write = async () => {
    const { numAffectedRows } = await sql`
      insert into page_views (day, at, visitor, page, referrer, campaign)
      select day, ${deps.now()}, ${visitorOf(deps, browser)}, ${page}, ${referrer}, ${campaign}
      from seen_salts where day = ${localDateSql(deps)}`.execute(deps.db);
    return numAffectedRows === 1n;
  };
  if (await write()) return;
  await createDayPartition(deps);
  await write();
}

/** For a lead or an order: how its visitor came to the site today. Nothing when no page was seen. */
export function trafficSourceSql(deps: Deps, browser: Browser): RawBuilder<string | null> {
  return sql`(
    select jsonb_strip_nulls(jsonb_build_object(
      'page', page, 'referrer', referrer, 'campaign', campaign))
    from page_views join seen_salts using (day)
    where day = ${localDateSql(deps)} and visitor = ${visitorOf(deps, browser)}
    order by at limit 1)`;
}
