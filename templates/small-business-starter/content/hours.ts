/*
  Opening hours. The table highlights today and shows whether you are open now, in the time zone
  of your business.

  Write times on a 24-hour clock: "08:00", "19:30". With a lunch break:
    tuesday: [{ from: "08:00", to: "12:00" }, { from: "13:00", to: "18:00" }],
  Closed all day: []
  Open past midnight: { from: "18:00", to: "02:00" }
*/
import type { Hours } from "#src/content-types.ts";

export const hours: Hours = {
  link: "Hours",
  heading: "Come in, paws first.",
  intro: "",
  background: "strong",

  // Your time zone: "America/New_York", "America/Chicago", "America/Denver",
  // "America/Los_Angeles", "Europe/London"...
  timeZone: "America/Chicago",

  // 12 shows "7 pm", 24 shows "19:00".
  clock: 12,

  week: {
    monday: [{ from: "08:00", to: "19:00" }],
    tuesday: [{ from: "08:00", to: "19:00" }],
    wednesday: [{ from: "08:00", to: "19:00" }],
    thursday: [{ from: "10:00", to: "21:00" }],
    friday: [{ from: "08:00", to: "19:00" }],
    saturday: [{ from: "09:00", to: "13:00" }],
    sunday: [],
  },

  // The text for days without opening hours. The default is "Closed".
  closedText: { sunday: "Night line only" },

  // Holidays and other exceptions, shown below the table two weeks ahead.
  specialDays: [
    { date: "2027-07-05", name: "Independence Day (observed)", open: [] },
    { date: "2027-11-25", name: "Thanksgiving", open: [] },
    { date: "2027-12-24", name: "Christmas Eve", open: [{ from: "08:00", to: "12:00" }] },
  ],
};
