import { agency } from "@agency/contract/agency";
import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  accepted,
  getState,
  invalidLinks,
  otherStates,
  proposal,
  refunded,
  token,
} from "../../../../e2e/support/data/payment-requests.ts";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { readTexts } from "../../../testing/read-texts.ts";
import { reduceMotion } from "../../../testing/reduce-motion.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { failToRespond, respondTo, sentRequests } from "../../../testing/respond.ts";
import PayPage from "./pay.tsx";

const requestEndpoint = `GET /api/pay/${token}`;

const title = page.getByRole("heading", { level: 1 });
const state = page.getByRole("main").getByRole("status").first();
const offer = page.getByRole("region", { name: /^(Proposal|Payment request) R-/ });
const accept = page.getByRole("button", { name: "Accept proposal" });
const pay = page.getByRole("button", { name: /^Pay \$/ });
const tryAgain = page.getByRole("button", { name: "Try again" });

const due = () => document.querySelector("section[aria-labelledby=due-title]");
const withPlainSpaces = (text = "") => text.replace(/\s+/g, " ");
const timeline = () => withPlainSpaces(document.querySelector(".stops")?.textContent);
const readRows = () =>
  [...(due()?.querySelectorAll("li") ?? [])].map(({ textContent }) => withPlainSpaces(textContent));

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1440, 900);
  await reduceMotion();
  respondTo(`POST /api/pay/${token}/view`, () => new Response(null, { status: 204 }));
  respondTo("GET /api/client_token", () => new Promise<Response>(() => {}));
});

const openPage = () => renderPage(PayPage, "/pay/:token", `/pay/${token}`);

async function openRequest(request: PaymentPageResponse) {
  respondTo(requestEndpoint, request);
  await openPage();
  await expect.element(offer).toBeVisible();
}

async function expectAccessibleAndStill() {
  await expectNoViolations();
  const running = document.getAnimations().filter(({ playState }) => playState === "running");
  expect(running.map(({ effect }) => (effect as KeyframeEffect).target?.className)).toEqual([]);
}

test("shows text, lines and timeline of a proposal, with the amount due larger than the total", async () => {
  await openRequest(proposal());
  await expect.element(title).toHaveTextContent("Growth site with class schedule");
  await expect.element(state).toHaveTextContent("Open until November 25, 2026.");
  await expect
    .element(page.getByRole("main"))
    .toMatchTextContent("For Greta Olsen, Cedar Loft Yoga LLC");
  await expect.element(offer).toMatchTextContent("Class schedule your teachers edit4 × $50");
  expect(readRows()).toEqual([
    "Deposit$1,620Due November 27, 2026",
    "Balance$1,620Due on delivery",
    "Project total$3,240",
  ]);
  const stops = [...document.querySelectorAll(".stops > li > p:first-of-type")];
  const names = ["You accept", "Deposit", "First design", "Working draft", "Delivery", "Balance"];
  expect(stops).toHaveLength(names.length);
  for (const [index, name] of names.entries()) expect(stops[index]?.textContent).toContain(name);
  expect(timeline()).toContain("Dec 11");
  expect(timeline()).toContain("DeliveryWhen it’s ready");
  const size = (text: string) => {
    const elements = [...(due()?.querySelectorAll("p") ?? [])];
    const element = elements.find(({ textContent }) => textContent === text);
    return Number.parseFloat(getComputedStyle(element as Element).fontSize);
  };
  expect(size("$1,620")).toBeGreaterThan(2 * size("$3,240"));
  expect(pay.elements()).toEqual([]);
  await expectAccessibleAndStill();
});

test.each(otherStates)(
  "shows the status and actions when the payment request is %s",
  async (_, request, text) => {
    await openRequest(request);
    await expect.element(state).toHaveTextContent(text);
    const isPayable =
      !request.needsAcceptance && request.installments.some((one) => one.state === "open");
    expect(pay.elements()).toHaveLength(isPayable ? 1 : 0);
    expect(accept.elements()).toHaveLength(request.needsAcceptance ? 1 : 0);
    await expectAccessibleAndStill();
  },
);

test("shows the refunded amount, and no thanks, after a full refund", async () => {
  await openRequest(refunded());
  await expect.element(page.getByRole("heading", { name: "$3,240 was refunded" })).toBeVisible();
  expect(due()?.textContent).toContain("Nothing is due.");
  expect(timeline()).toContain("Refunded");
  expect(page.getByText(/is paid/i).elements()).toEqual([]);
  expect(readRows()[0]).toContain("Paid November 17, 2026, $1,620 refunded");
});

test.each([
  ["a partial refund", getState("partially-refunded")],
  [
    "a refund of the deposit",
    accepted({ ...getState("upcoming").installments[0], refundedCents: 50_000 }),
  ],
])("shows the total after %s", async (_, request) => {
  await openRequest(request);
  expect(readRows()).toContain("Total after the refund$2,740");
});

test("shows the delivery as done, without a date, when the balance is due", async () => {
  await openRequest(getState("balance"));
  expect(timeline()).toContain("Done: Delivery");
  expect(timeline()).not.toContain("When it’s ready");
});

test("hides the Venmo link after the client has reported a payment", async () => {
  await openRequest(getState("claimed"));
  const link = page.getByRole("link", { name: "Pay on Venmo" });
  await expect.element(page.getByText("Already sent it? You’re done.")).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await page.getByText("Haven’t sent it yet?").click();
  await expect.element(link).toBeVisible();
  await expect.element(page.getByRole("img", { name: /^Venmo/ })).toBeVisible();
  await expectAccessibleAndStill();
});

test.each(invalidLinks)(
  "explains why the link does not work and whom to contact: %s",
  async (_, { status, json }, heading, text) => {
    respondTo(requestEndpoint, () => Response.json(json, { status }));
    await openPage();
    await expect.element(title).toHaveTextContent(heading);
    await expect.element(page.getByRole("main")).toMatchTextContent(text);
    const emailLink = document.querySelector<HTMLElement>(
      `a[href^="mailto:${agency.email}?subject="]`,
    );
    await expect.element(emailLink).toBeVisible();
    await expectAccessibleAndStill();
  },
);

test("shows the placeholder while the request loads", async () => {
  const { promise: response, resolve: release } = Promise.withResolvers<Response>();
  respondTo(requestEndpoint, () => response);
  await openPage();
  await expect.element(state).toHaveTextContent("Opening your proposal…");
  await expectAccessibleAndStill();
  release(Response.json(proposal()));
  await expect.element(offer).toBeVisible();
});

test("shows an error when the service is unreachable, and opens on retry", async () => {
  respondTo(requestEndpoint, failToRespond);
  await openPage();
  await expect.element(state).toHaveTextContent("We can’t reach our server.");
  await expectAccessibleAndStill();
  respondTo(requestEndpoint, proposal());
  await tryAgain.click();
  await expect.element(offer).toBeVisible();
});

test("counts one view per page load, and sends no other POST request", async () => {
  await openRequest(proposal());
  dispatchEvent(new Event("focus"));
  await expect.poll(() => sentRequests("GET")).toHaveLength(2);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => sentRequests("GET")).toHaveLength(3);
  expect(sentRequests("POST").map(({ path }) => path)).toEqual([`/api/pay/${token}/view`]);
});

test("shows why the payment form cannot be loaded", async () => {
  respondTo("GET /api/client_token", () => Response.json({}, { status: 500 }));
  await openRequest(accepted());
  page.getByRole("region", { name: "Payment", exact: true }).element().scrollIntoView();
  await expect.element(page.getByText("Unable to initialize payment gateway.")).toBeVisible();
  await expect.element(pay).toBeDisabled();
  expect(readTexts(page.getByRole("alert"))[0]).toContain("Nothing was charged.");
  await expectAccessibleAndStill();
});
