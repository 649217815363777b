/** Invented clients and payment requests of the sample week. */
import type { DraftContent } from "@agency/contract/api/payment-requests";

export interface SampleRequest {
  /** Age in days. */
  days: number;
  /** The last step that happens. */
  until:
    | "draft"
    | "sent"
    | "viewed"
    | "void"
    | "accepted"
    | "deposit paid"
    | "overdue"
    | "everything paid";
  /** The email address of its lead. */
  lead?: string;
  content: DraftContent;
}

/** The ISO date so many days from now. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const line = (name: string, dollars: number, quantity = 1) => ({
  name,
  quantityHundredths: quantity * 100,
  unitCents: dollars * 100,
});

const client = (name: string, email: string, company: string, address = "", taxId = "") => ({
  ...{ name, email, company, address, taxId },
});

const common = {
  ...{ taxBasisPoints: 0, terms: "deposit" as const, depositPercent: 50 },
  milestones: [],
};

const createFinished = (
  days: number,
  title: string,
  dollars: number,
  who: [string, string, string],
) => ({
  ...{ days, until: "everything paid" as const },
  content: {
    ...{ ...common, client: client(...who), title, lines: [line(title, dollars)] },
    body: "Designed, built and put online, with two rounds of changes.",
  },
});

/** Oldest first, so that the numbers ascend. */
export const requests: readonly SampleRequest[] = [
  createFinished(330, "Site for three workshops", 3_000, [
    "Maribel Soto",
    "maribel@sotoframes.example",
    "Soto Frames",
  ]),
  createFinished(255, "Menu that the kitchen edits", 1_500, [
    "Ben Achterberg",
    "ben@lantern-noodle.example",
    "Lantern Noodle House",
  ]),
  createFinished(190, "Course site with dates", 4_800, [
    "Carla Fenn",
    "carla@fennpottery.example",
    "Fenn Pottery School",
  ]),
  createFinished(120, "New site for the garden center", 3_600, [
    "Ed Novak",
    "ed@novakgardens.example",
    "Novak Gardens",
  ]),
  {
    days: 60,
    until: "everything paid",
    content: {
      ...common,
      client: client(
        "Ava Lindgren",
        "ava@lumengoods.example",
        "Lumen Goods AB",
        "Hantverkargatan 12\n112 21 Stockholm, Sweden",
        "SE559999000001",
      ),
      title: "Catalog and checkout",
      body: "Product pages that you fill in yourself, and a checkout in kronor and dollars.",
      lines: [
        line("Catalog and product pages, designed and built", 2_850),
        line("Checkout in kronor and dollars", 750),
      ],
    },
  },
  {
    days: 44,
    until: "void",
    content: {
      ...common,
      client: client("Dale Hensley", "dale@hensleyglass.example", "Hensley Auto Glass"),
      title: "Starter site",
      body: "Five pages, a form for appointments, and your three shops on one map.",
      lines: [line("Starter package", 1_500)],
    },
  },
  {
    days: 40,
    until: "overdue",
    content: {
      ...common,
      client: client("Tom Reyes", "tom@ridgeline.example", "Ridgeline"),
      title: "Booking calendar",
      body: "A calendar on your site that takes bookings for cabins, and a deposit for each.",
      lines: [line("Booking calendar, designed and built", 2_600), line("Moving your data", 50, 8)],
    },
  },
  {
    days: 5,
    until: "deposit paid",
    content: {
      ...common,
      client: client("Jonas Halden", "jonas@halden.example", "Halden Architects"),
      title: "Project archive",
      body: "Every building since 1998, by place, year and kind, with drawings that open quickly.",
      milestones: [
        { title: "First design", on: dayFromNow(9) },
        { title: "Half of the sheets scanned", on: dayFromNow(23) },
      ],
      lines: [line("Archive with search", 4_200), line("Scanning, by the sheet", 3, 200)],
    },
  },
  {
    days: 4,
    until: "viewed",
    lead: "wes@frontrangefly.example",
    content: {
      ...common,
      client: client("Wes Calloway", "wes@frontrangefly.example", "Front Range Fly Fishing"),
      title: "Starter site with trip dates",
      body: "Five pages, and a list of trips that you change from your phone.",
      lines: [line("Starter package", 1_500)],
      terms: "upfront",
      dueOn: dayFromNow(4),
    },
  },
  {
    days: 2,
    until: "sent",
    content: {
      ...common,
      client: client("Rachel Kim", "rachel@northside-physio.example", "Northside Physio"),
      title: "Work in October",
      body: "Holiday hours, the insurance page, and the new form.",
      lines: [line("Website maintenance, hours", 50, 6)],
      terms: "net15",
    },
  },
  {
    days: 0,
    until: "draft",
    lead: "greta@cedarloftyoga.example",
    content: {
      ...common,
      client: client("Greta Olsen", "greta@cedarloftyoga.example", "Cedar Loft Yoga LLC"),
      title: "Growth site with class schedule",
      body: "A ten-page site for Cedar Loft, written for people who have never been to a yoga studio.\n\nThe week’s classes are on the first screen, and your teachers change them from a phone.",
      lines: [
        line("Growth package, up to 10 pages", 3_000),
        line("Class schedule your teachers edit", 50, 4),
        line("Photo morning, edited pictures", 40),
      ],
      dueOn: dayFromNow(11),
    },
  },
];
