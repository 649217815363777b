import { shortened } from "../mail/one-line.ts";

/** What an alert means, and what to do about it. */
const known: Record<string, { title: string; advice: string }> = {
  "mail-undeliverable": {
    title: "An email could not be sent",
    advice:
      "It will not be tried again. The reason is below. If somebody is waiting for it, write to them yourself.",
  },
  "card-testing": {
    title: "Somebody is trying stolen cards",
    advice:
      "So many cards were declined that card payments are paused for ten minutes. Nothing was charged, and payments go on by themselves. If this comes back, tighten the fraud rules at your payment provider.",
  },
  "money-without-order": {
    title: "A payment without an order",
    advice:
      "Your payment provider holds money of a payment that we had given up. If it says voided below, the buyer has it back; if not, look at the transaction there and refund it.",
  },
  "payments-unknown": {
    title: "Payments that our books do not have",
    advice:
      "Your payment provider took money under references of this shop, and the database has no such payments. Nothing was changed. If a backup was restored, these are the payments made since: the reference holds the order's number, and the transaction says who bought what. Otherwise a second installation of the shop uses the same keys.",
  },
  "payment-for-closed-order": {
    title: "A payment for an order that is closed",
    advice:
      "Somebody paid for an order that was cancelled in the meantime, and nothing was delivered. If it says voided below, the buyer has the money back; if not, refund it at your payment provider.",
  },
  "perhaps-paid-twice": {
    title: "Somebody may have paid twice",
    advice:
      "The same email address bought the same thing twice within half an hour, from two places, so the page could not ask. If one of the orders below was a mistake, refund it at your payment provider.",
  },
  "gateway-refuses-us": {
    title: "Your payment provider refuses our keys",
    advice:
      "Nobody can pay by card until this is mended; nothing was charged. Compare the keys of the service with those in the Control Panel: they may have been revoked or mistyped.",
  },
  "file-missing": {
    title: "A file that was sold is missing",
    advice:
      "The order is paid, and the service has no file to deliver: the template is no longer sold, and its ZIP is not among the files. Put it back, or send it to the buyer yourself.",
  },
  "payment-stuck": {
    title: "A payment does not come to an end",
    advice:
      "For a quarter of an hour the service could not learn from your payment provider what became of it, and goes on asking. Look for the reference below as the order id there, and check the keys of the service.",
  },
  "settlement-declined": {
    title: "A payment was taken back by the bank",
    advice:
      "The buyer already has what they paid for, and the money will not arrive. Look at the transaction and write to the buyer.",
  },
  "chore-failed": {
    title: "A part of the daily work failed",
    advice:
      "The service tells you of held-back messages and forgets what it need not keep. The part below did not work; everything else goes on. It is tried again, but the reason is likely to stay until somebody looks at it.",
  },
  dispute_opened: {
    title: "A buyer disputes a payment",
    advice:
      "Your payment provider waits for an answer, usually for about a week. Everything about the order is in its events.",
  },
};

/** Of the mail and of the owner's worklist. */
export function alertWords(kind: string) {
  return (
    known[kind] ?? {
      title: inWords(kind),
      advice: "The service met something it does not decide by itself. This is what it knows:",
    }
  );
}

export function factsOf(detail: unknown): [string, string][] {
  if (typeof detail !== "object" || detail === null) {
    return detail === undefined || detail === null ? [] : [["Detail", textOf(detail)]];
  }
  return Object.entries(detail).map(([name, value]) => [inWords(name), textOf(value)]);
}

function textOf(value: unknown) {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return shortened(text, 1_000);
}

/** "orphan-payment" and "orderId" become "Orphan payment" and "Order id". */
function inWords(name: string) {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
