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
  overrides: Partial<OrderResponse> = {},
  download: Partial<OrderDownload> = {},
): OrderResponse {
  return {
    number,
    state: "paid",
    method: "venmo",
    placedAt: "2026-11-15T17:00:00.000Z",
    paidAt: "2026-11-15T21:30:00.000Z",
    accessExpiresAt: "2027-11-15T21:30:00.000Z",
    email: address,
    totalCents: 4_900,
    items: [{ ...template, download: { ...file, ...download } }],
    ...overrides,
  };
}

/** Due on a Monday, without a download. */
export function claimedOrder(overrides: Partial<OrderResponse> = {}): OrderResponse {
  return paidOrder({
    state: "claimed",
    paidAt: undefined,
    accessExpiresAt: undefined,
    dueAt: "2026-11-16T21:45:00.000Z",
    items: [template],
    ...overrides,
  });
}

export const hours = {
  name: "Website Maintenance",
  kind: "hours",
  quantity: 3,
  totalCents: 15_000,
} as const;

export const balance = {
  name: "A shop for Holm Ceramics, balance (R-0036)",
  kind: "project",
  quantity: 1,
  totalCents: 162_000,
} as const;

/** The response for the page where an owner confirms a claim. */
export function claimReview(overrides: Partial<ClaimReview> = {}): ClaimReview {
  return {
    number,
    state: "claimed",
    item: "Basic Single-Page",
    totalCents: 4_900,
    email: "ada@example.com",
    placedAt: "2026-11-15T17:00:00.000Z",
    dueAt: "2026-11-16T21:45:00.000Z",
    note: "Template: Basic Single-Page",
    hasDownload: true,
    ...overrides,
  };
}

export const errorResponse = (status: number, code: string, error: string) => ({
  status,
  json: { code, error },
});
