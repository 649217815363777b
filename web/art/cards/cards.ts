import { agency } from "@agency/contract/agency";
import { packages, templates } from "@agency/contract/catalog";
import { markPath, markViewBox } from "../../app/layout/mark.ts";
import { showsTrades } from "../../app/pages/home/house-owners.ts";
import { spellNumber } from "../../app/sections/spell-number.ts";
import { htmlDocument } from "../../sites/document.ts";
import { brandColors, markSvg } from "../brand/mark.ts";
import { street } from "../drawings/street.ts";
import type { Shot } from "../screenshot.ts";
import { cardStyle } from "./card-style.ts";

interface Card {
  name: string;
  title: string;
  meta: string;
  /** What stands on the right, or behind the words. */
  side: string;
}

const frame = (shot: string, place: string) =>
  `<div class="frame" style="${place}"><i></i><img src="/shots/${shot}.png" alt=""></div>`;

const tall = (shot: string, place: string) =>
  `<div class="tall" style="${place}"><img src="/shots/${shot}-full.png" alt=""></div>`;

const bigMark = `<svg class="big-mark" viewBox="${markViewBox}"><defs><linearGradient id="light" x1="0" x2=".5" y1="0" y2="1"><stop stop-color="${brandColors.light}"/><stop offset=".4" stop-color="${brandColors.bright}"/><stop offset="1" stop-color="${brandColors.deep}"/></linearGradient></defs><path fill="url(#light)" d="${markPath}"/></svg>`;

const outlinedMark = `<svg class="big-mark" viewBox="${markViewBox}" overflow="visible"><path fill="none" stroke="${brandColors.light}" stroke-width=".09" d="${markPath}"/></svg>`;

const ledger = (rows: readonly (readonly [string, string])[]) =>
  `<ol class="ledger">${rows.map(([name, value]) => `<li><b>${name}</b><span>${value}</span>`).join("")}</ol>`;

/** As the home page shows it at night. */
const mainStreet = `<div class="street"><div class="dark">${street["street-back"]}${street[showsTrades ? "street-day" : "street-day-plain"]}</div>${street["street-stars"]}${street[showsTrades ? "street-night" : "street-night-plain"]}</div>`;

/** A name may have signs that HTML has a use for. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const prices = packages.map(({ title, priceText }) => [title, priceText] as const);

const facts = [
  ["Turnaround", "2\u20134 weeks"],
  ["Revisions", "2 free"],
  ["Monthly fees", "None"],
  ["Deposit", "50%"],
] as const;

const templateCards = templates.map(
  ({ detailUrl, title, priceText, pictures }): Card => ({
    name: detailUrl.slice(1),
    title,
    meta: `Website template, ${priceText}`,
    side: frame(`${pictures}-front`, "left:588px;top:92px;width:700px"),
  }),
);

/** Where the first of them stand on the card of the library. */
const places = ["left:560px;top:150px", "left:956px;top:100px", "left:758px;top:-60px"];

const cards: readonly Card[] = [
  {
    name: "home",
    title: "Websites that earn their keep.",
    meta: escaped(agency.tagline),
    side: mainStreet,
  },
  { name: "faq", title: "Your questions, answered plainly.", meta: "FAQ", side: ledger(facts) },
  {
    name: "portfolio",
    title: "Recent projects.",
    meta: "Eight sites, eight businesses",
    side:
      frame("spoke-and-chain", "left:792px;top:-44px;width:560px") +
      frame("vesper-picture-house", "left:560px;top:210px;width:560px"),
  },
  {
    name: "packages",
    title: "Six ways to work with us.",
    meta: "Web packages",
    side: ledger(prices),
  },
  {
    name: "templates",
    title: "Start from a template.",
    meta: `${spellNumber(templates.length)} designs, yours to change`,
    side: templates
      .slice(0, places.length)
      .map(({ pictures }, index) => tall(pictures, places[index] ?? ""))
      .join(""),
  },
  ...templateCards,
  { name: "checkout", title: "Secure checkout.", meta: "Cards, wallets and Venmo", side: bigMark },
  {
    name: "legal",
    title: "The small print, in plain words.",
    meta: "Terms and privacy",
    side: outlinedMark,
  },
];

const html = ({ title, meta, side }: Card) =>
  htmlDocument({
    faces: [{ family: "bricolage-grotesque" }, { family: "instrument-sans" }],
    css: cardStyle,
    body: `${side}<div class="copy"><p class="brand">${markSvg(38, brandColors.light)}${escaped(agency.name)}</p><h1>${title}</h1><p class="meta">${meta}</p></div>`,
  });

export const shots: readonly Shot[] = cards.map((card) => ({
  name: `og-${card.name}`,
  html: html(card),
  width: 1200,
  height: 630,
  output: "card",
}));
