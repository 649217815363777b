/** The settings of a service under test. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeKits } from "@agency/templates/kits";

export const owner = "owner@agency.example";

/** Like .env.example, with what differs from test to test. */
export function testEnvironment({
  databaseUrl,
  smtpUrl,
  ...more
}: { databaseUrl: string; smtpUrl: string } & Record<string, string>) {
  return {
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    PORT: "0",
    SITE_URL: "https://agency.example",
    SIGNING_KEYS: "a-key-for-tests-of-more-than-32-characters",
    MAIL_FROM: "hello@agency.example",
    OWNER_EMAILS: owner,
    MAIL_RETRY_MAX_SECONDS: "2",
    FILES_DIR: packedFiles(),
    ...more,
  };
}

/** The suite packs them once for all its processes; alone, a process does it for itself. */
function packedFiles() {
  process.env.PACKED_FILES ??= packFiles();
  return process.env.PACKED_FILES;
}

/** Packed afresh, so that the tests need nothing but the source; gone when this process is. */
export function packFiles() {
  const folder = mkdtempSync(join(tmpdir(), "agency-files-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  writeKits(folder);
  return folder;
}
