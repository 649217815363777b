import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMailViewer } from "../../testing/mail-viewer.ts";
import { type SampleMessageName, sampleMessages } from "../../testing/sample-messages.ts";
import { renderMessage } from "./message.ts";
import { dark, light } from "./theme.ts";

let viewer: Awaited<ReturnType<typeof openMailViewer>>;
beforeAll(async () => {
  viewer = await openMailViewer();
});
afterAll(() => viewer.close());

/** In pixels. */
const maxHeights: Record<SampleMessageName, [desktop: number, phone: number]> = {
  "new-version": [620, 740],
  "lead-notification": [690, 750],
  "lead-acknowledgement": [560, 630],
  "lead-reply": [570, 640],
  "buyer-message": [480, 540],
  "quarantine-digest": [830, 980],
  "claim-notification": [740, 860],
  "claim-installment": [740, 860],
  "claim-reminder": [740, 890],
  "delivery-template": [1120, 1300],
  "delivery-look": [1150, 1360],
  "delivery-hours": [807, 980],
  "delivery-service": [807, 980],
  "delivery-invoice": [880, 1120],
  "sale-template": [640, 740],
  "sale-hours": [740, 840],
  "sale-service": [740, 840],
  "renewed-link": [450, 510],
  "found-order": [550, 640],
  "found-orders": [540, 740],
  "claim-canceled": [400, 500],
  "claim-expired": [580, 650],
  "refund-void": [760, 870],
  refund: [720, 830],
  "refund-pending": [470, 560],
  "refund-hours": [810, 920],
  "refund-hours-waiting": [540, 640],
  "time-entry": [640, 740],
  "hours-corrected": [620, 700],
  "hours-used": [660, 760],
  dispute: [690, 800],
  "dispute-lost": [690, 800],
  proposal: [920, 930],
  "proposal-corrected": [980, 990],
  "request-net15": [900, 890],
  "payment-request-accepted": [1390, 1490],
  "payment-request-accepted-owner": [1270, 1420],
  "payment-request-balance": [840, 820],
  "payment-request-reminder": [530, 590],
  "request-overdue": [560, 610],
  "payment-request-void": [300, 370],
  "sign-in-code": [340, 400],
  "desk-signed-in": [470, 520],
  "desk-passkey": [430, 520],
  alert: [520, 620],
};

const colorsShown = `(() => {
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  return {
    background: style("body").backgroundColor,
    card: style(".card").backgroundColor,
    line: style(".card").borderTopColor,
    heading: style(".heading").color,
    meta: style(".footer").color,
    link: style(".footer a").color,
  };
})()`;

const textsShown = `(() => {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode;
    if (!parentElement.closest("[data-skip-in-text]")) texts.push(textContent.trim());
  }
  return texts.filter((text) => text !== "");
})()`;

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

describe.each(Object.entries(sampleMessages))("%s", (name, message) => {
  const [desktop, phone] = maxHeights[name as SampleMessageName];
  let html: string;
  let text: string;

  beforeAll(async () => {
    ({ html, text } = renderMessage(message));
    await viewer.open(html, { pictures: "shown" });
  });

  test("stays below its maximum height on desktop and phone", async () => {
    await viewer.setView({ width: 640, colorScheme: "light" });
    expect.soft(await viewer.height()).toBeLessThanOrEqual(desktop);
    await viewer.setView({ width: 390, colorScheme: "light" });
    expect.soft(await viewer.height()).toBeLessThanOrEqual(phone);
  });

  test("fits a width of 320 pixels with buttons of at least 40 pixels", async () => {
    await viewer.setView({ width: 320, colorScheme: "light" });
    // Reopened, because Chromium keeps the table widths when a window shrinks.
    await viewer.open(html, { pictures: "shown" });
    expect(await viewer.page.evaluate("document.documentElement.scrollWidth")).toBe(320);
    for (const button of await viewer.page.locator("a.button").all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    }
  });

  test.each([
    ["light", light],
    ["dark", dark],
  ] as const)("uses the colors of the %s scheme", async (colorScheme, colors) => {
    await viewer.setView({ width: 640, colorScheme });
    const { background, card, line, heading, meta, link } = colors;
    const expected = Object.entries({ background, card, line, heading, meta, link });
    expect(await viewer.page.evaluate(colorsShown)).toEqual(
      Object.fromEntries(expected.map(([role, hex]) => [role, rgb(hex)])),
    );
  });

  test("has all of its text in the plain-text part", async () => {
    const collapse = (from: string) => from.replace(/[>\s]+/g, " ");
    const texts = (await viewer.page.evaluate(textsShown)) as string[];
    expect(texts.length).toBeGreaterThan(5);
    for (const shown of texts) expect.soft(collapse(text)).toContain(collapse(shown));
  });

  test("stays below its maximum height when pictures are blocked", async () => {
    await viewer.open(html, { pictures: "blocked" });
    await viewer.setView({ width: 640, colorScheme: "light" });
    expect(await viewer.height()).toBeLessThanOrEqual(desktop);
  });
});
