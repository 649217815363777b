/** A small service of payment requests, which stores drafts and rejects outdated changes. */
import type {
  PaymentRequestContent,
  PaymentRequestDetail,
  PaymentRequestsResponse,
} from "@agency/contract/api/payment-requests";
import { calculateTotals } from "@agency/contract/offers/payment-request-totals";
import { sampleDraft } from "./sample-records.ts";
import { toRequestRow } from "./sample-responses.ts";
import type { SentRequest, StubbedDesk } from "./stub-desk.ts";

interface Change {
  revision: number;
  content: PaymentRequestContent;
}

/** New drafts have the numbers R-0101 to R-0103. */
const newNumbers = ["R-0101", "R-0102", "R-0103"];

export function stubPaymentRequests(service: StubbedDesk, ...initial: PaymentRequestDetail[]) {
  const stored = new Map(initial.map((request) => [request.number, request]));
  const byKey = new Map<string, string>();
  const numbers = [...stored.keys(), ...newNumbers];
  const find = (number: string) => stored.get(number) ?? fail(404, "This request does not exist.");

  service.respondTo("POST /payment-requests", ({ body }) => {
    const { idempotencyKey, content } = body as Omit<Change, "revision"> & {
      idempotencyKey: string;
    };
    const known = byKey.get(idempotencyKey);
    if (known) return find(known);
    const number = newNumbers[byKey.size] ?? "";
    byKey.set(idempotencyKey, number);
    stored.set(number, withContent({ ...sampleDraft, number }, content));
    return find(number);
  });
  service.respondTo(
    "GET /payment-requests",
    (): PaymentRequestsResponse => ({
      rows: [...stored.values()].map(toRequestRow),
      counts: { open: 0, draft: 0, overdue: 0 },
      outstandingCents: 0,
    }),
  );

  /** Applies a change of the current revision, or responds with a conflict. */
  const change =
    (number: string, changes: (found: PaymentRequestDetail) => Partial<PaymentRequestDetail>) =>
    ({ body }: SentRequest) => {
      const found = stored.get(number);
      const { revision, content } = body as Change;
      if (found?.revision !== revision)
        return fail(409, "Another owner changed this request. Check it and try again.");
      const changed = { ...found, ...changes(found), revision: revision + 1 };
      stored.set(number, content ? withContent(changed, content) : changed);
      return find(number);
    };
  for (const number of numbers) {
    const path = `/payment-requests/${number}`;
    service.respondTo(`GET ${path}`, () => find(number));
    service.respondTo(
      `PUT ${path}`,
      change(number, () => ({})),
    );
    service.respondTo(
      `POST ${path}/send`,
      change(number, ({ version }) => ({ state: "sent", version: version + 1 })),
    );
    service.respondTo(
      `POST ${path}/void`,
      change(number, () => ({ state: "void" })),
    );
  }
  return {
    get: (number: string) => stored.get(number),
    /** As another owner does. */
    edit(number: string, content: Partial<PaymentRequestContent>) {
      const found = stored.get(number);
      if (!found) throw new Error(`There is no ${number}`);
      const revision = found.revision + 1;
      stored.set(number, withContent({ ...found, revision }, { ...found.content, ...content }));
      service.announceChange();
    },
  };
}

function withContent(
  request: PaymentRequestDetail,
  content: PaymentRequestDetail["content"],
): PaymentRequestDetail {
  const { lines, taxBasisPoints, terms, depositPercent } = content;
  const totals = calculateTotals(lines, taxBasisPoints, terms, depositPercent);
  return {
    ...request,
    content,
    ...{ client: content.client.name, title: content.title, totalCents: totals.totalCents },
    installments:
      request.state === "draft"
        ? []
        : [
            { id: 1, kind: "deposit", cents: totals.firstPaymentCents, state: "open" },
            { id: 2, kind: "balance", cents: totals.balanceCents, state: "upcoming" },
          ],
  };
}

const fail = (status: number, error: string) =>
  Response.json({ code: "edit-conflict", error }, { status });
