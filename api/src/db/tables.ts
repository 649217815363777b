import type { LeadState, Origin } from "@agency/contract/api/desk";
import type { TimeEntryKind } from "@agency/contract/api/hours";
import type { InvoiceKind, InvoiceSnapshot } from "@agency/contract/api/invoices";
import type {
  OrderItem as ItemAnswer,
  OrderState,
  PaymentMethod,
} from "@agency/contract/api/orders";
import type { DraftContent, InstallmentKind } from "@agency/contract/api/payment-requests";
import type { PaymentTerms } from "@agency/contract/offers/payment-request-totals";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

type Timestamp = ColumnType<Date, Date | undefined, never>;
type Json = ColumnType<unknown, string | undefined, string>;

/** Of a visitor of whom a page was seen on the same day. */
type OriginColumn = ColumnType<Origin | null, string | null | undefined, never>;

export interface Tables {
  leads: LeadsTable;
  lead_events: LeadEventsTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_events: OrderEventsTable;
  payment_attempts: PaymentAttemptsTable;
  refunds: RefundsTable;
  disputes: DisputesTable;
  losses: LossesTable;
  hour_entries: HourEntriesTable;
  payment_requests: PaymentRequestsTable;
  request_lines: RequestLinesTable;
  request_versions: RequestVersionsTable;
  request_events: RequestEventsTable;
  request_reminders: RequestRemindersTable;
  instalments: InstalmentsTable;
  invoice_counters: InvoiceCountersTable;
  invoices: InvoicesTable;
  gateway_notices: GatewayNoticesTable;
  downloads: DownloadsTable;
  promised_contacts: PromisedContactsTable;
  alerts: AlertsTable;
  conditions: ConditionsTable;
  failures: FailuresTable;
  rate_limits: RateLimitsTable;
  ledger: LedgerTable;
  page_views: PageViewsTable;
  seen_salts: SeenSaltsTable;
  daily_numbers: DailyNumbersTable;
  desk_owners: DeskOwnersTable;
  desk_passkeys: DeskPasskeysTable;
  desk_sessions: DeskSessionsTable;
  desk_codes: DeskCodesTable;
  desk_challenges: DeskChallengesTable;
}

export type Lead = Selectable<LeadsTable>;
export type Order = Selectable<OrdersTable>;
export type OrderItem = Selectable<OrderItemsTable>;
export type Attempt = Selectable<PaymentAttemptsTable>;
export type Refund = Selectable<RefundsTable>;
export type Dispute = Selectable<DisputesTable>;
export type HourEntry = Selectable<HourEntriesTable>;
export type PaymentRequest = Selectable<PaymentRequestsTable>;
export type RequestLine = Selectable<RequestLinesTable>;
export type Instalment = Selectable<InstalmentsTable>;
export type Invoice = Selectable<InvoicesTable>;
export type Actor = OrderEventsTable["actor"];

interface LeadsTable {
  id: GeneratedAlways<number>;
  received_at: Timestamp;
  name: string;
  email: string;
  phone: string;
  message: string;
  reply_to: string;
  /** Empty for a lead that went to the owner; what has any is held back. */
  suspicions: string[];
  /** When the owner heard that it is held back. */
  told_at: ColumnType<Date | null, Date | null | undefined>;
  released_at: ColumnType<Date | null, Date | null | undefined>;
  /** Of address and message, to recognize the same lead sent twice. */
  fingerprint: Buffer;
  state: Generated<LeadState>;
  snoozed_until: ColumnType<Date | null, Date | null | undefined>;
  origin: OriginColumn;
}

interface LeadEventsTable {
  id: GeneratedAlways<number>;
  lead_id: number;
  at: Timestamp;
  kind: string;
  /** The address of the owner who did it. */
  owner: string | null;
  detail: Json;
}

interface OrdersTable {
  id: GeneratedAlways<number>;
  number: string;
  /** The key of the browser's attempt: a repeated request finds the order it made. */
  client_key: string | null;
  state: OrderState;
  method: PaymentMethod;
  email: string;
  buyer_name: string | null;
  /** Only for invoices: null where no payment form asked for it. */
  billing_address: ColumnType<string | null, string | null | undefined>;
  total_cents: number;
  tax_cents: Generated<number>;
  placed_at: Timestamp;
  /** When an order that was placed earlier was claimed to be paid by Venmo. */
  claimed_at: ColumnType<Date | null, undefined, Date>;
  paid_at: Date | null;
  due_at: Date | null;
  access_until: Date | null;
  refunded_cents: Generated<number>;
  /** On purpose, and not by time: a fresh link does not open it again. */
  access_ended: Generated<boolean>;
  /** Raised when a fresh private link replaces the old one. */
  link_generation: Generated<number>;
  /** Random, and part of the owner's links. */
  salt: Generated<string>;
  origin: OriginColumn;
  /** Of a payment request, where the order pays for a part of one. */
  instalment_id: ColumnType<number | null, number | null | undefined, number>;
}

interface OrderItemsTable {
  order_id: number;
  position: number;
  kind: ItemAnswer["kind"];
  /** Absent for what the catalog does not have, such as a payment that the owner asks for. */
  catalog_id: string | null;
  name: string;
  quantity: number;
  /** Of hours that are not whole hours. */
  minutes: ColumnType<number | null, number | null | undefined, never>;
  total_cents: number;
  /** Of a template, as it was sold. */
  file_name: string | null;
  file_version: string | null;
  file_sha256: string | null;
  /** Of a template: what the buyer chose, with the setting in site.config.ts whose value it is. */
  look: ColumnType<string | null, string | null | undefined>;
  look_setting: ColumnType<string | null, string | null | undefined>;
}

interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  at: Timestamp;
  kind: string;
  actor: "buyer" | "owner" | "gateway" | "system";
  /** The address of the owner who did it at the desk; a mailed link does not say whose it is. */
  owner: ColumnType<string | null, string | null | undefined>;
  detail: Json;
}

interface PaymentAttemptsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  /** The key of the browser's attempt. */
  client_key: string;
  /** What the gateway knows it by. */
  reference: string;
  state: "charging" | "authorized" | "captured" | "declined" | "abandoned" | "voided";
  amount_cents: number;
  transaction_id: string | null;
  method: "card" | "paypal" | "venmo" | null;
  last_four: string | null;
  refusal: string | null;
  /** The pseudonym of the network it came from, for a day. */
  sender: string | null;
  /** While it lasts, the gateway is being asked; afterwards whoever asked has given up, or died. */
  asking_until: Date | null;
  /** The card itself was declined; a request that the gateway could not use is no such decline. */
  card_declined: boolean | null;
  /** How often the reconciler came to no end with it, and when it tries again. */
  looks: Generated<number>;
  next_look_at: Date | null;
  began_at: Timestamp;
  changed_at: ColumnType<Date, Date | undefined, Date>;
  settled_at: ColumnType<Date | null, undefined, Date>;
  /** Of refunds that have not failed; and what disputes took. Together never more than the amount. */
  returned_cents: Generated<number>;
  lost_cents: Generated<number>;
}

interface RefundsTable {
  id: Generated<string>;
  order_id: number;
  /** Absent for money that goes back outside of the gateway. */
  attempt_id: number | null;
  /** The key of the owner's form. */
  client_key: string | null;
  kind: "void" | "refund" | "manual";
  state: "requested" | "waiting" | "sending" | "accepted" | "settled" | "failed";
  cents: number;
  reason: string;
  note: Generated<string>;
  owner: string | null;
  end_access: boolean;
  gateway_id: ColumnType<string | null, string | null | undefined>;
  failure: ColumnType<string | null, undefined, string>;
  requested_at: Timestamp;
  changed_at: ColumnType<Date, Date | undefined, Date>;
  accepted_at: ColumnType<Date | null, undefined, Date>;
  failed_at: ColumnType<Date | null, undefined, Date>;
  /** Of the row: a decision that was made from an older one changes nothing. */
  version: Generated<number>;
  /** How often the bank declined it for the moment. */
  declines: Generated<number>;
  next_look_at: Date | null;
}

interface DisputesTable {
  /** The gateway's. */
  id: string;
  attempt_id: number | null;
  transaction_id: string;
  kind: string;
  reason: string;
  /** In the gateway's words. */
  status: string;
  outcome: "open" | "won" | "lost";
  cents: number;
  /** Days, such as 2026-11-30. */
  reply_by: string | null;
  received_on: string | null;
  case_number: string | null;
  payload: Json;
  version: Generated<number>;
  opened_at: Timestamp;
  changed_at: ColumnType<Date, Date | undefined, Date>;
}

interface LossesTable {
  id: GeneratedAlways<number>;
  attempt_id: number;
  at: Timestamp;
  /** Less than nothing when a bank changes its mind. */
  cents: number;
}

interface HourEntriesTable {
  id: GeneratedAlways<number>;
  /** The account: each purchase of hours has its own. */
  order_id: number;
  kind: TimeEntryKind;
  /** Less than nothing for what was worked, or refunded. */
  minutes: number;
  /** After this entry; the database adds it up. */
  left_minutes: GeneratedAlways<number>;
  /** The position of the order's line that was bought, or is refunded. */
  lot: ColumnType<number | null, number | undefined, never>;
  /** What was paid; less than nothing for what goes back. */
  cents: ColumnType<number | null, number | undefined, never>;
  /** More was worked than was bought, and an owner said so. */
  over: Generated<boolean>;
  note: Generated<string>;
  owner: ColumnType<string | null, string | null | undefined, never>;
  refund_id: ColumnType<string | null, string | undefined, never>;
  /** The key of the owner's form. */
  client_key: ColumnType<string | null, string | undefined, never>;
  at: Timestamp;
}

interface PaymentRequestsTable {
  id: GeneratedAlways<number>;
  /** The key of the owner's form. */
  client_key: string;
  lead_id: number | null;
  state: Generated<"draft" | "sent" | "accepted" | "void">;
  /** Raised by every change: one that was made from an older one changes nothing. */
  revision: Generated<number>;
  /** Of what the client reads; 0 for a draft. */
  version: Generated<number>;
  client_name: string;
  client_email: string;
  company: string;
  vat_id: string;
  address: string;
  title: string;
  body: string;
  /** In hundredths of a percent. */
  tax_hundredths: number;
  terms: PaymentTerms;
  /** Of the total, when it is paid in two parts. */
  deposit_percent: Generated<number>;
  due_on: string | null;
  milestones: ColumnType<DraftContent["milestones"], string | undefined, string>;
  net_cents: number;
  tax_cents: number;
  total_cents: number;
  salt: Generated<string>;
  link_generation: Generated<number>;
  /** Until it is accepted; nothing afterwards. */
  expires_at: ColumnType<Date | null, undefined, Date | null>;
  views: Generated<number>;
  viewed_at: ColumnType<Date | null, undefined, Date | null>;
  accepted_name: ColumnType<string | null, undefined, string | null>;
  accepted_at: ColumnType<Date | null, undefined, Date | null>;
  reminders_off: Generated<boolean>;
  created_at: Timestamp;
  sent_at: ColumnType<Date | null, undefined, Date>;
  changed_at: ColumnType<Date, Date | undefined, Date>;
}

interface RequestLinesTable {
  request_id: number;
  position: number;
  name: string;
  quantity_hundredths: number;
  unit_cents: number;
  total_cents: number;
}

interface RequestVersionsTable {
  request_id: number;
  version: number;
  sent_at: Timestamp;
  /** As the client read it, word by word. */
  document: string;
  sha256: Buffer;
  accepted_name: ColumnType<string | null, undefined, string>;
  accepted_at: ColumnType<Date | null, undefined, Date>;
}

interface RequestEventsTable {
  id: GeneratedAlways<number>;
  request_id: number;
  at: Timestamp;
  kind: string;
  actor: "client" | "owner" | "system";
  owner: string | null;
  detail: Json;
}

interface RequestRemindersTable {
  instalment_id: number;
  due_on: string;
  days_after: number;
  sent_at: Timestamp;
}

interface InstalmentsTable {
  id: GeneratedAlways<number>;
  request_id: number;
  position: number;
  kind: InstallmentKind;
  cents: number;
  /** What of it is tax. */
  tax_cents: number;
  due_on: string | null;
  /** From then on it can be paid. */
  opened_at: ColumnType<Date | null, Date | null | undefined>;
  paid_at: ColumnType<Date | null, undefined, Date>;
}

interface InvoiceCountersTable {
  series: InvoiceKind;
  year: number;
  /** The newest number that was given out. */
  last: number;
}

interface InvoicesTable {
  id: GeneratedAlways<number>;
  number: string;
  kind: InvoiceKind;
  /** Absent while an invoice waits for its payment. */
  order_id: ColumnType<number | null, number | null, number>;
  instalment_id: ColumnType<number | null, number | null, never>;
  /** Of a credit note. */
  credits_id: ColumnType<number | null, number | null | undefined, never>;
  refund_id: ColumnType<string | null, string | null | undefined, never>;
  issued_at: ColumnType<Date, Date, never>;
  issued_on: ColumnType<string, string, never>;
  paid_at: ColumnType<Date | null, Date | null, Date>;
  void_at: ColumnType<Date | null, undefined, Date>;
  /** As it was handed out; the database refuses to change it. */
  facts: ColumnType<InvoiceSnapshot, string, never>;
}

interface GatewayNoticesTable {
  payload_hash: Buffer;
  kind: string;
  transaction_id: string | null;
  received_at: Timestamp;
}

interface DownloadsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  file_id: string;
  version: string;
  allowed: Generated<number>;
  completed: Generated<number>;
  /** How much of each part of the file was sent or is about to be; empty before the first. */
  parts: Generated<number[]>;
}

/** Deleted once an owner has written to the buyer. */
interface PromisedContactsTable {
  order_id: number;
  contact_by: string;
}

interface AlertsTable {
  id: GeneratedAlways<number>;
  at: Timestamp;
  kind: string;
  /** What it is about, where the owner should hear of it once. */
  subject: string | null;
  detail: Json;
  resolved_at: Date | null;
  resolved_by: ColumnType<string | null, string | null | undefined>;
}

interface ConditionsTable {
  kind: string;
  since: Timestamp;
  seen_at: ColumnType<Date, Date | undefined, Date>;
  detail: Json;
  /** That told of it. */
  alert_id: ColumnType<number | null, number | null | undefined>;
}

interface FailuresTable {
  /** Of its alert. */
  kind: string;
  /** The name of a job or loop, or the id of a dispute. */
  subject: string;
  job_id: Generated<string>;
  since: Timestamp;
  failed_at: ColumnType<Date, Date | undefined, Date>;
  tries: Generated<number>;
  reason: string;
  queue: ColumnType<string | null, string | undefined>;
  data: ColumnType<unknown, string | undefined>;
  /** The queue has used up its retries. */
  given_up: Generated<boolean>;
  alert_id: ColumnType<number | null, never, number>;
}

interface RateLimitsTable {
  key: string;
  window_began_at: Date;
  hits: number;
}

interface LedgerTable {
  /** Tells this database from others that use the same gateway. */
  id: string;
  /** Until when the gateway's payments are known to be in our books. */
  swept_at: ColumnType<Date, never, Date>;
  restored_at: ColumnType<Date | null, never, Date>;
}

interface PageViewsTable {
  day: string;
  at: Date;
  visitor: Buffer;
  page: string;
  referrer: string | null;
  campaign: string | null;
}

interface SeenSaltsTable {
  day: string;
  salt: Buffer;
}

interface DailyNumbersTable {
  day: string;
  what: string;
  value: string;
  count: number;
  cents: number;
}

interface DeskOwnersTable {
  email: string;
  name: string;
  created_at: Timestamp;
}

interface DeskPasskeysTable {
  id: string;
  owner: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Timestamp;
  last_used_at: ColumnType<Date | null, never, Date>;
}

interface DeskSessionsTable {
  id: GeneratedAlways<string>;
  token_hash: Buffer;
  owner: string;
  how: "passkey" | "code";
  device: string;
  /** When the owner last signed in; a mailed code renews it. */
  created_at: ColumnType<Date, Date | undefined, Date>;
  last_seen_at: ColumnType<Date, Date | undefined, Date>;
  /** When a passkey was last shown. */
  proven_at: Date | null;
}

interface DeskCodesTable {
  id: GeneratedAlways<string>;
  /** The code works only in the browser that asked for it. */
  browser_hash: Buffer;
  email: string;
  expires_at: Date;
  tries: Generated<number>;
}

interface DeskChallengesTable {
  challenge: string;
  purpose: string;
  expires_at: Date;
}
