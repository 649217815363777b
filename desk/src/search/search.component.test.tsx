import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, heading, renderDesk } from "../../testing/render-desk.tsx";
import { claimedOrder } from "../../testing/sample-records.ts";
import { respondWithExpiredSession, type SentRequest } from "../../testing/stub-desk.ts";
import { paidOrder } from "../orders/sample-order.ts";

const none = { people: [], orders: [], leads: [], requests: [] };
const box = () => page.getByRole("combobox", { name: "Search everything" });
const results = () => page.getByRole("dialog", { name: "Search" });

/** Finds the two orders by their numbers. */
const findOrders = ({ query }: SentRequest) => {
  const text = new URLSearchParams(query).get("q")?.toUpperCase() ?? "";
  const found = [paidOrder, claimedOrder].filter(({ number }) => number.startsWith(text));
  return { ...none, orders: found.map((order) => ({ ...order, matchedOn: "number" })) };
};

async function openSearch(path = "/more") {
  const desk = await renderDesk(path, { responses: { "GET /search": findOrders } });
  await button(/^Search/).click();
  await expect.element(box()).toHaveFocus();
  return desk;
}

test("opens the first result when Enter is pressed before the results load", async () => {
  const { service } = await openSearch();
  await box().fill(paidOrder.number);
  await expect.element(results().getByRole("option", { name: paidOrder.number })).toBeVisible();
  const pending = service.hold("GET /search");
  await box().fill(claimedOrder.number);
  await userEvent.keyboard("{Enter}");
  await pending.respond();
  await expect.element(heading(claimedOrder.number)).toBeVisible();
  await expect.element(results()).not.toBeInTheDocument();
});

test("opens nothing when typing continues after Enter", async () => {
  const { service } = await openSearch();
  // Without a response to it, Enter opens nothing before the typing continues, however slow the browser is.
  const pending = service.hold("GET /search");
  await box().fill(paidOrder.number.slice(0, 4));
  await userEvent.keyboard("{Enter}");
  await pending.received;
  await box().fill(paidOrder.number);
  await expect.element(results().getByRole("option", { name: paidOrder.number })).toBeVisible();
  await expect.element(heading("More")).toBeInTheDocument();
  await expect.element(results()).toBeVisible();
});

test("finds an order by its number in lower case, on a phone", async () => {
  await renderDesk("/", { width: 390, responses: { "GET /search": findOrders } });
  await button(/^Search/).click();
  await box().fill(claimedOrder.number.toLowerCase());
  await results().getByRole("option", { name: claimedOrder.number }).click();
  await expect.element(heading(claimedOrder.number)).toBeVisible();
});

test("does not reopen the search after the owner signs in again", async () => {
  const desk = await openSearch("/settings");
  // Only the search notices that the session has ended.
  desk.service.respondTo("GET /search", respondWithExpiredSession);
  await box().fill("ada");
  await expect.poll(desk.getPath).toBe("/sign-in?next=%2Fsettings");
  await expect.element(heading("Sign in to your desk")).toBeVisible();
  await desk.signInByCode();
  await button("Not now").click();
  await expect.element(heading("Settings")).toBeVisible();
  await expect.element(results()).not.toBeInTheDocument();
});
