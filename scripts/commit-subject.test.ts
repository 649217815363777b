import { expect, test } from "vitest";
import { findSubjectProblem } from "./commit-subject.ts";

test.each([
  ["Rename held leads to quarantined leads", undefined],
  ["Bring the pictures up to date", undefined],
  ["Process refunds in order", undefined],
  ["Need a passkey to refund", undefined],
  ["renames held leads", "starts with a capitalized verb"],
  ["Renamed held leads", 'starts with an imperative, not with "Renamed"'],
  ["Renaming held leads", 'starts with an imperative, not with "Renaming"'],
  ["Renames held leads", 'starts with an imperative, not with "Renames"'],
  ["Rename held leads.", "ends without a period"],
  [`Rename ${"held ".repeat(14)}leads`, "has 82 characters, 72 at most"],
])("checks the subject %j", (subject, problem) => {
  expect(findSubjectProblem(subject)).toBe(problem);
});
