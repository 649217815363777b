import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { heading, renderDesk } from "../../testing/render-desk.tsx";
import { claimedOrder } from "../../testing/sample-records.ts";
import { sampleSession } from "../../testing/sample-responses.ts";

const { number } = claimedOrder;

test("requests only the version, and reloads the screen only when it has changed", async () => {
  const { service } = await renderDesk(`/orders/${number}`);
  await expect.element(heading(number)).toBeVisible();
  const countLoads = () => service.getSent(`GET /orders/${number}`).length;
  const countPolls = () => service.getSent("GET /version").length;
  await expect.poll(countPolls).toBe(1);
  expect(countLoads()).toBe(1);
  // The response after half a minute without a change.
  const unchanged = service.getSent("GET /version")[0]?.query.replace("?known=", "");
  service.respondTo("GET /version", { version: unchanged });
  service.endWait();
  await expect.poll(countPolls).toBe(2);
  await expect.poll(countPolls).toBe(3);
  expect(countLoads()).toBe(1);
  service.respondTo("GET /version", { version: "second" });
  await expect.poll(countLoads).toBe(2);
  const polls = countPolls();
  await expect.poll(countPolls).toBe(polls + 2);
  expect(countLoads()).toBe(2);
  const routes = new Set(service.sent.map(({ route }) => route));
  expect(routes).toEqual(new Set(["GET /session", `GET /orders/${number}`, "GET /version"]));
});

test("updates when a lead arrives, and keeps the note being typed", async () => {
  const { service } = await renderDesk("/leads/12");
  const note = page.getByLabelText("Note", { exact: true });
  await note.fill("Half a tho");
  const title = document.title;
  const { worklist } = sampleSession;
  service.respondTo("GET /session", {
    ...sampleSession,
    version: "2",
    worklist: [...worklist, ...worklist.map((entry) => ({ ...entry, id: `${entry.id}-2` }))],
  });
  service.announceChange();
  await expect.poll(() => document.title).not.toBe(title);
  await expect.element(note).toHaveValue("Half a tho");
  await expect.element(note).toHaveFocus();
});

test("keeps the screen when a captive portal responds instead of the service", async () => {
  const { service } = await renderDesk(`/orders/${number}`);
  await expect.element(heading(number)).toBeVisible();
  service.respondToAll(
    () => new Response("<p>Welcome to the hotel</p>", { headers: { "Content-Type": "text/html" } }),
  );
  service.announceChange();
  await expect.element(page.getByText("Can’t reach the service.")).toBeVisible();
  await expect.element(heading(number)).toBeVisible();
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Leads/ })
    .click();
  await expect.element(page.getByText("This page couldn’t be loaded.")).toBeVisible();
});

test("loads all pages of an expanded list in one request", async () => {
  const { service } = await renderDesk("/orders?pages=20");
  await expect.element(heading("Orders")).toBeVisible();
  await expect.poll(() => service.getSent("GET /version")).toHaveLength(1);
  const queries = service.getSent("GET /orders").map(({ query }) => query);
  expect(queries).toEqual(["?filter=all&pages=20"]);
});

test("shows an error when the session cannot be loaded, and loads it on retry", async () => {
  const { service } = await renderDesk("/", {
    responses: { "GET /session": () => Promise.reject(new TypeError("Failed to fetch")) },
  });
  const retry = page.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  service.respondTo("GET /session", sampleSession);
  await retry.click();
  await expect.element(heading("To do")).toBeVisible();
});

test("loads the data again on retry when it shows older data", async () => {
  const { service } = await renderDesk("/");
  await expect.element(heading("To do")).toBeVisible();
  service.respondTo("GET /session", () => Promise.reject(new TypeError("Failed to fetch")));
  service.announceChange();
  const notice = page.getByText("Can’t reach the service.");
  await expect.element(notice).toBeVisible();
  service.respondTo("GET /session", sampleSession);
  // A reload of the page would end this test.
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(heading("To do")).toBeVisible();
});

test.each([
  [1440, "color"],
  [390, "background-color"],
] as const)(
  "counts only overdue items in the badge of the worklist, in red, at %i px",
  async (width, property) => {
    const { service } = await renderDesk("/leads", { width });
    const link = page
      .getByRole("navigation", { name: "Desk" })
      .getByRole("link", { name: "To do" });
    await expect.element(link).toHaveTextContent("To do1 overdue");
    await expect.element(link.getByText("1")).toHaveStyle({ [property]: "rgb(196, 43, 50)" });
    await expect.poll(() => document.title).toBe("(2) Leads · Desk");
    const worklist = sampleSession.worklist.filter(({ kind }) => kind === "lead");
    service.respondTo("GET /session", { ...sampleSession, version: "2", worklist });
    service.announceChange();
    await expect.element(link).toHaveTextContent("To do");
    await expect.poll(() => document.title).toBe("(1) Leads · Desk");
  },
);

test("shows an error when revenue cannot be loaded, and loads it on retry", async () => {
  const error = { code: "unknown", error: "Something went wrong." };
  const { service } = await renderDesk("/", {
    responses: { "GET /revenue": () => Response.json(error, { status: 500 }) },
  });
  const revenue = page.getByRole("region", { name: "Revenue" });
  await expect.element(revenue.getByRole("alert")).toMatchTextContent("couldn’t be loaded");
  service.respondTo("GET /revenue", {
    ...{ week: { cents: 4_900, sales: 1 }, month: { cents: 49_900, sales: 3 } },
    ...{ lastMonth: { cents: 0, sales: 0 }, claims: { cents: 0, open: 0 } },
  });
  await revenue.getByRole("button", { name: "Try again" }).click();
  await expect.element(revenue.getByText("This month")).toBeVisible();
  await expect.element(revenue.getByRole("definition").first()).toMatchTextContent("$");
  await expect.element(revenue.getByRole("alert")).not.toBeInTheDocument();
});
