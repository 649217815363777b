/** Emails as owners know them. */
const emailNames: Record<string, string> = {
  delivery: "Download or receipt",
  "order-link": "Order link",
  "order-lookup": "Order link",
  "time-entry": "Time entry",
  "payment-request-sent": "Payment request",
  "payment-request-accepted": "Confirmation of an accepted payment request",
  "payment-request-accepted-owner": "Accepted payment request",
  "payment-request-balance": "Request for the balance",
  "payment-request-reminder": "Payment reminder",
  "payment-request-void": "Void payment request",
  "sale-notification": "New sale",
  "lead-notification": "New lead",
  "lead-acknowledgement": "Reply to a new lead",
  "quarantine-digest": "Messages in quarantine",
  "sign-in-code": "Sign-in code",
  "security-notification": "Security notification",
  "claim-notification": "New Venmo payment",
  "claim-reminder": "Venmo payment to confirm",
  "claim-canceled": "Canceled Venmo order",
  "claim-expired": "Expired Venmo order",
  refund: "Refund",
  "refund-pending": "Requested refund",
  dispute: "Dispute",
  alert: "Alert",
};

export const nameEmail = (kind: string) => emailNames[kind] ?? "Email";
