/** A mail server that stores all emails and can be made to fail. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface Received extends Email {
  /** Recipients of the SMTP envelope. */
  recipients: string[];
  /** The raw source of the email. */
  raw: string;
}

export interface Mailbox {
  url: string;
  port: number;
  received: Received[];
  /** Rejects every email with this code; 0 accepts it. */
  rejectWith: number;
  delayMs: number;
  /** Lowercase addresses that are rejected with 550. */
  unknownRecipients: Set<string>;
  /** The first email that matches, received already or before the timeout. */
  waitFor(matches: (email: Received) => boolean, timeoutMs?: number): Promise<Received>;
  close(): Promise<void>;
}

/** With a folder, each email is also written to a file, for readers in other processes. */
export async function openMailbox(folder?: string, port = 0): Promise<Mailbox> {
  const watchers = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      if (!mailbox.unknownRecipients.has(address.toLowerCase())) return done();
      const error = new Error(`5.1.1 <${address}>: no such mailbox`);
      done(Object.assign(error, { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (mailbox.delayMs > 0)
          await new Promise((resolve) => setTimeout(resolve, mailbox.delayMs));
        if (mailbox.rejectWith > 0) {
          const error = new Error("rejected by the test");
          return done(Object.assign(error, { responseCode: mailbox.rejectWith }));
        }
        const raw = Buffer.concat(chunks);
        const email = await PostalMime.parse(raw);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.received.push({ ...email, recipients, raw: raw.toString() });
        if (folder) writeEmail(folder, mailbox.received.length, raw);
        done();
        for (const check of watchers) check();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const address = server.server.address();
  const bound = typeof address === "object" && address ? address.port : port;

  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received: [],
    rejectWith: 0,
    delayMs: 0,
    unknownRecipients: new Set(),
    waitFor(matches, timeoutMs = 120_000) {
      return new Promise((resolve, reject) => {
        const check = () => {
          const email = mailbox.received.find(matches);
          if (!email) return;
          end();
          resolve(email);
        };
        const timer = setTimeout(() => {
          end();
          const subjects = mailbox.received.map(({ subject }) => subject).join(" | ");
          reject(new Error(`No such email within ${timeoutMs} ms. Received: ${subjects}`));
        }, timeoutMs);
        const end = () => {
          clearTimeout(timer);
          watchers.delete(check);
        };
        watchers.add(check);
        check();
      });
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
  return mailbox;
}

/** Writes a temporary file and renames it, so that a reader never sees a partial email. */
function writeEmail(folder: string, number: number, raw: Buffer) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${String(number).padStart(4, "0")}.eml`);
  writeFileSync(`${path}.part`, raw);
  renameSync(`${path}.part`, path);
}
