import type { LeadState, TrafficSource } from "@agency/contract/api/desk";
import type { TimeEntryKind } from "@agency/contract/api/hours";
import type { InvoiceKind, InvoiceSnapshot } from "@agency/contract/api/invoices";
import type {
  OrderItem as OrderItemResponse,
  OrderState,
  PaymentMethod,
} from "@agency/contract/api/orders";
import type { DraftContent, InstallmentKind } from "@agency/contract/api/payment-requests";
import type { QuoteDetails } from "@agency/contract/format/quote-details";
import type { PaymentTerms } from "@agency/contract/offers/payment-request-totals";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

type Timestamp = ColumnType<Date, Date | undefined, never>;
type Json = ColumnType<unknown, string | undefined, string>;

/** Null when the visitor had no page view on the same day. */
type TrafficSourceColumn = ColumnType<TrafficSource | null, string | null | undefined, never>;

export type Lead = Selectable<Tables["leads"]>;
export type LeadReply = Selectable<Tables["lead_replies"]>;
export type Order = Selectable<Tables["orders"]>;
export type OrderItem = Selectable<Tables["order_items"]>;
export type Attempt = Selectable<Tables["payment_attempts"]>;
export type Refund = Selectable<Tables["refunds"]>;
export type Dispute = Selectable<Tables["disputes"]>;
export type DisputeResponse = Selectable<Tables["dispute_responses"]>;
export type TimeEntryRow = Selectable<Tables["time_entries"]>;
export type PaymentRequest = Selectable<Tables["payment_requests"]>;
export type PaymentRequestLine = Selectable<Tables["payment_request_lines"]>;
export type Installment = Selectable<Tables["installments"]>;
export type Invoice = Selectable<Tables["invoices"]>;
export type WebhookSubscription = Selectable<Tables["webhook_subscriptions"]>;
export type WebhookDelivery = Selectable<Tables["webhook_deliveries"]>;
export type Actor = Tables["order_events"]["actor"];

/** Tables that only occur in SQL text are missing. */
export interface Tables {
  leads: {
    id: GeneratedAlways<number>;
    received_at: Timestamp;
    name: string;
    email: string;
    phone: string;
    /** The fields of the quote form that have no column. */
    details: ColumnType<QuoteDetails, string | undefined, string>;
    message: string;
    reply_to: string;
    /** Empty for a lead that was sent to the owners. */
    quarantine_reasons: string[];
    /** When the quarantine digest listed it. */
    digest_sent_at: Date | null;
    released_at: Date | null;
    /** Hash of email and message, to detect a lead that was sent twice. */
    fingerprint: Buffer;
    state: Generated<LeadState>;
    snoozed_until: Date | null;
    traffic_source: TrafficSourceColumn;
  };

  lead_events: {
    id: GeneratedAlways<number>;
    lead_id: number;
    occurred_at: Timestamp;
    kind: string;
    /** The owner's email address. */
    owner: string | null;
    detail: Json;
  };

  lead_replies: {
    id: GeneratedAlways<number>;
    lead_id: number;
    /** From the owner's form. */
    idempotency_key: string;
    written_at: Timestamp;
    /** The owner's email address. */
    owner: string;
    /** The owner's name at that time. */
    owner_name: string;
    message: string;
    /** When the lead comes back to the worklist: the `snoozed_until` that the reply set. Null if it set none. */
    follow_up_at: Date | null;
    /** When the mail server accepted the email. */
    sent_at: ColumnType<Date | null, undefined, Date>;
  };

  orders: {
    id: GeneratedAlways<number>;
    number: string;
    /** From the browser. A repeated request returns the existing order. */
    purchase_key: string | null;
    state: OrderState;
    method: PaymentMethod;
    email: string;
    buyer_name: string | null;
    /** For invoices. Null when the payment form did not ask for it. */
    billing_address: string | null;
    /** In the US its two letters, or null if the state is not recognized. Elsewhere the text as entered. */
    billing_state: string | null;
    /** ISO code. Null when it is not known. */
    billing_country: string | null;
    total_cents: number;
    tax_cents: Generated<number>;
    placed_at: Timestamp;
    /** Null when the order was placed as a claim. */
    claimed_at: ColumnType<Date | null, undefined, Date>;
    paid_at: Date | null;
    due_at: Date | null;
    access_expires_at: Date | null;
    refunded_cents: Generated<number>;
    /** The owner revoked access; renewing the link does not restore it. */
    access_revoked: Generated<boolean>;
    /** Incremented when a new private link replaces the old one. */
    link_version: Generated<number>;
    /** Random part of the owners' links. */
    link_salt: Generated<string>;
    traffic_source: TrafficSourceColumn;
    /** Set when the order pays an installment of a payment request. */
    installment_id: ColumnType<number | null, number | null | undefined, number>;
  };

  order_items: {
    order_id: number;
    position: number;
    kind: OrderItemResponse["kind"];
    /** Null for items outside the catalog, such as installments. */
    catalog_id: string | null;
    name: string;
    quantity: number;
    /** Set when the hours are not a whole number. */
    minutes: ColumnType<number | null, number | null | undefined, never>;
    total_cents: number;
    /** Templates only: the file as sold. */
    file_name: string | null;
    file_version: string | null;
    file_sha256: string | null;
    /** Templates only: the chosen look, and the setting in site.config.ts that selects it. */
    look: string | null;
    look_setting: string | null;
  };

  order_events: {
    id: GeneratedAlways<number>;
    order_id: number;
    occurred_at: Timestamp;
    kind: string;
    actor: "buyer" | "owner" | "gateway" | "system";
    /** The owner's email address. Null for an emailed link, which does not identify the owner. */
    owner: string | null;
    detail: Json;
  };

  payment_attempts: {
    id: GeneratedAlways<number>;
    order_id: number;
    /** From the browser. */
    attempt_key: string;
    /** The order ID at the gateway. */
    reference: string;
    state: "charging" | "authorized" | "captured" | "declined" | "abandoned" | "voided";
    amount_cents: number;
    transaction_id: string | null;
    method: "card" | "paypal" | "venmo" | null;
    last_four: string | null;
    decline_reason: string | null;
    /** Keyed hash of the IP network; deleted after a day. */
    network_hash: string | null;
    /** A gateway call may be in flight until then; later the caller has timed out or crashed. */
    in_flight_until: Date | null;
    /** False when the gateway rejected the request rather than the card. */
    is_card_decline: boolean | null;
    /** Unsuccessful reconciliations so far, for backoff. */
    check_count: Generated<number>;
    next_check_at: Date | null;
    created_at: Timestamp;
    updated_at: ColumnType<Date, Date | undefined, Date>;
    settled_at: ColumnType<Date | null, Date | undefined, Date>;
    /** Refunds that have not failed. With the dispute loss never more than the amount. */
    refund_total_cents: Generated<number>;
    /** Null until the payment is settled, and when the gateway does not report its fee. */
    fee_cents: ColumnType<number | null, undefined, number>;
    dispute_loss_cents: Generated<number>;
  };

  refunds: {
    id: Generated<string>;
    order_id: number;
    /** Null for manual refunds. */
    attempt_id: number | null;
    /** From the owner's form. */
    idempotency_key: string | null;
    kind: "void" | "refund" | "manual";
    state: "requested" | "waiting" | "sending" | "accepted" | "settled" | "failed";
    cents: number;
    reason: string;
    note: Generated<string>;
    owner: string | null;
    end_access: boolean;
    gateway_id: string | null;
    failure_reason: ColumnType<string | null, undefined, string>;
    requested_at: Timestamp;
    updated_at: ColumnType<Date, Date | undefined, Date>;
    accepted_at: ColumnType<Date | null, undefined, Date>;
    failed_at: ColumnType<Date | null, undefined, Date>;
    /** Row version for optimistic locking. */
    version: Generated<number>;
    /** Temporary declines so far. */
    soft_decline_count: Generated<number>;
    next_check_at: Date | null;
  };

  disputes: {
    /** The gateway's ID. */
    id: string;
    attempt_id: number | null;
    transaction_id: string;
    kind: string;
    reason: string;
    /** The gateway's status. */
    status: string;
    outcome: "open" | "won" | "lost";
    cents: number;
    /** Dates such as 2026-11-30. */
    reply_by: string | null;
    received_on: string | null;
    case_number: string | null;
    payload: Json;
    version: Generated<number>;
    opened_at: Timestamp;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };

  dispute_responses: {
    id: Generated<string>;
    dispute_id: string;
    /** From the owner's form. */
    idempotency_key: string;
    kind: "evidence" | "acceptance";
    state: Generated<"requested" | "sent" | "failed">;
    /** Empty for an acceptance. */
    text: string;
    owner: string;
    failure_reason: ColumnType<string | null, undefined, string>;
    requested_at: Timestamp;
    updated_at: ColumnType<Date, Date | undefined, Date>;
    next_check_at: ColumnType<Date, Date | undefined, Date>;
  };

  dispute_losses: {
    id: GeneratedAlways<number>;
    attempt_id: number;
    occurred_at: Timestamp;
    /** Negative when a lost dispute is reversed. */
    cents: number;
  };

  time_entries: {
    id: GeneratedAlways<number>;
    /** Each purchase of hours is an account. */
    order_id: number;
    kind: TimeEntryKind;
    /** Negative for worked and refunded time. */
    minutes: number;
    /** Balance after this entry, set by a trigger. */
    remaining_minutes: GeneratedAlways<number>;
    /** Position of the order item that was purchased or is refunded. */
    lot: ColumnType<number | null, number | undefined, never>;
    /** Negative for refunds. */
    cents: ColumnType<number | null, number | undefined, never>;
    /** An owner confirmed that more was worked than purchased. */
    is_overdraft: Generated<boolean>;
    note: Generated<string>;
    owner: ColumnType<string | null, string | null | undefined, never>;
    refund_id: ColumnType<string | null, string | undefined, never>;
    /** From the owner's form. */
    idempotency_key: ColumnType<string | null, string | undefined, never>;
    occurred_at: Timestamp;
  };

  payment_requests: {
    id: GeneratedAlways<number>;
    /** From the owner's form. */
    idempotency_key: string;
    lead_id: number | null;
    state: Generated<"draft" | "sent" | "accepted" | "void">;
    /** Incremented by every change, for optimistic locking. */
    revision: Generated<number>;
    /** Incremented by every sending; 0 for a draft. */
    version: Generated<number>;
    client_name: string;
    client_email: string;
    company: string;
    tax_id: string;
    address: string;
    title: string;
    body: string;
    tax_basis_points: number;
    terms: PaymentTerms;
    /** Share of the total, for the terms "deposit". */
    deposit_percent: Generated<number>;
    due_on: string | null;
    milestones: ColumnType<DraftContent["milestones"], string | undefined, string>;
    net_cents: number;
    tax_cents: number;
    total_cents: number;
    link_salt: Generated<string>;
    link_version: Generated<number>;
    /** Null once accepted. Ignored when an installment is paid. */
    expires_at: ColumnType<Date | null, undefined, Date | null>;
    views: Generated<number>;
    viewed_at: ColumnType<Date | null, undefined, Date | null>;
    /** The last acceptance. It is kept while a larger total is not accepted. */
    accepted_name: ColumnType<string | null, undefined, string | null>;
    accepted_at: ColumnType<Date | null, undefined, Date | null>;
    /** Set by a delivery with a larger total: the total accepted before. */
    accepted_total_cents: ColumnType<number | null, undefined, number>;
    reminders_paused: Generated<boolean>;
    created_at: Timestamp;
    sent_at: ColumnType<Date | null, undefined, Date>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };

  payment_request_lines: {
    payment_request_id: number;
    position: number;
    name: string;
    quantity_hundredths: number;
    unit_cents: number;
    total_cents: number;
  };

  payment_request_versions: {
    payment_request_id: number;
    version: number;
    sent_at: Timestamp;
    /** The text as shown to the client. */
    document: string;
    sha256: Buffer;
    accepted_name: ColumnType<string | null, undefined, string>;
    accepted_at: ColumnType<Date | null, undefined, Date>;
  };

  payment_request_events: {
    id: GeneratedAlways<number>;
    payment_request_id: number;
    occurred_at: Timestamp;
    kind: string;
    actor: "client" | "owner" | "system";
    owner: string | null;
    detail: Json;
  };

  payment_reminders: {
    installment_id: number;
    due_on: string;
    offset_days: number;
    sent_at: Timestamp;
  };

  installments: {
    id: GeneratedAlways<number>;
    payment_request_id: number;
    position: number;
    kind: InstallmentKind;
    cents: number;
    tax_cents: number;
    due_on: string | null;
    payable_since: Date | null;
    paid_at: ColumnType<Date | null, undefined, Date>;
  };

  invoice_counters: {
    series: InvoiceKind;
    year: number;
    last_number: number;
  };

  invoices: {
    id: GeneratedAlways<number>;
    number: string;
    kind: InvoiceKind;
    /** Null until an invoice that was issued before its payment is paid. */
    order_id: ColumnType<number | null, number | null, number>;
    installment_id: ColumnType<number | null, number | null, never>;
    /** Credit notes only. */
    credited_invoice_id: ColumnType<number | null, number | null | undefined, never>;
    refund_id: ColumnType<string | null, string | null | undefined, never>;
    issued_at: ColumnType<Date, Date, never>;
    issued_on: ColumnType<string, string, never>;
    paid_at: ColumnType<Date | null, Date | null, Date>;
    void_at: ColumnType<Date | null, undefined, Date>;
    /** Immutable; a trigger rejects updates. */
    snapshot: ColumnType<InvoiceSnapshot, string, never>;
  };

  gateway_webhooks: {
    payload_hash: Buffer;
    kind: string;
    transaction_id: string | null;
    received_at: Timestamp;
  };

  downloads: {
    id: GeneratedAlways<number>;
    order_id: number;
    file_id: string;
    version: string;
    allowed: Generated<number>;
    completed: Generated<number>;
  };

  version_announcements: {
    template_id: string;
    version: string;
    /** Of the template. */
    name: string;
    changes: string[];
    /** The owner's email address. */
    owner: string;
    announced_at: Timestamp;
    recipient_count: number;
  };

  /** Buyers who want no emails about new versions. */
  update_opt_outs: {
    email: string;
    opted_out_at: Timestamp;
  };

  /** Deleted when an owner has emailed the buyer. */
  promised_contacts: {
    order_id: number;
    contact_by: string;
  };

  alerts: {
    id: GeneratedAlways<number>;
    raised_at: Timestamp;
    kind: string;
    /** Set for alerts that are raised once per subject, until the problem ends. */
    subject: string | null;
    detail: Json;
    resolved_at: Date | null;
    resolved_by: string | null;
  };

  health_conditions: {
    kind: string;
    first_seen_at: Timestamp;
    last_seen_at: ColumnType<Date, Date | undefined, Date>;
    detail: Json;
    alert_id: number | null;
  };

  failures: {
    /** Kind of the alert. */
    kind: string;
    /** The name of a job or loop, or the ID of a dispute. */
    subject: string;
    job_id: Generated<string>;
    first_failed_at: Timestamp;
    last_failed_at: ColumnType<Date, Date | undefined, Date>;
    attempt_count: Generated<number>;
    reason: string;
    queue: ColumnType<string | null, string | undefined>;
    data: ColumnType<unknown, string | undefined>;
    /** The queue has no retries left. */
    is_dead_letter: Generated<boolean>;
    alert_id: ColumnType<number | null, never, number>;
  };

  rate_limits: {
    key: string;
    window_started_at: Date;
    hits: number;
  };

  installation: {
    /** First part of every gateway reference. */
    id: string;
    /** The gateway's payments are known to be in this database up to here. */
    reconciled_until: ColumnType<Date, never, Date>;
    restored_at: ColumnType<Date | null, never, Date>;
  };

  webhook_subscriptions: {
    id: GeneratedAlways<number>;
    name: string;
    url: string;
    events: string[];
    is_enabled: boolean;
    secret: string;
    /** Also signs until it expires, 24 hours after a rotation. */
    previous_secret: ColumnType<string | null, undefined, string | null>;
    previous_secret_expires_at: ColumnType<Date | null, undefined, Date | null>;
    created_at: Timestamp;
  };

  webhook_deliveries: {
    /** In the order in which the events of a subject are sent. */
    id: GeneratedAlways<number>;
    subscription_id: number;
    /** The same for all subscriptions to the event, and for each attempt. */
    message_id: string;
    event: string;
    /** Such as "order-K7Q4-2D9M". */
    subject: string;
    data: ColumnType<Record<string, unknown>, string, never>;
    state: Generated<"pending" | "delivered" | "failed">;
    attempt_count: Generated<number>;
    created_at: Timestamp;
    /** While an attempt runs, the time at which another process may repeat it. */
    next_attempt_at: ColumnType<Date, Date | undefined, Date>;
    last_attempt_at: ColumnType<Date | null, never, Date>;
    response_status: ColumnType<number | null, never, number | null>;
    response_body: ColumnType<string | null, never, string>;
    error: ColumnType<string | null, never, string | null>;
    duration_ms: ColumnType<number | null, never, number>;
  };

  page_views: {
    day: string;
    viewed_at: Date;
    visitor: Buffer;
    page: string;
    referrer: string | null;
    campaign: string | null;
  };

  desk_owners: {
    email: string;
    name: string;
    created_at: Timestamp;
  };

  desk_passkeys: {
    id: string;
    owner: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    created_at: Timestamp;
    last_used_at: ColumnType<Date | null, never, Date>;
  };

  desk_sessions: {
    id: GeneratedAlways<string>;
    token_hash: Buffer;
    owner: string;
    sign_in_method: "passkey" | "code";
    device: string;
    /** Last sign-in; an emailed code renews it. */
    created_at: ColumnType<Date, Date | undefined, Date>;
    last_seen_at: ColumnType<Date, Date | undefined, Date>;
    /** Last passkey verification. */
    passkey_verified_at: Date | null;
  };

  desk_sign_in_codes: {
    id: GeneratedAlways<string>;
    /** The code works only in the browser that requested it. */
    browser_hash: Buffer;
    email: string;
    expires_at: Date;
    attempt_count: Generated<number>;
  };

  desk_challenges: {
    challenge: string;
    purpose: string;
    expires_at: Date;
  };
}
