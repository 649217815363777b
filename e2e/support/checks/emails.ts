/** Reads the emails that the service sent from the mail server's folder. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

export const mailFolder = join(import.meta.dirname, "../../output/mail");

/** Returns the newest email to this address with a matching subject. */
export async function waitForEmail(
  address: string,
  subject: RegExp,
  folder = mailFolder,
): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await readEmails(folder)).findLast(
          (email) =>
            email.to?.some((to) => to.address === address) && subject.test(email.subject ?? ""),
        );
        return found?.subject;
      },
      { message: `email to ${address}`, timeout: 60_000 },
    )
    .toMatch(subject);
  return found as Email;
}

/** Returns when the newest email to this address arrived, in milliseconds since 1970. */
export async function emailArrivalTime(address: string): Promise<number> {
  const emails = await readEmails();
  const index = emails.findLastIndex(({ to }) => to?.some((one) => one.address === address));
  const name = listEmailFiles()[index];
  if (!name) throw new Error(`No email to ${address}`);
  return statSync(join(mailFolder, name)).mtimeMs;
}

/** Returns the first matching URL in the text. */
export function findLink(email: Email, pattern: RegExp): string {
  const link = email.text?.match(/https?:\/\/\S+/g)?.find((url) => pattern.test(url));
  if (!link) throw new Error(`No link like ${pattern} in: ${email.text}`);
  return link;
}

function readEmails(folder = mailFolder) {
  return Promise.all(
    listEmailFiles(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
}

function listEmailFiles(folder = mailFolder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort();
}
