import { agency } from "@agency/contract/agency";
import type { OrderItem, PaymentMethod } from "@agency/contract/api/orders";
import type { TemplateFile } from "@agency/contract/template-files.generated";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SiteUrl } from "./pictures.tsx";
import { toPlainTextEmail } from "./plain-text.ts";
import { toSingleLine } from "./single-line.ts";

/** An email without its recipients. */
export interface Message {
  subject: string;
  body: ReactElement;
  /** The agency's address by default. */
  replyTo?: string | undefined;
  /** The sender's name; the agency's name by default. */
  fromName?: string;
  /** The ID of the email that this one replies to. */
  inReplyTo?: string | undefined;
  /** Lets mail programs offer to unsubscribe. */
  unsubscribeUrl?: string;
  /** Marks an automatic reply in the headers. */
  automatic?: boolean;
}

/** The data of an order that emails show. */
export interface OrderEmailData {
  number: string;
  placedAt: Date;
  paidAt?: Date;
  dueAt?: Date;
  method: PaymentMethod;
  /** Of the card, if the gateway reported it. */
  lastFour?: string;
  /** Not paid, and no payment is in progress. */
  paymentFailed?: boolean;
  /** The gateway's ID, for payments through the gateway. */
  transactionId?: string;
  /** Only the card and PayPal checkout asks for a name. */
  buyerName?: string;
  /** Empty for a buyer whose personal data was deleted. */
  buyerEmail: string;
  totalCents: number;
  items: (Omit<OrderItem, "download"> & { catalogId?: string; file?: TemplateFile })[];
  accessExpiresAt?: Date;
  /** The private order page. */
  orderUrl: string;
  /** The invoice number, if an invoice was issued. */
  invoice?: string;
}

/** Inboxes cut off longer subjects. */
const SUBJECT_LENGTH = 120;

const NAME_LENGTH = 100;

/** Browsers lay out tables as older emails expect with this document type. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Pictures are loaded from `siteUrl`. */
export function renderMessage(
  {
    subject,
    body,
    replyTo = agency.email,
    fromName = agency.name,
    inReplyTo,
    unsubscribeUrl,
    automatic = false,
  }: Message,
  siteUrl: string = agency.siteUrl,
) {
  const html = `${DOCTYPE}${renderToStaticMarkup(createElement(SiteUrl, { value: siteUrl }, body))}`;
  return {
    subject: toSingleLine(subject, SUBJECT_LENGTH),
    html,
    text: toPlainTextEmail(html),
    ...{ replyTo, inReplyTo, unsubscribeUrl, automatic },
    fromName: toSingleLine(fromName, NAME_LENGTH),
  };
}
