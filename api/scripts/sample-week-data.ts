/** Invented leads and orders of the sample week. */

export interface SampleLead {
  name: string;
  email: string;
  phone?: string;
  message: string;
  /** Age in hours. */
  hours: number;
  state?: "new" | "answered" | "quoted" | "won" | "lost";
  quarantineReasons?: string[];
  note?: string;
}

export const leads: readonly SampleLead[] = [
  {
    name: "Wes Calloway",
    email: "wes@frontrangefly.example",
    hours: 160,
    state: "quoted",
    message:
      "We guide fly fishing trips and take bookings by phone only. Could a new site take deposits for trips?",
    note: "Sent a quote for a CMS site with deposits. He decides after the season.",
  },
  {
    name: "Greta Olsen",
    email: "greta@cedarloftyoga.example",
    phone: "+1 303 555 0117",
    hours: 130,
    state: "won",
    message: "Our class schedule is a picture that no one can read on a phone. Can you help?",
  },
  {
    name: "Theo Park",
    email: "theo@foldcoffee.example",
    hours: 90,
    state: "answered",
    message: "Looking for a one-page site for a coffee cart. Menu, where we are today, done.",
  },
  {
    name: "Noor Haddad",
    email: "noor@haddadtailors.example",
    hours: 70,
    state: "lost",
    message: "Need a shop with 4,000 products by next week. Is that possible?",
    note: "Not for us. Sent her to two bigger studios.",
  },
  {
    name: "Owen Tran",
    email: "owen@tranfamilydental.example",
    phone: "+1 720 555 0164",
    hours: 41,
    message:
      "Hi there,\n\nwe are a three-chair practice in Lakewood and our site is from 2014. New patients tell us they could not find our insurance list or how to book on a phone.\n\nWould Growth cover online booking requests, and could it be live before February?",
  },
  {
    name: "Imani Brooks",
    email: "imani@brooksupholstery.example",
    hours: 22,
    message: "I love what you did for Oat & Ember. What would Starter cost with my own photos?",
  },
  {
    name: "Luis Medina",
    email: "luis@medinaroofing.example",
    hours: 3,
    message: "We want a site my office manager can edit without calling anyone.",
  },
  {
    name: "MARKETING DEPT",
    email: "offer@bulk-leads.example",
    hours: 30,
    quarantineReasons: ["honeypot", "cross-origin"],
    message: "We offer you 50,000 targeted visitors for your website in 24 hours, reply YES",
  },
  {
    name: "Kathleen Dorsey",
    email: "kdorsey@foothillsvet.example",
    hours: 15,
    quarantineReasons: ["too-fast"],
    message:
      "Our clinic site shows the wrong hours on holidays and no one here can change it. Do you take over sites someone else built?",
  },
];

export interface SampleOrder {
  number: string;
  catalogId: string;
  cents: number;
  email: string;
  name?: string;
  method: "card" | "venmo" | "paypal";
  state: "claimed" | "paid" | "canceled";
  hours: number;
  lastFour?: string;
}

export const orders: readonly SampleOrder[] = [
  {
    ...{ number: "H2JV-9NCQ", catalogId: "logo-design", cents: 8_000, hours: 150 },
    ...{ email: "priya@nairstudio.example", name: "Priya Nair", method: "card", state: "paid" },
    lastFour: "0341",
  },
  {
    ...{ number: "M3HX-7JQC", catalogId: "simple-multi-page", cents: 6_900, hours: 120 },
    ...{ email: "sam@oakridge.example", name: "Sam Whitaker", method: "card", state: "paid" },
    lastFour: "1881",
  },
  {
    ...{ number: "W6KD-4TRN", catalogId: "basic-single-page", cents: 4_900, hours: 98 },
    ...{ email: "rae@example.com", method: "venmo", state: "canceled" },
  },
  {
    ...{ number: "Q2VD-8XGN", catalogId: "website-maintenance", cents: 15_000, hours: 60 },
    ...{ email: "jonas@halden.example", name: "Jonas Halden", method: "paypal", state: "paid" },
  },
  {
    ...{ number: "P4RT-8WXC", catalogId: "basic-single-page", cents: 4_900, hours: 6 },
    ...{ email: "ana.beltran@gmial.example", name: "Ana Beltran", method: "card", state: "paid" },
    lastFour: "4242",
  },
  {
    ...{ number: "K7Q4-2D9M", catalogId: "small-business-starter", cents: 9_900, hours: 20 },
    ...{ email: "dana.whitlock@mail.example", method: "venmo", state: "claimed" },
  },
  {
    ...{ number: "T8WN-3KVD", catalogId: "small-business-starter", cents: 9_900, hours: 2 },
    ...{
      email: "marcus@bellcarpentry.example",
      name: "Marcus Bell",
      method: "card",
      state: "paid",
    },
    lastFour: "4242",
  },
];
