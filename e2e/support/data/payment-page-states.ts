/** What the client's page looks like in each of its states. */
import type { Page } from "@playwright/test";
import {
  accept,
  expectReady,
  invalidLinks,
  lookup,
  mailButton,
  offer,
  open,
  openRequest,
  path,
  state,
} from "../pages/payment-page.ts";
import { accepted, otherStates, proposal, stateNamed } from "./payment-requests.ts";

type Reach = (page: Page) => Promise<unknown>;

async function openForm(page: Page) {
  await openRequest(page, accepted());
  await expectReady(page);
}

export const payStates: Record<string, Reach> = {
  async "pay-proposal"(page) {
    await openRequest(page, proposal());
    await offer(page).waitFor();
  },
  async "pay-accept-errors"(page) {
    await openRequest(page, proposal());
    await accept(page).click();
  },
  async "pay-changed"(page) {
    await openRequest(page, proposal());
    await state(page).getByText("Open until").waitFor();
    await page.route(lookup, (route) => route.fulfill({ json: stateNamed("corrected") }));
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await page.getByText("changed while you had it open").waitFor();
  },
  /** Typed, and not sent yet. */
  async "pay-signing"(page) {
    await openRequest(page, proposal());
    await page.getByLabel("Your full name").fill("Greta Olsen");
    await page.getByRole("checkbox").check();
  },
  /** Accepted a moment ago: the form comes up below the signatures. */
  async "pay-signed"(page) {
    await openRequest(page, proposal());
    await page.route("**/acceptance", (route) => route.fulfill({ json: accepted() }));
    await page.getByLabel("Your full name").fill("Greta Olsen");
    await page.getByRole("checkbox").check();
    await accept(page).click();
    await page.getByRole("heading", { name: "Signed by both sides" }).waitFor();
    await expectReady(page);
  },
  "pay-accepted": openForm,
  async "pay-loading"(page) {
    await page.route(lookup, () => {});
    await page.goto(path);
    await state(page).getByText("Opening your proposal…").waitFor();
  },
  async "pay-away"(page) {
    await open(page, { status: 503, json: { code: "unavailable", error: "later" } });
    await page.getByRole("button", { name: "Try again" }).waitFor();
  },
  async "pay-print"(page) {
    await openRequest(page, accepted());
    await offer(page).waitFor();
    await page.emulateMedia({ media: "print" });
  },
  async "pay-claimed-not-sent"(page) {
    await openRequest(page, accepted({ state: "claimed" }));
    await page.getByText("Haven’t sent it yet?").click();
    await page.getByRole("img", { name: /^Venmo/ }).waitFor();
  },
  ...Object.fromEntries(
    otherStates.map(([name, answer, words]): [string, Reach] => [
      `pay-${name}`,
      async (page) => {
        await openRequest(page, answer);
        await state(page).getByText(words).waitFor();
      },
    ]),
  ),
  ...Object.fromEntries(
    invalidLinks.map(([name, answer]): [string, Reach] => [
      `pay-${name.replace(" ", "-")}`,
      async (page) => {
        await open(page, answer);
        await mailButton(page).waitFor();
      },
    ]),
  ),
};
