import { agency } from "@agency/contract/agency";
import { Link } from "../../mail/elements.tsx";
import { Layout } from "../../mail/layout.tsx";
import { LetterText } from "../../mail/letter-text.tsx";
import type { Message } from "../../mail/message.ts";
import { toSingleLine } from "../../mail/single-line.ts";
import { light } from "../../mail/theme.ts";
import { Note } from "../../mail/typography.tsx";

interface BuyerMessageData {
  /** What the owner wrote. */
  text: string;
  ownerName: string;
  /** The owner's address, so that the conversation goes on in their mailbox. */
  replyTo?: string | undefined;
  orderNumber: string;
  /** The names of the purchased items. */
  items: string;
  orderUrl: string;
}

/** Only what the owner wrote, and which order it is about. */
export function buyerMessage(data: BuyerMessageData): Message {
  const { text, ownerName, replyTo, orderNumber, items, orderUrl } = data;
  return {
    subject: `Your order ${orderNumber}`,
    fromName: `${ownerName} at ${agency.name}`,
    replyTo,
    body: (
      <Layout preview={toSingleLine(text, 140)}>
        <LetterText text={text} />
        <Note>
          This is about your order {orderNumber} ({items}).{" "}
          <Link href={orderUrl} className="link" style={{ color: light.link }}>
            Open your order
          </Link>
        </Note>
      </Layout>
    ),
  };
}
