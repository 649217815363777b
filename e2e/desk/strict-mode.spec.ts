import { join } from "node:path";
import type { OrderDetail } from "@agency/contract/api/desk";
import { createServer, type ViteDevServer } from "vite";
import { freePort } from "../../api/testing/postgres.ts";
import { expect, test } from "../support/fixtures/desk.ts";

/** The desk as `npm run dev` serves it, because only React's development build mounts twice and warns. */
let server: ViteDevServer;
let desk: string;
test.beforeAll(async () => {
  const port = await freePort();
  server = await createServer({
    root: join(import.meta.dirname, "../../desk"),
    mode: "development",
    cacheDir: join(import.meta.dirname, `../output/vite-${port}`),
    logLevel: "warn",
    server: { port, proxy: { "/api": test.info().project.use.baseURL ?? "" } },
  });
  await server.listen();
  desk = `http://localhost:${port}/desk`;
});
test.afterAll(() => server.close());

test("keeps dialogs open when React mounts components twice", async ({ page, consoleErrors }) => {
  test.slow();
  await page.goto(`${desk}/orders`);
  await page.getByRole("button", { name: "Record payment" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("nora@example.com");
  await expect(dialog.getByLabel("Email")).toHaveValue("nora@example.com");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.goto(`${desk}/`);
  await expect(page.getByRole("region", { name: "Revenue" }).locator("dd").first()).toContainText(
    "$",
  );
  expect(consoleErrors).toEqual([]);
});

test("shows two identical items of an order without a React warning", async ({
  page,
  visitor,
  consoleErrors,
}) => {
  test.slow();
  const number = await visitor.sendClaim("equal@example.com");
  await page.route(`**/api/desk/orders/${number}`, async (route) => {
    const order = (await (await route.fetch()).json()) as OrderDetail;
    const [line] = order.lines;
    const [event] = order.events;
    await route.fulfill({ json: { ...order, lines: [line, line], events: [event, event] } });
  });
  await page.goto(`${desk}/orders/${number}`);
  await expect(page.getByText("Basic Single-Page", { exact: true })).toHaveCount(2);
  expect(consoleErrors).toEqual([]);
});
