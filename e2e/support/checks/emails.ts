/** What the service really sent, read from the mail server's folder. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

export const mailFolder = join(import.meta.dirname, "../../output/mail");

/** The newest message to this address whose subject fits, once it has arrived. */
export async function waitForEmail(
  address: string,
  subject: RegExp,
  folder = mailFolder,
): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await allMail(folder)).findLast(
          (mail) =>
            mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ""),
        );
        return found?.subject;
      },
      { message: `mail to ${address}`, timeout: 60_000 },
    )
    .toMatch(subject);
  return found as Email;
}

/** When the newest message to this address was taken, in milliseconds since 1970. */
export async function emailArrivalTime(address: string): Promise<number> {
  const mails = await allMail();
  const index = mails.findLastIndex(({ to }) => to?.some((one) => one.address === address));
  const name = mailFiles()[index];
  if (!name) throw new Error(`No mail to ${address}`);
  return statSync(join(mailFolder, name)).mtimeMs;
}

/** The one address in the text that fits. */
export function findLink(mail: Email, pattern: RegExp): string {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((address) => pattern.test(address));
  if (!link) throw new Error(`No link like ${pattern} in: ${mail.text}`);
  return link;
}

function allMail(folder = mailFolder) {
  return Promise.all(
    mailFiles(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
}

function mailFiles(folder = mailFolder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort();
}
