import type { DeskSession, LeadDetail } from "@agency/contract/api/desk";

/** Fills in {firstName} and {ownerName}. A lead without a name is addressed without one. */
export function fillPlaceholders(
  text: string,
  lead: Pick<LeadDetail, "name" | "email">,
  owner: DeskSession["owner"] | undefined,
): string {
  const firstName = lead.name === lead.email ? "" : (lead.name.trim().split(/\s+/)[0] ?? "");
  return text
    .replaceAll(firstName ? "{firstName}" : / ?\{firstName\}/g, firstName)
    .replaceAll("{ownerName}", owner?.name || owner?.email || "");
}

/** Inserts a text at the selection, as a separate paragraph. */
export function insertText(current: string, text: string, start: number, end: number) {
  const before = current.slice(0, start).trimEnd();
  const after = current.slice(end).trimStart();
  return [before, text, after].filter(Boolean).join("\n\n");
}
