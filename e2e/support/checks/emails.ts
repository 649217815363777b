/** Reads the emails that the service sent from the mail server's folder. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { getRunFolder } from "../servers/run-files.ts";

export const getMailFolder = () => join(getRunFolder(), "mail");

/** Returns the newest email to this address with a matching subject. */
export async function waitForEmail(
  address: string,
  subject: RegExp,
  folder = getMailFolder(),
): Promise<Email> {
  const mailbox = openMailbox(address, folder);
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailbox.read()).findLast((email) => subject.test(email.subject ?? ""));
        return found?.subject;
      },
      { message: `email to ${address}` },
    )
    .toMatch(subject);
  return found as Email;
}

/** Returns when the newest email to this address arrived, in milliseconds since 1970. */
export async function emailArrivalTime(address: string): Promise<number> {
  const mailbox = openMailbox(address, getMailFolder());
  await mailbox.read();
  const name = mailbox.names().at(-1);
  if (!name) throw new Error(`No email to ${address}`);
  return statSync(join(getMailFolder(), name)).mtimeMs;
}

/** Returns the first matching URL in the text. */
export function findLink(email: Email, pattern: RegExp): string {
  const link = email.text?.match(/https?:\/\/\S+/g)?.find((url) => pattern.test(url));
  if (!link) throw new Error(`No link like ${pattern} in: ${email.text}`);
  return link;
}

/** Parses only the emails to this address, and each only once: a full run sends thousands. */
function openMailbox(address: string, folder: string) {
  const emails = new Map<string, Email>();
  return {
    /** Returns all emails to this address, oldest first. */
    async read() {
      for (const name of listEmailFiles(folder)) {
        const file = join(folder, name);
        if (emails.has(name) || !readRecipients(file).includes(address)) continue;
        const email = await PostalMime.parse(readFileSync(file));
        if (email.to?.some((to) => to.address === address)) emails.set(name, email);
      }
      return [...emails.values()];
    },
    names: () => [...emails.keys()],
  };
}

const recipients = new Map<string, string>();

/** Returns the "To" header. Files do not change, so each is read only once per process. */
function readRecipients(file: string) {
  let found = recipients.get(file);
  if (found === undefined) {
    found = /^To:.*(\r?\n[ \t].*)*/im.exec(readFileSync(file, "latin1"))?.[0] ?? "";
    recipients.set(file, found);
  }
  return found;
}

function listEmailFiles(folder = getMailFolder()) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort();
}
