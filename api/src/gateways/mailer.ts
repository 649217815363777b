import nodemailer from "nodemailer";

export interface OutgoingEmail {
  id: string;
  to: string[];
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Written by a program in answer to something: tells other programs not to answer. */
  automatic: boolean;
}

export interface Mailer {
  send(letter: OutgoingEmail): Promise<void>;
  close(): void;
}

/** The mail server said no for good: trying again would only repeat it. */
export class PermanentDeliveryError extends Error {}

interface MailerOptions {
  url: string;
  from: { name: string; address: string };
  connections: number;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** SMTP, and the only place that knows nodemailer. */
export function createMailer({ url, from, connections }: MailerOptions): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.split("@")[1];
  return {
    async send({ id, to, replyTo, subject, html, text, automatic }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: to.map(header),
          ...(replyTo && { replyTo: header(replyTo) }),
          subject: header(subject),
          html,
          text,
          headers: automatic ? { "Auto-Submitted": "auto-replied" } : {},
        });
      } catch (error) {
        throw isPermanent(error)
          ? new PermanentDeliveryError(String(error), { cause: error })
          : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Signs in and leaves again; no mail is sent. Throws what the server said against it. */
export async function verifySmtpLogin(url: string) {
  const transport = nodemailer.createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** A line break in a header would begin another header. */
function header(value: string) {
  if (/[\r\n]/.test(value)) throw new PermanentDeliveryError("line break in a header");
  return value;
}

/**
 * A 5xx to this message or its recipient, or an address that cannot be written to. A 5xx to the greeting, the
 * sign-in or the sender is about our settings or the server's day: the mail is kept for when that is mended.
 */
function isPermanent(error: unknown) {
  const { code, command, responseCode = 0 } = error as Refused;
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return false;
  // 503, "bad sequence of commands", is about the session.
  return (
    command === "API" || (command !== "MAIL FROM" && responseCode >= 500 && responseCode !== 503)
  );
}

interface Refused {
  code?: string;
  command?: string;
  responseCode?: number;
}
