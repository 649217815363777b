import { readFile } from "node:fs/promises";
import { expect, test } from "../support/fixtures/desk.ts";

test("keeps the exported file available until the browser has saved it", async ({
  page,
  visitor,
}) => {
  const email = `saved-${Date.now()}@example.com`;
  await visitor.sendClaim(email);
  await page.addInitScript(() => {
    const revoke = URL.revokeObjectURL;
    URL.revokeObjectURL = (url) => {
      document.documentElement.dataset.revoked = url;
      revoke(url);
    };
  });
  await page.goto("/desk/settings");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Look up" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download JSON" }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), "utf8"))).toMatchObject({ email });
  await expect(page.locator("html")).not.toHaveAttribute("data-revoked");
});
