import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { errorResponse, number as orderNumber } from "./orders.ts";

export const token = "36-8f3ac21b09de-1.hZnmchJZy7COmyI7B2GrtH";
const orderPath = "/order/K7Q42D9M-1.hZnmchJZy7COmyI7B2GrtH";

type Installment = PaymentPageResponse["installments"][number];

const deposit: Installment = {
  id: 71,
  kind: "deposit",
  cents: 162_000,
  dueOn: "2026-11-27",
  isOverdue: false,
  state: "upcoming",
};
const balance: Installment = {
  id: 72,
  kind: "balance",
  cents: 162_000,
  isOverdue: false,
  state: "upcoming",
};
const paid = { state: "paid", paidAt: "2026-11-17T17:00:00.000Z", orderPath, orderNumber } as const;
const paidBalance: Installment = { ...balance, ...paid, paidAt: "2027-01-08T17:00:00.000Z" };
const acceptance = { name: "Greta Olsen", at: "2026-11-17T16:40:00.000Z" };

/** A 50% deposit and a balance, sent on a Monday and not accepted. */
export function proposal(overrides: Partial<PaymentPageResponse> = {}): PaymentPageResponse {
  return {
    number: "R-0036",
    version: 1,
    sentAt: "2026-10-26T17:00:00.000Z",
    client: {
      name: "Greta Olsen",
      company: "Cedar Loft Yoga LLC",
      email: "greta@cedarloft.example",
    },
    title: "Growth site with class schedule",
    paragraphs: [
      "A ten-page site for Cedar Loft, written for people who have never been to a yoga studio. The week’s classes are on the first screen, and your teachers change them from a phone.",
      "We start on November 30, you click through a working draft on December 11, and we go live on January 8. Two rounds of changes and three months of support are included.",
    ],
    lines: [
      {
        name: "Growth package, up to 10 pages",
        quantityHundredths: 100,
        unitCents: 300_000,
        totalCents: 300_000,
      },
      {
        name: "Class schedule your teachers edit",
        quantityHundredths: 400,
        unitCents: 5_000,
        totalCents: 20_000,
      },
      {
        name: "Photo morning, edited pictures",
        quantityHundredths: 100,
        unitCents: 4_000,
        totalCents: 4_000,
      },
    ],
    taxBasisPoints: 0,
    netCents: 324_000,
    taxCents: 0,
    totalCents: 324_000,
    terms: "deposit",
    expiresAt: "2026-11-25T17:00:00.000Z",
    needsAcceptance: true,
    milestones: [
      { title: "First design", on: "2026-12-04" },
      { title: "Working draft", on: "2026-12-11" },
    ],
    installments: [deposit, balance],
    ...overrides,
  };
}

/** Accepted, with an open deposit. */
export function accepted(
  depositOverrides: Partial<Installment> = {},
  overrides: Partial<PaymentPageResponse> = {},
) {
  return proposal({
    expiresAt: undefined,
    needsAcceptance: false,
    acceptance,
    installments: [{ ...deposit, state: "open", ...depositOverrides }, balance],
    ...overrides,
  });
}

export function refunded() {
  return accepted(
    {},
    {
      installments: [
        { ...deposit, ...paid, refundedCents: 162_000 },
        { ...paidBalance, refundedCents: 162_000 },
      ],
    },
  );
}

/** Every other state, with its status text. */
export const otherStates: [string, PaymentPageResponse, string][] = [
  [
    "corrected",
    proposal({
      version: 2,
      correctedAt: "2026-10-28T17:00:00.000Z",
      sentAt: "2026-10-28T17:00:00.000Z",
      expiresAt: "2026-11-27T17:00:00.000Z",
    }),
    "Updated October 28, 2026. Open until November 27, 2026.",
  ],
  [
    "larger",
    proposal({
      version: 2,
      correctedAt: "2027-01-06T17:00:00.000Z",
      sentAt: "2027-01-06T17:00:00.000Z",
      expiresAt: "2027-02-05T17:00:00.000Z",
      lines: [
        ...proposal().lines,
        { name: "Two more pages", quantityHundredths: 200, unitCents: 9_000, totalCents: 18_000 },
      ],
      netCents: 342_000,
      totalCents: 342_000,
      installments: [
        { ...deposit, ...paid },
        { ...balance, cents: 180_000, dueOn: "2027-02-08" },
      ],
    }),
    "The price changed. Please review and accept it again.",
  ],
  [
    "overdue",
    accepted(
      { dueOn: "2026-11-10", isOverdue: true },
      { acceptance: { ...acceptance, at: "2026-11-03T16:40:00.000Z" } },
    ),
    "The deposit was due November 10, 2026.",
  ],
  [
    "claimed",
    accepted({ state: "claimed", orderPath, orderNumber }),
    "We’re confirming your Venmo payment.",
  ],
  [
    "processing",
    accepted({ state: "processing", orderPath, orderNumber }),
    "Your payment is processing.",
  ],
  ["upcoming", accepted(paid), "Thank you, the deposit is paid. Nothing is due now."],
  [
    "balance",
    accepted(
      {},
      {
        installments: [
          { ...deposit, ...paid },
          { ...balance, state: "open", dueOn: "2027-01-08" },
        ],
      },
    ),
    "The balance is due January 8, 2027.",
  ],
  [
    "paid",
    accepted(
      {},
      {
        installments: [{ ...deposit, ...paid }, paidBalance],
      },
    ),
    "Paid in full. Thank you.",
  ],
  [
    "partially-refunded",
    accepted(
      {},
      {
        installments: [
          { ...deposit, ...paid },
          { ...paidBalance, refundedCents: 50_000 },
        ],
      },
    ),
    "Paid in full. $500 was refunded.",
  ],
  ["refunded", refunded(), "This was paid and refunded."],
  [
    "net15",
    accepted(
      {},
      {
        sentAt: "2026-11-30T17:00:00.000Z",
        title: "November maintenance",
        terms: "net15",
        acceptance: undefined,
        paragraphs: [
          "Seven and a half hours in November: the newsletter form, two new pages, updates.",
        ],
        lines: [
          { name: "Maintenance", quantityHundredths: 750, unitCents: 5_000, totalCents: 37_500 },
        ],
        taxBasisPoints: 770,
        netCents: 37_500,
        taxCents: 2_888,
        totalCents: 40_388,
        installments: [
          { ...deposit, kind: "full", cents: 40_388, state: "open", dueOn: "2026-12-15" },
        ],
      },
    ),
    "The payment is due December 15, 2026.",
  ],
];

export function getState(name: string): PaymentPageResponse {
  const state = otherStates.find(([other]) => other === name);
  if (!state) throw new Error(`Unknown state: ${name}`);
  return state[1];
}

/** Links that no longer work: name, response, title and text of the page. */
export const invalidLinks: [string, ReturnType<typeof errorResponse>, string, RegExp][] = [
  [
    "expired",
    errorResponse(
      410,
      "expired",
      "This proposal has expired. Write to us, and we’ll send a new one.",
    ),
    "This proposal has expired",
    /Ask for a new one/,
  ],
  [
    "void",
    errorResponse(410, "void", "This request is closed. Nothing is due."),
    "This request is closed",
    /look into it/,
  ],
  [
    "link replaced",
    errorResponse(410, "link-replaced", "This link was replaced. Use the one in our latest email."),
    "There’s a newer link",
    /the latest email from us/,
  ],
  [
    "unknown link",
    errorResponse(404, "unknown-request", "Unknown."),
    "This link doesn’t work",
    /lose characters/,
  ],
];
