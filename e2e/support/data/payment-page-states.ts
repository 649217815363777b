/** The states of the payment page, and how to reach each of them. */
import type { Page } from "@playwright/test";
import {
  accept,
  emailButton,
  expectReady,
  offer,
  open,
  openRequest,
  path,
  requestEndpoint,
  state,
} from "../pages/payment-page.ts";
import { accepted, getState, invalidLinks, otherStates, proposal } from "./payment-requests.ts";

type StateSetup = (page: Page) => Promise<unknown>;

async function openForm(page: Page) {
  await openRequest(page, accepted());
  await expectReady(page);
}

export const paymentPageStates: Record<string, StateSetup> = {
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
    await page.route(requestEndpoint, (route) => route.fulfill({ json: getState("corrected") }));
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await page.getByText("changed while you had it open").waitFor();
  },
  /** Filled in, but not submitted. */
  async "pay-signing"(page) {
    await openRequest(page, proposal());
    await page.getByLabel("Your full name").fill("Greta Olsen");
    await page.getByRole("checkbox").check();
  },
  /** Just accepted: the payment form appears below the signatures. */
  async "pay-signed"(page) {
    await openRequest(page, proposal());
    await page.route("**/accept", (route) => route.fulfill({ json: accepted() }));
    await page.getByLabel("Your full name").fill("Greta Olsen");
    await page.getByRole("checkbox").check();
    await accept(page).click();
    await page.getByRole("heading", { name: "Signed by both sides" }).waitFor();
    await expectReady(page);
  },
  "pay-accepted": openForm,
  async "pay-loading"(page) {
    await page.route(requestEndpoint, () => {});
    await page.goto(path);
    await state(page).getByText("Opening your proposal…").waitFor();
  },
  async "pay-unreachable"(page) {
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
    otherStates.map(([name, response, text]): [string, StateSetup] => [
      `pay-${name}`,
      async (page) => {
        await openRequest(page, response);
        await state(page).getByText(text).waitFor();
      },
    ]),
  ),
  ...Object.fromEntries(
    invalidLinks.map(([name, response]): [string, StateSetup] => [
      `pay-${name.replace(" ", "-")}`,
      async (page) => {
        await open(page, response);
        await emailButton(page).waitFor();
      },
    ]),
  ),
};
