import { expect, test } from "vitest";
import { findSubjectProblem } from "./commit-subject.ts";

test.each([
  ["Rename held leads to quarantined leads", undefined],
  ["Bring the pictures up to date", undefined],
  ["Process refunds in order", undefined],
  ["Need a passkey to refund", undefined],
  ["renames held leads", "must start with a capitalized verb"],
  ["Renamed held leads", 'must start with an imperative, not with "Renamed"'],
  ["Renaming held leads", 'must start with an imperative, not with "Renaming"'],
  ["Renames held leads", 'must start with an imperative, not with "Renames"'],
  ["Rename held leads.", "must not end with a period"],
  [`Rename ${"held ".repeat(14)}leads`, "has 82 characters, but the limit is 72"],
])("validates the subject %j", (subject, problem) => {
  expect(findSubjectProblem(subject)).toBe(problem);
});
