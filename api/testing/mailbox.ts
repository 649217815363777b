/** A mail server that keeps what it is given, and can be told to misbehave. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface Received extends Email {
  /** Whom the envelope named; headers may say anything. */
  recipients: string[];
  /** As it came over the wire. */
  raw: string;
}

export interface Mailbox {
  url: string;
  port: number;
  received: Received[];
  /** Answers every message with this code instead of taking it; 0 takes it. */
  refuseWith: number;
  delayMs: number;
  /** Answers these, in small letters, with 550, whatever else the message says. */
  unknownRecipients: Set<string>;
  /** The next message that fits, now or within the time. */
  waitFor(fits: (mail: Received) => boolean, timeoutMs?: number): Promise<Received>;
  close(): Promise<void>;
}

/** Each message also becomes a file of the folder, when there is one, for readers in other processes. */
export async function openMailbox(folder?: string, port = 0): Promise<Mailbox> {
  const watchers = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      if (!mailbox.unknownRecipients.has(address.toLowerCase())) return done();
      const refusal = new Error(`5.1.1 <${address}>: no such mailbox`);
      done(Object.assign(refusal, { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (mailbox.delayMs > 0) await new Promise((go) => setTimeout(go, mailbox.delayMs));
        if (mailbox.refuseWith > 0) {
          const refusal = new Error("refused by the test");
          return done(Object.assign(refusal, { responseCode: mailbox.refuseWith }));
        }
        const raw = Buffer.concat(chunks);
        const mail = await PostalMime.parse(raw);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.received.push({ ...mail, recipients, raw: raw.toString() });
        if (folder) keep(folder, mailbox.received.length, raw);
        done();
        for (const look of watchers) look();
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
    refuseWith: 0,
    delayMs: 0,
    unknownRecipients: new Set(),
    waitFor(fits, timeoutMs = 60_000) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const mail = mailbox.received.find(fits);
          if (!mail) return;
          end();
          resolve(mail);
        };
        const timer = setTimeout(() => {
          end();
          const subjects = mailbox.received.map(({ subject }) => subject).join(" | ");
          reject(new Error(`No such mail within ${timeoutMs} ms. Received: ${subjects}`));
        }, timeoutMs);
        const end = () => {
          clearTimeout(timer);
          watchers.delete(look);
        };
        watchers.add(look);
        look();
      });
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
  return mailbox;
}

/** Written under another name first: a reader never sees half a message. */
function keep(folder: string, number: number, raw: Buffer) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${String(number).padStart(4, "0")}.eml`);
  writeFileSync(`${path}.part`, raw);
  renameSync(`${path}.part`, path);
}
