import {
  dayOf,
  formatDate,
  formatDay,
  formatTime,
  formatWeekday,
  noonOf,
  timeOn,
} from "@agency/contract/format/dates";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

describe.each(["Pacific/Auckland", "America/Denver", "Pacific/Honolulu"])(
  "formats on a device in %s",
  (zone) => {
    beforeEach(() => {
      vi.stubEnv("TZ", zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    /** Late on December 16 in Denver: December 17 in Auckland, still the 16th in Honolulu. */
    const late = "2026-12-17T06:30:00Z";

    test("shows the day and time of the agency's time zone", () => {
      expect(formatDate(late)).toBe("December 16, 2026");
      expect(formatTime(late)).toBe("Wednesday, December 16 at 11:30 PM, Denver time");
      expect(dayOf(new Date(late))).toBe("2026-12-16");
    });

    test("keeps a date without a time unchanged", () => {
      expect(formatDay("2026-11-27")).toBe("November 27, 2026");
      expect(formatWeekday("2026-11-27")).toBe("Friday, November 27");
      expect(dayOf(noonOf("2026-11-27"))).toBe("2026-11-27");
    });

    test.each([
      ["2026-11-16", "09:00:00", "2026-11-16T16:00:00.000Z"],
      ["2026-07-01", "09:00:00", "2026-07-01T15:00:00.000Z"],
      ["2026-03-08", "09:00:00", "2026-03-08T15:00:00.000Z"],
      ["2026-11-01", "00:30:00", "2026-11-01T06:30:00.000Z"],
    ])("converts %s %s from the agency's time zone", (day, time, instant) => {
      expect(timeOn(day, time).toISOString()).toBe(instant);
    });
  },
);
