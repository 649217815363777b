/** Limits of form fields, in characters. Separate from the schemas, because the desk does not load zod. */
export const textLimits = {
  name: 200,
  company: 200,
  email: 254,
  /** Lines of a postal address. */
  address: 500,
  taxId: 40,
  requestTitle: 150,
  requestBody: 10_000,
  lineName: 200,
  milestoneTitle: 60,
  note: 5_000,
  reply: 10_000,
  refundNote: 1_000,
  disputeEvidence: 10_000,
  timeNote: 300,
  ownerName: 80,
  passkeyName: 60,
  searchQuery: 200,
  webhookName: 60,
  webhookUrl: 2_000,
} as const;

/** Of visitors' email addresses, in characters. */
export const MAX_EMAIL_LENGTH = 320;

/** Of one time entry. */
export const MAX_MINUTES = 10_000;
