import { expect } from "vitest";
import type { Received } from "./mailbox.ts";

const allowedHeaders = [
  "from",
  "to",
  "reply-to",
  "subject",
  "message-id",
  "date",
  "mime-version",
  "content-type",
  "content-transfer-encoding",
  "auto-submitted",
  "in-reply-to",
  "references",
];

/** The names and values of the headers. Parses the raw bytes, because a mail parser may ignore malformed headers. */
export function parseHeaders({ raw }: Received) {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
  expect(head.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  return head
    .replace(/\r\n[ \t]/g, " ")
    .split("\r\n")
    .map((line) => {
      const [, name = "", value = ""] = /^([A-Za-z-]+): (.*)$/.exec(line) ?? [];
      expect(allowedHeaders, line).toContain(name.toLowerCase());
      return [name.toLowerCase(), value] as const;
    });
}
