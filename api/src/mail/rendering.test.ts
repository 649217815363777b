import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMailViewer } from "../../testing/mail-viewer.ts";
import { sampleMessages } from "../../testing/sample-messages.ts";
import { renderMessage } from "./message.ts";
import { dark, light } from "./theme.ts";

/** What a browser makes of the messages. */
let viewer: Awaited<ReturnType<typeof openMailViewer>>;
beforeAll(async () => {
  viewer = await openMailViewer();
});
afterAll(() => viewer.close());

/** In pixels, on a desk and on a phone. */
const longest: Record<string, [desk: number, phone: number]> = {
  "lead-notification": [690, 750],
  "lead-acknowledgement": [560, 630],
  "held-leads": [830, 980],
  "claim-notification": [740, 860],
  "claim-reminder": [740, 890],
  "delivery-template": [1100, 1300],
  "delivery-look": [1120, 1360],
  "delivery-hours": [807, 980],
  "delivery-service": [807, 980],
  "delivery-invoice": [880, 1120],
  "sale-template": [640, 740],
  "sale-hours": [740, 840],
  "sale-service": [740, 840],
  "renewed-link": [450, 510],
  "found-order": [550, 640],
  "found-orders": [540, 740],
  "claim-cancelled": [400, 500],
  "claim-ended": [560, 650],
  "refund-void": [760, 870],
  refund: [720, 830],
  "refund-waiting": [470, 560],
  "refund-hours": [800, 900],
  "refund-hours-waiting": [540, 640],
  hours: [640, 740],
  "hours-corrected": [620, 700],
  "hours-used": [660, 760],
  dispute: [690, 800],
  "dispute-lost": [690, 800],
  proposal: [920, 930],
  "proposal-corrected": [980, 990],
  "request-net15": [900, 890],
  "request-accepted": [1390, 1490],
  "request-accepted-owner": [1240, 1390],
  "request-balance": [840, 800],
  "request-reminder": [530, 590],
  "request-overdue": [560, 610],
  "request-void": [300, 370],
  "desk-code": [340, 400],
  "desk-signed-in": [470, 520],
  "desk-passkey": [430, 520],
  alert: [520, 610],
};

const colorsShown = `(() => {
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  return {
    background: style("body").backgroundColor,
    sheet: style(".sheet").backgroundColor,
    line: style(".sheet").borderTopColor,
    heading: style("h1").color,
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
  const [desk = 0, phone = 0] = longest[name] ?? [];
  let html: string;
  let text: string;

  beforeAll(async () => {
    ({ html, text } = await renderMessage(message));
    await viewer.open(html, { pictures: "shown" });
  });

  test("is no longer than it may be, on a desk and on a phone", async () => {
    await viewer.look({ width: 640, colorScheme: "light" });
    expect.soft(await viewer.height()).toBeLessThanOrEqual(desk);
    await viewer.look({ width: 390, colorScheme: "light" });
    expect.soft(await viewer.height()).toBeLessThanOrEqual(phone);
  });

  test("on 320 pixels fits, with buttons for a thumb", async () => {
    await viewer.look({ width: 320, colorScheme: "light" });
    // Opened at this width: Chromium keeps the widths of tables when a window shrinks.
    await viewer.open(html, { pictures: "shown" });
    expect(await viewer.page.evaluate("document.documentElement.scrollWidth")).toBe(320);
    for (const button of await viewer.page.locator("a.button").all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    }
  });

  test.each([
    ["light", light],
    ["dark", dark],
  ] as const)("in %s has the colors of that scheme", async (colorScheme, colors) => {
    await viewer.look({ width: 640, colorScheme });
    const { background, sheet, line, heading, meta, link } = colors;
    const wanted = Object.entries({ background, sheet, line, heading, meta, link });
    expect(await viewer.page.evaluate(colorsShown)).toEqual(
      Object.fromEntries(wanted.map(([role, hex]) => [role, rgb(hex)])),
    );
  });

  test("has everything in its text part, too", async () => {
    const words = (from: string) => from.replace(/[>\s]+/g, " ");
    const texts = (await viewer.page.evaluate(textsShown)) as string[];
    expect(texts.length).toBeGreaterThan(5);
    for (const shown of texts) expect.soft(words(text)).toContain(words(shown));
  });

  test("keeps its shape where pictures are blocked", async () => {
    await viewer.open(html, { pictures: "blocked" });
    await viewer.look({ width: 640, colorScheme: "light" });
    expect(await viewer.height()).toBeLessThanOrEqual(desk);
  });
});
