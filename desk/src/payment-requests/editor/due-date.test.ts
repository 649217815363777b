import { expect, test } from "vitest";
import { formatFirstDueDate, getFirstDueDate } from "./due-date.ts";
import { sampleForm } from "./sample-form.ts";

// Still November 15 in Denver, and 16 in UTC.
const now = new Date("2026-11-16T05:30:00Z");

test("counts 15 days from today in the agency's time zone with net 15, whatever date was entered before", () => {
  expect(getFirstDueDate({ terms: "net15", dueOn: "2026-11-20" }, now)).toBe("2026-11-30");
  // The clocks change in between.
  expect(getFirstDueDate({ terms: "net15", dueOn: "" }, new Date("2026-10-25T12:00:00Z"))).toBe(
    "2026-11-09",
  );
});

test.each(["deposit", "upfront"] as const)(
  "uses the date of a request (%s) from today on",
  (terms) => {
    expect(getFirstDueDate({ terms, dueOn: "2026-11-20" }, now)).toBe("2026-11-20");
    expect(getFirstDueDate({ terms, dueOn: "2026-11-15" }, now)).toBe("2026-11-15");
    expect(getFirstDueDate({ terms, dueOn: "2026-11-14" }, now)).toBeUndefined();
    expect(getFirstDueDate({ terms, dueOn: "" }, now)).toBeUndefined();
  },
);

test("names the date, or the days after acceptance", () => {
  const form = { ...sampleForm, terms: "deposit" as const };
  expect(formatFirstDueDate({ ...form, dueOn: "2026-11-30" }, now)).toBe(
    "due by Monday, November 30",
  );
  expect(formatFirstDueDate({ ...form, dueOn: "" }, now)).toBe("due 7 days after acceptance");
});
