import type { Page } from "@playwright/test";
import { goodCard } from "../../api/testing/purchases.ts";
import { expectNoViolations } from "../support/checks/axe.ts";
import {
  addAuthenticator,
  clearCodeLimits,
  expect,
  partners,
  removePasskeys,
  signInByCode,
  test,
  waitForSignInCode,
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

/** Moves the sign-in six minutes into the past. */
const expireRecentSignIn = () =>
  queryDatabase(
    "update desk_sessions set created_at = created_at - interval '6 minutes', passkey_verified_at = null where owner = $1",
    [email],
  );

/** Requests a code in the dialog. */
async function requestCode() {
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(dialog).toContainText(email);
  await clearCodeLimits();
  const requestedAt = Date.now();
  await dialog.getByRole("button", { name: "Email me a code" }).click();
  const field = dialog.getByLabel("Code");
  await expect(field).toBeFocused();
  return { dialog, field, code: await waitForSignInCode(requestedAt, email) };
}

test("[FAULT-23] continues the refund with the typed values after an emailed code confirms the owner", async ({
  visitor,
}) => {
  test.slow();
  const buyer = `Renewed ${Date.now()}`;
  await visitor.payByCard(buyer, await connectRunningEmulator().nonce(goodCard));
  await page.goto("/desk/orders");
  await page.getByRole("link", { name: buyer }).first().click();
  await expireRecentSignIn();
  await page.getByRole("button", { name: "Refund…" }).filter({ visible: true }).click();
  const refund = page.getByRole("dialog", { name: /^Refund/ });
  await refund.getByText("Partial", { exact: true }).click();
  await refund.getByLabel("Amount", { exact: true }).fill("12.50");
  await refund.getByLabel("Note").fill("Agreed on the phone");
  const send = refund.getByRole("button", { name: "Refund $12.50" });
  await send.click();
  await page
    .getByRole("dialog", { name: "Confirm it’s you" })
    .getByRole("button", { name: "Cancel" })
    .click();
  await expect(refund.getByRole("alert")).toHaveText("Not confirmed. Nothing was changed.");
  await send.click();

  const { dialog, field, code } = await requestCode();
  await field.fill("AAAA-AAAA");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Incorrect code. 4 attempts left")).toBeVisible();
  await expectNoViolations(page);
  await field.fill(code);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(refund).toBeHidden();
  await expect(page.getByText("Agreed on the phone").first()).toBeVisible();
});

test("[FAULT-23] adds the first passkey after an emailed code confirms the owner", async () => {
  await page.goto("/desk/settings");
  await expireRecentSignIn();
  await page.getByRole("button", { name: "Add passkey" }).click();
  const adding = page.getByRole("dialog", { name: "Add passkey" });
  await adding.getByLabel("Name").fill("The blue phone");
  await adding.getByRole("button", { name: "Add passkey" }).click();
  const { dialog, field, code } = await requestCode();
  await field.fill(code);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Passkey added")).toBeVisible();
  await expect(page.getByText("The blue phone")).toBeVisible();
});
