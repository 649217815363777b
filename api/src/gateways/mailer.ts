import nodemailer from "nodemailer";

export interface OutgoingEmail {
  id: string;
  to: string[];
  replyTo?: string;
  /** The sender's name; the default of the mailer if absent. */
  fromName?: string;
  /** The ID of the email that this one replies to. */
  inReplyTo?: string | undefined;
  /** Accepts the one-click request of RFC 8058. */
  unsubscribeUrl?: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** Sets the Auto-Submitted header, so that autoresponders do not reply. */
  automatic: boolean;
}

export interface Mailer {
  send(email: OutgoingEmail): Promise<void>;
  close(): void;
}

/** A permanent SMTP failure; retrying will not help. */
export class PermanentDeliveryError extends Error {}

interface MailerOptions {
  url: string;
  from: { name: string; address: string };
  connections: number;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Implements Mailer with nodemailer, which no other module uses. */
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
  const toMessageId = (id: string) => `<${id}@${domain}>`;
  return {
    async send({ id, to, replyTo, fromName, inReplyTo, subject, html, text, ...email }) {
      try {
        await transport.sendMail({
          messageId: toMessageId(id),
          from: { ...from, ...(fromName && { name: assertSingleLine(fromName) }) },
          ...(inReplyTo && {
            inReplyTo: toMessageId(inReplyTo),
            references: toMessageId(inReplyTo),
          }),
          to: to.map(assertSingleLine),
          replyTo: replyTo && assertSingleLine(replyTo),
          subject: assertSingleLine(subject),
          html,
          text,
          headers: buildHeaders(email),
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

const buildHeaders = ({
  automatic,
  unsubscribeUrl,
}: Pick<OutgoingEmail, "automatic" | "unsubscribeUrl">) => ({
  ...(automatic && { "Auto-Submitted": "auto-replied" }),
  ...(unsubscribeUrl && {
    "List-Unsubscribe": `<${assertSingleLine(unsubscribeUrl)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }),
});

/** Logs in without sending an email. Throws the server's error if the login fails. */
export async function verifySmtpLogin(url: string) {
  const transport = nodemailer.createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Prevents header injection: a line break would start another header. */
function assertSingleLine(value: string) {
  if (/[\r\n]/.test(value)) throw new PermanentDeliveryError("line break in a header");
  return value;
}

/** A 5xx on greeting, login or sender is a configuration problem, so the email stays queued. */
function isPermanent(error: unknown) {
  const { code, command, responseCode = 0 } = error as SmtpError;
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return false;
  // "API" means that nodemailer rejected the address; 503 is an error of the session, not of the email.
  return (
    command === "API" || (command !== "MAIL FROM" && responseCode >= 500 && responseCode !== 503)
  );
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}
