import type { Page } from "@playwright/test";
import { goodCard } from "../../api/testing/purchases.ts";
import { expectNoViolations } from "../support/checks/axe.ts";
import {
  addAuthenticator,
  clearCodeLimits,
  codeAfter,
  expect,
  partners,
  removePasskeys,
  signInByCode,
  test,
} from "../support/fixtures/desk.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import { queryDatabase } from "../support/servers/running-database.ts";

test.use({ storageState: { cookies: [], origins: [] } });
test.describe.configure({ mode: "serial" });

const email = partners.renewal;
let page: Page;
test.beforeAll(async ({ browser }, { project }) => {
  const context = await browser.newContext({ baseURL: project.use.baseURL });
  page = await context.newPage();
  await removePasskeys(email);
  await addAuthenticator(page);
  await signInByCode(page, "/desk/orders", email);
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});
test.afterAll(() => page.context().close());

/** Six minutes later. */
const outliveCode = () =>
  queryDatabase(
    "update desk_sessions set created_at = created_at - interval '6 minutes', proven_at = null where owner = $1",
    [email],
  );

/** The dialog, with a code on its way. */
async function askForCode() {
  const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
  await expect(dialog).toContainText(email);
  await clearCodeLimits();
  const asked = Date.now();
  await dialog.getByRole("button", { name: "Mail me a code" }).click();
  const field = dialog.getByLabel("Code");
  await expect(field).toBeFocused();
  return { dialog, field, code: await codeAfter(asked, email) };
}

test("[FAULT-23] a refund goes on with what was typed when a mailed code renews the session", async ({
  visitor,
}) => {
  test.slow();
  const buyer = `Renewed ${Date.now()}`;
  await visitor.payByCard(buyer, await connectRunningEmulator().nonce(goodCard));
  await page.goto("/desk/orders");
  await page.getByRole("link", { name: buyer }).first().click();
  await outliveCode();
  await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Refund…" }).click();
  const refund = page.getByRole("dialog", { name: /^Refund/ });
  await refund.getByText("A part").click();
  await refund.getByLabel("How much").fill("12.50");
  await refund.getByLabel("Note").fill("Agreed on the phone");
  const send = refund.getByRole("button", { name: "Refund $12.50" });
  await send.click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(refund.getByRole("alert")).toHaveText(
    "You did not confirm it. Nothing has changed.",
  );
  await send.click();

  const { dialog, field, code } = await askForCode();
  await field.fill("AAAA-AAAA");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("That is not the code. 4 tries left")).toBeVisible();
  await expectNoViolations(page);
  await field.fill(code);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(refund).toBeHidden();
  await expect(page.getByText("Agreed on the phone").first()).toBeVisible();
});

test("[FAULT-23] the first passkey is added after a mailed code renews the session", async () => {
  await page.goto("/desk/settings");
  await outliveCode();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await adding.getByLabel("What to call it").fill("The blue phone");
  await adding.getByRole("button", { name: "Add a passkey" }).click();
  const { dialog, field, code } = await askForCode();
  await field.fill(code);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Passkey added")).toBeVisible();
  await expect(page.getByText("The blue phone")).toBeVisible();
});
