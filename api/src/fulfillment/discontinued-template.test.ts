import { cpSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { orderResponse } from "@agency/contract/api/orders";
import { templates } from "@agency/contract/catalog";
import { templateFiles } from "@agency/contract/template-files.generated";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimToken, placeClaim } from "../../testing/orders.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { reconcileAttempts } from "../payments/reconcile-attempts.ts";
import { startService } from "../service.ts";

const SOLD = "basic-single-page";

let shop: Shop;
let bringBack: () => void;
beforeEach(async () => {
  shop = await openShop({ RUN: "server" });
});
afterEach(async () => {
  bringBack();
  await shop.close();
});

/** The next release sells one template less, and runs on the same database. */
async function nextRelease(files = shop.settings.FILES_DIR) {
  const catalog = templates as (typeof templates)[number][];
  const place = catalog.findIndex(({ id }) => id === SOLD);
  const [template] = catalog.splice(place, 1);
  const manifest = templateFiles as Partial<Record<keyof typeof templateFiles, object>>;
  const file = manifest[SOLD];
  delete manifest[SOLD];
  bringBack = () => {
    if (template) catalog.splice(place, 0, template);
    Object.assign(manifest, { [SOLD]: file });
  };
  return startService({ ...shop.settings, FILES_DIR: files }, { log: shop.log, now: shop.now });
}

async function openOrders() {
  shop.double.fault({ operation: "sale", kind: "lost" });
  const card = await shop.pay(shop.request());
  expect(card).toMatchObject({ processing: true });
  return { orderPath: card.orderPath ?? "", claim: await placeClaim(shop) };
}

const openOrder = async (url: string, orderPath: string) =>
  orderResponse.parse(
    await (await fetch(url + orderPath.replace("/order/", "/api/orders/"))).json(),
  );

test("[FAULT-34] a template leaves the catalog while its orders are open: both are paid, and delivered as they were sold", async () => {
  const { orderPath, claim } = await openOrders();
  const release = await nextRelease();
  shop.passTime(200);
  await reconcileAttempts(release);
  const confirmed = await fetch(
    `${release.url}/api/claims/${await claimToken(shop, claim)}/confirmation`,
    { method: "POST" },
  );
  expect(confirmed.status).toBe(200);
  for (const path of [orderPath, `/order/${claim.token}`]) {
    const { state, items } = await openOrder(release.url, path);
    expect([state, items[0]?.name]).toEqual(["paid", "Basic Single-Page"]);
    const file = await fetch(release.url + items[0]?.download?.path);
    expect(file.status).toBe(200);
    expect((await file.arrayBuffer()).byteLength).toBe(items[0]?.download?.bytes);
  }
  expect(await shop.db.selectFrom("alerts").select("kind").execute()).toEqual([]);
  await release.stop();
});

test("[FAULT-34] its file is gone as well: paid all the same, and the owner is told to send it", async () => {
  const { orderPath, claim } = await openOrders();
  const folder = mkdtempSync(join(tmpdir(), "agency-fewer-files-"));
  for (const name of readdirSync(shop.settings.FILES_DIR)) {
    if (!name.startsWith(SOLD)) cpSync(join(shop.settings.FILES_DIR, name), join(folder, name));
  }
  const { version: soldVersion } = templateFiles[SOLD];
  const release = await nextRelease(folder);
  shop.passTime(200);
  await reconcileAttempts(release);
  const path = `${release.url}/api/claims/${await claimToken(shop, claim)}/confirmation`;
  expect((await fetch(path, { method: "POST" })).status).toBe(200);
  const { state, items } = await openOrder(release.url, orderPath);
  expect([state, items[0]?.download]).toEqual(["paid", undefined]);
  const alerts = await shop.db.selectFrom("alerts").select(["kind", "detail"]).execute();
  expect(alerts).toMatchObject([
    { kind: "file-missing", detail: { file: SOLD, version: soldVersion } },
    { kind: "file-missing" },
  ]);
  await release.stop();
});
