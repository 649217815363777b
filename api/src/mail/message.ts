import { agency } from "@agency/contract/agency";
import type { OrderItem, PaymentMethod } from "@agency/contract/api/orders";
import type { TemplateFile } from "@agency/contract/template-files.generated";
import { render } from "@react-email/components";
import { createElement, type ReactElement } from "react";
import { toSingleLine } from "./one-line.ts";
import { SiteUrl } from "./pictures.tsx";
import { toPlainTextEmail } from "./plain-text.ts";

/** A message before it is addressed. */
export interface Message {
  subject: string;
  body: ReactElement;
  /** Where an answer goes; the agency's own address unless said otherwise. */
  replyTo?: string;
  /** Sent by a program in answer to something. */
  automatic?: boolean;
}

/** What messages say of an order. */
export interface OrderEmailData {
  number: string;
  placedAt: Date;
  paidAt?: Date;
  dueAt?: Date;
  method: PaymentMethod;
  /** Of the card, where the gateway tells it. */
  lastFour?: string;
  /** Not paid, and no payment is under way. */
  paymentFailed?: boolean;
  /** The gateway's, where there is one. */
  transactionId?: string;
  /** Asked for by the checkout; a Venmo payment comes with an address only. */
  buyerName?: string;
  /** Empty for a buyer whose personal data was deleted. */
  buyerEmail: string;
  totalCents: number;
  items: (Omit<OrderItem, "download"> & { catalogId?: string; file?: TemplateFile })[];
  accessUntil?: Date;
  /** The private page. */
  orderUrl: string;
  /** The number of its invoice, where it has one. */
  invoice?: string;
}

/** Longer subjects are cut off by every inbox. */
const SUBJECT_LENGTH = 120;

/** `siteUrl` is where the pictures are. */
export async function renderMessage(
  { subject, body, replyTo = agency.email, automatic = false }: Message,
  siteUrl: string = agency.siteUrl,
) {
  const html = await render(createElement(SiteUrl, { value: siteUrl }, body));
  return {
    subject: toSingleLine(subject, SUBJECT_LENGTH),
    html,
    text: toPlainTextEmail(html),
    replyTo,
    automatic,
  };
}
