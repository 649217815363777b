import { isTimeZone } from "@agency/contract/format/time-zone";
import { expect, test } from "vitest";

test.each(["America/Denvr", "Denver", "", "+07:00", "-7", "UTC+7", "America/Denver "])(
  "rejects %s as a time zone",
  (name) => expect(isTimeZone(name)).toBe(false),
);

test.each(["America/Denver", "UTC", "Europe/Vienna", "America/Argentina/Salta"])(
  "accepts %s as a time zone",
  (name) => expect(isTimeZone(name)).toBe(true),
);
