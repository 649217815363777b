import { truncate } from "../mail/one-line.ts";

interface AlertText {
  about: "payment" | "mail" | "chore" | "server" | "other";
  title: string;
  advice: string;
}

/** What an alert means, and what to do about it. */
const known: Record<string, AlertText> = {
  "mail-undeliverable": {
    about: "mail",
    title: "An email could not be sent",
    advice:
      "We do not try again. Correct the address of the order or payment request, or phone the person.",
  },
  "card-testing": {
    about: "payment",
    title: "Somebody is trying stolen cards",
    advice:
      "So many cards were declined that card payments are paused for ten minutes. Nothing was charged, and payments go on by themselves. If this comes back, tighten the fraud rules at your payment provider.",
  },
  "money-without-order": {
    about: "payment",
    title: "A payment without an order",
    advice:
      "Your payment provider holds money of a payment that we had given up. If it says voided below, the buyer has it back; if not, look at the transaction there and refund it.",
  },
  "orders-rebuilt": {
    about: "payment",
    title: "Orders were written again",
    advice:
      "A backup was restored, and your payment provider knew of payments that it did not have. Their orders are in the books again under the same numbers, and each buyer has got a fresh mail with a link that works. What is not there: messages, and payments by Venmo that were only said to be made. If no backup was restored, somebody has deleted rows.",
  },
  "payments-unknown": {
    about: "payment",
    title: "Payments that our books do not have",
    advice:
      "Your payment provider took money under references of this shop, and the database has no such payments. Nothing was changed. Nothing was changed by this. If you restored a backup by other means than our script, tell the database so (docs/operations.md), and within the hour their orders are written again. Otherwise a second installation of the shop uses the same keys.",
  },
  "payment-for-closed-order": {
    about: "payment",
    title: "A payment for an order that is closed",
    advice:
      "Somebody paid for an order that was cancelled in the meantime, and nothing was delivered. If it says voided below, the buyer has the money back; if not, refund it at your payment provider.",
  },
  "perhaps-paid-twice": {
    about: "payment",
    title: "Somebody may have paid twice",
    advice:
      "The same email address bought the same thing twice within half an hour, from two places, so the page could not ask. If one of the orders below was a mistake, refund it at your payment provider.",
  },
  "gateway-refuses-us": {
    about: "payment",
    title: "Your payment provider refuses our keys",
    advice:
      "Nobody can pay by card until this is mended; nothing was charged. Compare the keys of the service with those in the Control Panel: they may have been revoked or mistyped.",
  },
  "gateway-away": {
    about: "payment",
    title: "Your payment provider cannot be reached",
    advice:
      "For a quarter of an hour it has not answered, so nobody can pay by card; nothing was charged. Look at its status page. If all is well there, the server has no way out: run deploy/doctor. This alert ends by itself when it answers again.",
  },
  "mail-failing": {
    about: "mail",
    title: "No email goes out",
    advice:
      "The mail server has let nothing through for a quarter of an hour. Nothing is lost: messages wait and leave by themselves. Compare SMTP_URL with what your mail provider says (a changed password is the usual reason), then run deploy/provision. Until then, look at new leads at the desk.",
  },
  "backup-old": {
    about: "server",
    title: "There is no fresh backup",
    advice:
      "Last night's backup is missing. The site runs on, and so does the archive of changes. On the server, journalctl -u agency-backup says what went wrong, and systemctl start agency-backup makes a new one.",
  },
  "archive-failing": {
    about: "server",
    title: "Changes are no longer archived",
    advice:
      "What is written now is on the server's disk alone, and would be lost with it. The disk fills up as well. The cause is below; on the server, the end of the log in /var/log/postgresql names it.",
  },
  "second-place-behind": {
    about: "server",
    title: "The second place is away",
    advice:
      "Orders and leads go on, but up to the last minute would be lost with the server. On the second place, systemctl status agency-receive says why; deploy/second-place sets it up again. This alert ends by itself when it has caught up.",
  },
  "disk-filling": {
    about: "server",
    title: "The server's disk is filling up",
    advice:
      "A full disk stops orders and leads. Look what fills it: old journals and releases may go, backups may not. If it is simply used up, ask your host for a bigger one.",
  },
  "certificate-ending": {
    about: "server",
    title: "The site's certificate was not renewed",
    advice:
      "It should have been by now; once it has ended, browsers refuse to open the site. On the server, certbot renew says what is wrong: often a name no longer leads to this machine, or port 80 is closed.",
  },
  "process-down": {
    about: "server",
    title: "A part of the service does not run",
    advice:
      "The site may still work, because the rest takes over. The part is named below, with the command that says why it does not start. If it began with a release, go back: deploy/release with your server and the word back.",
  },
  "file-missing": {
    about: "other",
    title: "A file that was sold is missing",
    advice:
      "The order is paid, and the service has no file to deliver: the template is no longer sold, and its ZIP is not among the files. Put it back, or send it to the buyer yourself.",
  },
  "payment-stuck": {
    about: "payment",
    title: "A payment does not come to an end",
    advice:
      "For a quarter of an hour the service could not learn from your payment provider what became of it, and goes on asking. Look for the reference below as the order id there, and check the keys of the service.",
  },
  "settlement-declined": {
    about: "payment",
    title: "A payment was taken back by the bank",
    advice:
      "The buyer already has what they paid for, and the money will not arrive. Look at the transaction and write to the buyer.",
  },
  "job-failed": {
    about: "chore",
    title: "A background job keeps failing",
    advice:
      "Until it works again, what the job does (below) does not happen; all other jobs go on. If the reason names your payment provider or your mail server, check its status page and the keys of the service first. Otherwise pass the reason on to whoever maintains the service. Try again, in the desk, starts the job now; that is safe at any time. This alert is resolved as soon as the job works again.",
  },
  "refund-failed": {
    about: "payment",
    title: "A refund did not go through",
    advice:
      "The money is still with you, and the order says so. The reason is below. You can ask for the refund again at the desk, or send the money another way and write to the buyer.",
  },
  "refund-stuck": {
    about: "payment",
    title: "A refund does not come to an end",
    advice:
      "For hours the service could not learn from your payment provider what became of it, and goes on asking. Nothing is sent twice. Check the keys of the service, and look for the payment in the Control Panel.",
  },
  "refund-beyond-payment": {
    about: "payment",
    title: "More went back than was paid",
    advice:
      "The same money was refunded and lost in a dispute. Answer the dispute with the refund as evidence: the bank has to give it back.",
  },
  "refund-not-mirrored": {
    about: "payment",
    title: "A refund at your payment provider is not in our books",
    advice:
      "The service could not make sense of it. Look at the transaction below in the Control Panel, and compare it with the order.",
  },
  "dispute-unreadable": {
    about: "payment",
    title: "A dispute that we cannot read",
    advice:
      "The buyer's bank disputes a payment, and the service does not understand what your payment provider says about it. It counts as open, so refunds of this payment wait. Find the dispute below in the Control Panel and answer it there before the deadline. The service reads it again every hour; this alert is resolved as soon as that works.",
  },
  "dispute-unknown": {
    about: "payment",
    title: "A dispute about a payment that our books do not have",
    advice:
      "Your payment provider names a transaction that is not one of this shop's. Look at it in the Control Panel, and answer there before the day below.",
  },
};

/** Of the mail and of the owner's worklist. */
export function getAlertText(kind: string): AlertText {
  return (
    known[kind] ?? {
      about: "other",
      title: humanize(kind),
      advice: "The service met something it does not decide by itself. This is what it knows:",
    }
  );
}

export function alertDetails(detail: unknown): [string, string][] {
  if (typeof detail !== "object" || detail === null) {
    return detail === undefined || detail === null ? [] : [["Detail", textOf(detail)]];
  }
  return Object.entries(detail).map(([name, value]) => [humanize(name), textOf(value)]);
}

function textOf(value: unknown) {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return truncate(text, 1_000);
}

/** "orphan-payment" and "orderId" become "Orphan payment" and "Order id". */
function humanize(name: string) {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
