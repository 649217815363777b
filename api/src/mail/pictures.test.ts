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

function findPictures(message: Message, siteUrl?: string) {
  const { html } = renderMessage(message, siteUrl);
  return [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => ({
    tag,
    src: /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? "",
  }));
}

test("serves every email picture from the site, under a name without a hash", () => {
  for (const { path } of Object.values(emailPictures)) {
    expect(path).toMatch(/^\/email\/[a-z-]+\.(png|jpg)$/);
    expect(existsSync(join(site, path)), path).toBe(true);
  }
});

test("has pictures for everything that is sold online", () => {
  const services = tiers.filter(({ action }) => action === "checkout");
  const small = [...templates, ...services].map(({ id }) => `${id}-small`);
  const large = templates.map(({ id }) => id);
  expect(Object.keys(emailPictures)).toEqual(expect.arrayContaining([...small, ...large]));
});

test.each(Object.entries(sampleMessages))(
  "shows the logo and only listed pictures in %s, each with size and alt text",
  (_, message) => {
    const pictures = findPictures(message);
    const listed = Object.values(emailPictures).map(({ path }) => agency.siteUrl + path);
    expect(pictures[0]?.src).toBe(`${agency.siteUrl}/email/mark.png`);
    for (const { tag, src } of pictures) {
      expect(listed).toContain(src);
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
  ["a renewed link", renewedLink(sampleOrder), renewedLink({ ...sampleOrder, ...other })],
  ["a found order", foundOrders([sampleOrder]), foundOrders([{ ...sampleOrder, ...other }])],
  [
    "a lead",
    leadNotification(sampleLead),
    leadNotification({ ...sampleLead, name: "Grace", email: "grace@example.com" }),
  ],
])("shows the same pictures in %s for every recipient", (_, one, another) => {
  expect(findPictures(another)).toEqual(findPictures(one));
});

test("loads pictures from the site's URL", () => {
  const [mark] = findPictures(delivery(sampleOrder), "http://localhost:5173");
  expect(mark?.src).toBe("http://localhost:5173/email/mark.png");
});

test("shows no picture when the product is no longer in the catalog", () => {
  const items = sampleOrder.items.map((item) => ({ ...item, catalogId: "discontinued" }));
  expect(findPictures(delivery({ ...sampleOrder, items }))).toHaveLength(1);
});
