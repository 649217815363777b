import { textLimits } from "@agency/contract/limits/text-limits";
import { replyPlaceholders } from "@agency/contract/offers/saved-reply-type";
import { savedReplies } from "@agency/contract/saved-replies";
import { expect, test } from "vitest";
import { fillPlaceholders, insertText } from "./saved-replies.ts";

const owner = { email: "nell@mesaandmain.example", name: "Nell" };
const text = "Hi {firstName},\n\nThanks.\n\n{ownerName}";

test("fills in the first name and the owner's name", () => {
  const lead = { name: "Priya  Raman", email: "priya@example.com" };
  expect(fillPlaceholders(text, lead, owner)).toBe("Hi Priya,\n\nThanks.\n\nNell");
});

test("leaves out the name of a lead that gave none", () => {
  const lead = { name: "priya@example.com", email: "priya@example.com" };
  expect(fillPlaceholders(text, lead, { ...owner, name: "" })).toBe(
    "Hi,\n\nThanks.\n\nnell@mesaandmain.example",
  );
});

test("inserts a saved reply as a paragraph", () => {
  expect(insertText("", "Saved", 0, 0)).toBe("Saved");
  expect(insertText("Before after", "Saved", 7, 7)).toBe("Before\n\nSaved\n\nafter");
  expect(insertText("Before replaced", "Saved", 7, 15)).toBe("Before\n\nSaved");
});

test("the saved replies of the sample use each placeholder and fit into a reply", () => {
  expect(savedReplies).toHaveLength(3);
  for (const { text } of savedReplies) {
    const used = [...text.matchAll(/\{(.*?)\}/g)].map(([, name]) => name);
    expect([...new Set(used)]).toEqual([...replyPlaceholders]);
    expect(text.length).toBeLessThan(textLimits.reply);
  }
});
