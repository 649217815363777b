/** The settings of a service under test. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeKits } from "@agency/templates/kits";

export const owner = "owner@agency.example";

/** Like .env.example, plus the settings of the test. */
export function testEnvironment({
  databaseUrl,
  smtpUrl,
  ...settings
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
    ...settings,
  };
}

/** Packed once per test run; a single process packs its own. */
function packedFiles() {
  process.env.PACKED_FILES ??= packFiles();
  return process.env.PACKED_FILES;
}

/** Packs the templates from source into a temporary folder, which is deleted when this process exits. */
export function packFiles() {
  const folder = mkdtempSync(join(tmpdir(), "agency-files-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  writeKits(folder);
  return folder;
}
