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
  heading: "Come by, or call.",
  intro: "",
  background: "strong",

  // Your time zone: "America/New_York", "America/Chicago", "Europe/London"...
  timeZone: "America/Los_Angeles",

  // 12 shows "7 pm", 24 shows "19:00".
  clock: 12,
  week: {
    monday: [{ from: "08:00", to: "17:00" }],
    tuesday: [{ from: "08:00", to: "17:00" }],
    wednesday: [
      { from: "08:00", to: "12:00" },
      { from: "13:00", to: "20:00" },
    ],
    thursday: [{ from: "08:00", to: "17:00" }],
    friday: [{ from: "08:00", to: "14:00" }],
    saturday: [],
    sunday: [],
  },

  // The text for days without opening hours. The default is "Closed".
  closedText: { saturday: "Emergency phone" },

  // Holidays and other exceptions, shown below the table two weeks ahead.
  specialDays: [
    { date: "2027-07-05", name: "Independence Day (observed)", open: [] },
    { date: "2027-08-02", to: "2027-08-13", name: "Summer break", open: [] },
    { date: "2027-11-25", name: "Thanksgiving", open: [] },
  ],
};
