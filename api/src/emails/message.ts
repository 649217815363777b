import { agency } from "@agency/contract/agency";
import type { OrderItem, PaymentMethod } from "@agency/contract/orders";
import type { TemplateFile } from "@agency/contract/template-files.generated";
import { render, toPlainText } from "@react-email/components";
import type { ReactElement } from "react";

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
export interface OrderFacts {
  number: string;
  placedAt: Date;
  paidAt?: Date;
  dueAt?: Date;
  method: PaymentMethod;
  buyerEmail: string;
  totalCents: number;
  items: (Omit<OrderItem, "download"> & { file?: TemplateFile })[];
  accessUntil?: Date;
  /** The private page. */
  orderUrl: string;
}

export async function renderMessage({
  subject,
  body,
  replyTo = agency.email,
  automatic = false,
}: Message) {
  const html = await render(body);
  return { subject, html, text: toPlainText(html), replyTo, automatic };
}
