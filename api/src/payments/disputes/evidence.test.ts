import {
  hoursRefundPolicy,
  logoRefundPolicy,
  templateRefundLimits,
  templateRefundPolicy,
} from "@agency/contract/policies";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSale } from "../../../testing/refunds.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../../testing/service-with-gateway.ts";
import { buildEvidence } from "./evidence.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway();
});
afterAll(() => shop.close());

async function listPolicies(purchase: { plan?: string; amount?: string }) {
  const { order } = await createSale(shop, purchase);
  const evidence = await buildEvidence(shop, order);
  return evidence.split("\n").filter((line) => line.includes("refund policy"));
}

const shown = (policy: string) => `The page also shows this refund policy: ${policy}`;
const inTerms = (policy: string) => `Our terms contain this refund policy: ${policy}`;

test.each([
  [
    "a template",
    {},
    [shown(templateRefundPolicy), inTerms(`${templateRefundPolicy} ${templateRefundLimits}`)],
  ],
  ["hours", { plan: "Website Maintenance", amount: "100" }, [shown(hoursRefundPolicy)]],
  ["Logo Design", { plan: "Logo Design", amount: "80" }, [inTerms(logoRefundPolicy)]],
])(
  "quotes the refund policy for %s as the page or the terms show it",
  async (_, purchase, policies) => {
    expect(await listPolicies(purchase)).toEqual(policies);
  },
);
