interface AlertText {
  category: "payment" | "mail" | "job" | "server" | "other";
  title: string;
  advice: string;
  /** False if owners only need to know, as when a payment was voided. */
  needsAction: boolean;
}

interface StoredText extends Omit<AlertText, "needsAction"> {
  /** True by default. */
  needsAction?: boolean;
}

/** What each kind of alert means, and what to do about it. {state} is the state in its detail, {correction} what to correct. */
export const alertTexts: Record<string, StoredText> = {
  "mail-undeliverable": {
    category: "mail",
    title: "An email could not be delivered",
    advice:
      "We won’t send to this address again. {correction}If the address is right, call the person.",
  },
  "card-testing": {
    category: "payment",
    title: "Someone is testing stolen cards",
    needsAction: false,
    advice:
      "So many cards were declined that payments for this product, or for the whole site (see Limit below), are paused for up to ten minutes. Nothing was charged, and payments resume automatically. If this happens again, tighten the fraud settings at your payment provider.",
  },
  "orphaned-payment": {
    category: "payment",
    title: "A payment went through too late",
    advice:
      "Your payment provider processed a payment that we had already recorded as failed, so nothing was delivered for it. If Voided below is Yes, the buyer was not charged. Otherwise, refund the transaction at your payment provider.",
  },
  "orders-restored": {
    category: "payment",
    title: "Orders were restored",
    advice:
      "A backup was restored, and your payment provider had payments that were missing from it. Their orders were recreated with the same numbers, and each buyer got an email with a new link. Everything without a payment at your payment provider is lost if it was made after the backup: leads, Venmo orders and recorded payments (confirmed or not), payment requests and acceptances, time entries, and notes. If you did not restore a backup, rows were deleted from the database.",
  },
  "unknown-payments": {
    category: "payment",
    title: "Payments missing from the database",
    advice:
      "Your payment provider has payments with references of this site, and the database does not contain them. Nothing was changed. If you restored a backup without our script, record this in the database (see docs/operations.md), and the orders are recreated within an hour. Otherwise, another installation uses the same API keys.",
  },
  "payment-for-closed-order": {
    category: "payment",
    title: "A payment for a {state} order",
    advice:
      "A buyer paid for an order that was already {state}, and nothing was delivered for this payment. If Voided below is Yes, the buyer was not charged. Otherwise, refund the payment at your payment provider.",
  },
  "possible-duplicate-payment": {
    category: "payment",
    title: "A buyer may have paid twice",
    advice:
      "The same email address bought the same item twice within 30 minutes, from two places, so we could not ask the buyer first. If one of the orders below was a mistake, refund it in the desk.",
  },
  "gateway-auth-failed": {
    category: "payment",
    title: "Payment provider rejected the API keys",
    advice:
      "No one can pay online until this is fixed. Nothing was charged. Compare the service’s API keys with those in the Braintree Control Panel. They may be revoked or mistyped.",
  },
  "gateway-unreachable": {
    category: "payment",
    title: "Payment provider cannot be reached",
    advice:
      "It has not responded for 15 minutes, so no one can pay online. Nothing was charged. Check its status page. If there is no outage, the server has no outbound connection, so run deploy/doctor. This alert is resolved automatically when the payment provider responds again.",
  },
  "mail-failing": {
    category: "mail",
    title: "No emails are being sent",
    advice:
      "The mail server has accepted nothing for 15 minutes. Nothing is lost, because emails are queued and sent automatically. Compare SMTP_URL with your mail provider’s settings (the usual cause is a changed password), then run deploy/provision. Until then, check for new leads in the desk.",
  },
  "backup-outdated": {
    category: "server",
    title: "The latest backup is missing",
    advice:
      "Last night’s backup was not made. The site and the archive of changes still work. On the server, journalctl -u agency-backup shows what went wrong, and systemctl start agency-backup makes a new backup.",
  },
  "archive-failing": {
    category: "server",
    title: "Database changes are no longer archived",
    advice:
      "New data is only on the server’s disk and would be lost with it. The disk also fills up. The cause is below. For details, see the end of the log in /var/log/postgresql on the server.",
  },
  "offsite-backup-behind": {
    category: "server",
    title: "Offsite backup is offline",
    advice:
      "Orders and leads still work, but up to a minute of data would be lost with the server. On the offsite host, systemctl status agency-wal-receiver shows why, and deploy/offsite-backup sets it up again. This alert is resolved automatically when the offsite host has caught up.",
  },
  "disk-almost-full": {
    category: "server",
    title: "The server’s disk is almost full",
    advice:
      "A full disk stops orders and leads. Find out what fills it. You can delete old journals and releases, but not backups. If the disk is too small, ask your host for a bigger one.",
  },
  "certificate-expiring": {
    category: "server",
    title: "The site’s certificate was not renewed",
    advice:
      "It should have been renewed by now. When it expires, browsers block the site. On the server, certbot renew shows what is wrong. Often a domain no longer points to this server, or port 80 is closed.",
  },
  "nginx-down": {
    category: "server",
    title: "The site does not respond",
    advice: "On the server, systemctl status nginx shows why.",
  },
  "process-down": {
    category: "server",
    title: "A part of the service is not running",
    advice:
      "The site may still work, because the other parts take over. See below which part it is and which command shows why it does not start. If this started after a release, roll back with deploy/release SERVER rollback.",
  },
  "file-missing": {
    category: "other",
    title: "A purchased file is missing",
    advice:
      "The order is paid, but there is no file to deliver. The template is no longer sold, and its ZIP file is not in FILES_DIR. Put the file back, or send it to the buyer yourself.",
  },
  "payment-stuck": {
    category: "payment",
    title: "A payment is stuck",
    advice:
      "For 15 minutes the service could not get the payment’s status from your payment provider. It keeps checking. Search the Braintree Control Panel for the reference below as the order ID, and check the service’s API keys. This alert is resolved automatically when the payment succeeds or fails.",
  },
  "settlement-declined": {
    category: "payment",
    title: "The bank did not settle a payment",
    advice:
      "The buyer already has what they paid for, and the money will not arrive. Check the transaction and contact the buyer.",
  },
  "settlement-overdue": {
    category: "payment",
    title: "A payment is not settled",
    advice:
      "The buyer already has what they paid for, and after five business days the money is not on its way to you. Find the transaction below in the Braintree Control Panel, and ask your payment provider why it is not settled. The service checks every four hours. This alert is resolved automatically when the payment is settled.",
  },
  "job-failed": {
    category: "job",
    title: "A background job keeps failing",
    advice:
      "Until this job succeeds, its work (see Purpose below) is not done. All other jobs continue. If the reason names your payment provider or mail server, check its status page and the service’s settings first. Otherwise, send the reason to the person who maintains the service. If the alert has the button Try again in the desk, you can run the job now. This is always safe. This alert is resolved automatically when the job succeeds.",
  },
  "webhook-failed": {
    category: "other",
    title: "A webhook could not be delivered",
    advice:
      "The receiver accepted no delivery of an event for three days, so it does not have this event and maybe others. Fix or replace the receiver, then send the failed deliveries again in the desk. They are kept for 30 days. If you no longer need the webhook, delete it. This alert is resolved automatically when a delivery succeeds.",
  },
  "refund-failed": {
    category: "payment",
    title: "A refund failed",
    advice:
      "You still have the money, and the order shows this. The reason is below. Request the refund again in the desk, or send the money another way and contact the buyer.",
  },
  "refund-stuck": {
    category: "payment",
    title: "A refund is stuck",
    advice:
      "For hours the service could not get the refund’s status from your payment provider. It keeps checking and sends nothing twice. Check the service’s API keys, and find the payment in the Braintree Control Panel. This alert is resolved automatically when the refund is accepted or fails.",
  },
  "refund-settlement-overdue": {
    category: "payment",
    title: "A refund is not settled",
    advice:
      "Your payment provider accepted the refund, and after five business days it is not on its way to the buyer, or the service could not check it. Find the transaction below in the Braintree Control Panel, and ask your payment provider why it is not settled. The service checks every four hours. This alert is resolved automatically when the refund is settled or fails.",
  },
  "refund-exceeds-payment": {
    category: "payment",
    title: "Refunds and a lost dispute exceed the payment",
    advice:
      "The same money was refunded and lost in a dispute. Respond to the dispute with the refund as evidence, so that the bank returns the money.",
  },
  "refund-import-failed": {
    category: "payment",
    title: "A refund could not be recorded",
    advice:
      "A refund or void was made at your payment provider, and the service could not record it. Find the transaction below in the Braintree Control Panel, and compare it with the order.",
  },
  "dispute-unreadable": {
    category: "payment",
    title: "A dispute could not be read",
    advice:
      "The buyer disputed a payment, and the service cannot read the dispute at your payment provider. It counts as open, so refunds of this payment are blocked. Find the dispute below in the Braintree Control Panel, and respond there before the deadline. The service tries again every hour. This alert is resolved automatically when it succeeds.",
  },
  "dispute-response-failed": {
    category: "payment",
    title: "A response to a dispute was not sent",
    advice:
      "The payment provider rejected the evidence or the acceptance, or the dispute was already closed. The reason is below. Open the order and try again before the deadline, or respond in the Braintree Control Panel.",
  },
  "unknown-dispute": {
    category: "payment",
    title: "A dispute of an unknown payment",
    advice:
      "Your payment provider reports a dispute of a payment that the database does not contain. Find it in the Braintree Control Panel, and respond there before the date below.",
  },
};

export function getAlertText({ kind, detail }: { kind: string; detail: unknown }): AlertText {
  const {
    category,
    title,
    advice,
    needsAction = true,
  }: StoredText = alertTexts[kind] ?? {
    category: "other",
    title: "The service found a problem",
    advice:
      "The service cannot resolve it automatically. Send the details below to the person who maintains the service.",
  };
  const { state = "closed", voided, order, request } = (detail ?? {}) as Record<string, unknown>;
  const record = order ? `order ${order}` : request && `payment request ${request}`;
  const correction = record
    ? `Correct the address of ${record}, and we send the email again. `
    : "";
  const insertDetails = (text: string) =>
    text.replace("{state}", String(state).replaceAll("_", " ")).replace("{correction}", correction);
  return {
    category,
    title: insertDetails(title),
    advice: insertDetails(advice),
    needsAction: needsAction && voided !== true,
  };
}
