import { cpSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { orderResponse } from "@agency/contract/api/orders";
import { templates } from "@agency/contract/catalog";
import { templateFiles } from "@agency/contract/template-files.generated";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimToken, placeClaim } from "../../testing/orders.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { reconcileAttempts } from "../payments/reconcile-attempts.ts";
import { startService } from "../service.ts";

const TEMPLATE_ID = "basic-single-page";

let shop: ServiceWithGateway;
let restoreCatalog: () => void;
beforeEach(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterEach(async () => {
  restoreCatalog();
  await shop.close();
});

/** Starts a release without this template on the same database. */
async function startNextRelease(files = shop.settings.FILES_DIR) {
  const catalog = templates as (typeof templates)[number][];
  const index = catalog.findIndex(({ id }) => id === TEMPLATE_ID);
  const [template] = catalog.splice(index, 1);
  const manifest = templateFiles as Partial<Record<keyof typeof templateFiles, object>>;
  const file = manifest[TEMPLATE_ID];
  delete manifest[TEMPLATE_ID];
  restoreCatalog = () => {
    if (template) catalog.splice(index, 0, template);
    Object.assign(manifest, { [TEMPLATE_ID]: file });
  };
  return startService({ ...shop.settings, FILES_DIR: files }, { log: shop.log, now: shop.now });
}

async function placeOrders() {
  shop.emulator.fault({ operation: "sale", kind: "response_lost" });
  const card = await shop.pay(shop.request());
  expect(card).toMatchObject({ processing: true });
  return { orderPath: card.orderPath ?? "", claim: await placeClaim(shop) };
}

const readOrder = async (url: string, orderPath: string) =>
  orderResponse.parse(
    await (await fetch(url + orderPath.replace("/order/", "/api/orders/"))).json(),
  );

test("[FAULT-34] delivers open orders when their template has left the catalog", async () => {
  const { orderPath, claim } = await placeOrders();
  const release = await startNextRelease();
  shop.passTime(200);
  await reconcileAttempts(release);
  const confirmed = await fetch(
    `${release.url}/api/claims/${await claimToken(shop, claim)}/confirm`,
    { method: "POST" },
  );
  expect(confirmed.status).toBe(200);
  for (const path of [orderPath, `/order/${claim.token}`]) {
    const { state, items } = await readOrder(release.url, path);
    expect([state, items[0]?.name]).toEqual(["paid", "Basic Single-Page"]);
    const file = await fetch(release.url + items[0]?.download?.path);
    expect(file.status).toBe(200);
    expect((await file.arrayBuffer()).byteLength).toBe(items[0]?.download?.bytes);
  }
  expect(await shop.db.selectFrom("alerts").select("kind").execute()).toEqual([]);
  await release.stop();
});

test("[FAULT-34] marks the orders paid and alerts the owner when the file is missing as well", async () => {
  const { orderPath, claim } = await placeOrders();
  const folder = mkdtempSync(join(tmpdir(), "agency-fewer-files-"));
  for (const name of readdirSync(shop.settings.FILES_DIR)) {
    if (!name.startsWith(TEMPLATE_ID))
      cpSync(join(shop.settings.FILES_DIR, name), join(folder, name));
  }
  const { version: soldVersion } = templateFiles[TEMPLATE_ID];
  const release = await startNextRelease(folder);
  shop.passTime(200);
  await reconcileAttempts(release);
  const path = `${release.url}/api/claims/${await claimToken(shop, claim)}/confirm`;
  expect((await fetch(path, { method: "POST" })).status).toBe(200);
  const { state, items } = await readOrder(release.url, orderPath);
  expect([state, items[0]?.download]).toEqual(["paid", undefined]);
  const alerts = await shop.db.selectFrom("alerts").select(["kind", "detail"]).execute();
  expect(alerts).toMatchObject([
    {
      kind: "file-missing",
      detail: {
        order: expect.stringMatching(/^\w{4}-\w{4}$/),
        file: TEMPLATE_ID,
        version: soldVersion,
      },
    },
    { kind: "file-missing" },
  ]);
  await release.stop();
});
