import type { ClaimReview, OrderDownload, OrderResponse } from "@agency/contract/api/orders";
import { templateFiles } from "@agency/contract/template-files.generated";

export const token = "K7Q42D9M-1.hZnmchJZy7COmyI7B2GrtH";
export const number = "K7Q4-2D9M";
export const address = "a••@example.com";

export const file: OrderDownload = {
  ...templateFiles["basic-single-page"],
  path: `/api/orders/${token}/files/basic-single-page`,
  used: 1,
  allowed: 10,
};

const template = {
  name: "Basic Single-Page",
  kind: "template",
  quantity: 1,
  totalCents: 4_900,
} as const;

/** A template, paid by Venmo on a Sunday. */
export function paidOrder(
  more: Partial<OrderResponse> = {},
  download: Partial<OrderDownload> = {},
): OrderResponse {
  return {
    number,
    state: "paid",
    method: "venmo",
    placedAt: "2026-11-15T17:00:00.000Z",
    paidAt: "2026-11-15T21:30:00.000Z",
    accessUntil: "2027-11-15T21:30:00.000Z",
    email: address,
    totalCents: 4_900,
    items: [{ ...template, download: { ...file, ...download } }],
    ...more,
  };
}

/** Due on a Monday; nothing to download yet. */
export function claimedOrder(more: Partial<OrderResponse> = {}): OrderResponse {
  return paidOrder({
    state: "claimed",
    paidAt: undefined,
    accessUntil: undefined,
    dueAt: "2026-11-16T21:45:00.000Z",
    items: [template],
    ...more,
  });
}

export const hours = {
  name: "Website Maintenance",
  kind: "hours",
  quantity: 3,
  totalCents: 15_000,
} as const;

/** What the owner's page is told of a claim. */
export function claimReview(more: Partial<ClaimReview> = {}): ClaimReview {
  return {
    number,
    state: "claimed",
    item: "Basic Single-Page",
    totalCents: 4_900,
    email: "ada@example.com",
    placedAt: "2026-11-15T17:00:00.000Z",
    dueAt: "2026-11-16T21:45:00.000Z",
    ...more,
  };
}

/** A refusal in the service's form. */
export const refused = (status: number, code: string, error: string) => ({
  status,
  json: { code, error },
});

export const tooMany = refused(429, "too-many", "Too many requests. Please wait a few minutes.");
