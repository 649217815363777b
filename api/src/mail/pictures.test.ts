import { existsSync } from "node:fs";
import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { emailPictures } from "@agency/contract/brand/email-pictures.generated";
import { templates, tiers } from "@agency/contract/catalog";
import { expect, test } from "vitest";
import {
  sampleHours,
  sampleLead,
  sampleMessages,
  sampleOrder,
} from "../../testing/sample-messages.ts";
import { delivery } from "../fulfillment/messages/delivery.tsx";
import { leadNotification } from "../leads/messages/notification.tsx";
import { foundOrders, renewedLink } from "../order-page/messages/order-links.tsx";
import { type Message, type OrderEmailData, renderMessage } from "./message.ts";

const site = join(import.meta.dirname, "../../../web/public");

async function picturesOf(message: Message, siteUrl?: string) {
  const { html } = await renderMessage(message, siteUrl);
  return [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => ({
    tag,
    src: /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? "",
  }));
}

test("every picture that mails may show is a file of the site, under a name without a hash", () => {
  for (const { path } of Object.values(emailPictures)) {
    expect(path).toMatch(/^\/email\/[a-z-]+\.(png|jpg)$/);
    expect(existsSync(join(site, path)), path).toBe(true);
  }
});

test("everything that is sold online has its pictures", () => {
  const services = tiers.filter(({ action }) => action === "checkout");
  const small = [...templates, ...services].map(({ id }) => `${id}-small`);
  const large = templates.map(({ id }) => id);
  expect(Object.keys(emailPictures)).toEqual(expect.arrayContaining([...small, ...large]));
});

test.each(Object.entries(sampleMessages))(
  "%s shows our mark and only known pictures, each with its size and a word in its place",
  async (_, message) => {
    const pictures = await picturesOf(message);
    const known = Object.values(emailPictures).map(({ path }) => agency.siteUrl + path);
    expect(pictures[0]?.src).toBe(`${agency.siteUrl}/email/mark.png`);
    for (const { tag, src } of pictures) {
      expect(known).toContain(src);
      expect(tag).toMatch(/ width="[1-9]\d+" height="[1-9]\d+"/);
      expect(tag).toMatch(src.endsWith("/mark.png") ? / alt=""/ : / alt="[^"]+"/);
    }
  },
);

const other: Partial<OrderEmailData> = {
  number: "ZZZZ-9999",
  buyerName: "Grace Hopper",
  buyerEmail: "grace@example.com",
  transactionId: "other",
  orderUrl: "https://mesaandmain.example/order/other",
  placedAt: new Date("2020-01-01"),
};

test.each([
  ["a delivery", delivery(sampleOrder), delivery({ ...sampleOrder, ...other })],
  ["a receipt", delivery(sampleHours), delivery({ ...sampleHours, ...other })],
  ["a fresh link", renewedLink(sampleOrder), renewedLink({ ...sampleOrder, ...other })],
  ["a found order", foundOrders([sampleOrder]), foundOrders([{ ...sampleOrder, ...other }])],
  [
    "a lead",
    leadNotification(sampleLead),
    leadNotification({ ...sampleLead, name: "Grace", email: "grace@example.com" }),
  ],
])("%s has the same pictures for everybody, so that loading one tells nothing", async (...args) => {
  const [, one, another] = args;
  const [mine, theirs] = await Promise.all([picturesOf(one), picturesOf(another)]);
  expect(theirs).toEqual(mine);
});

test("pictures come from where the site is", async () => {
  const [mark] = await picturesOf(delivery(sampleOrder), "http://localhost:5173");
  expect(mark?.src).toBe("http://localhost:5173/email/mark.png");
});

test("a product that is no longer known is delivered without a picture", async () => {
  const items = sampleOrder.items.map((item) => ({ ...item, catalogId: "of-old" }));
  expect(await picturesOf(delivery({ ...sampleOrder, items }))).toHaveLength(1);
});
