import { agency } from "@agency/contract/agency";
import { packages, templates } from "@agency/contract/catalog";
import { markPath, markViewBox } from "../../app/layout/mark.ts";
import { showsTrades } from "../../app/pages/home/street-clients.ts";
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
  /** HTML on the right, or behind the text. */
  side: string;
}

const frame = (shot: string, position: string) =>
  `<div class="frame" style="${position}"><i></i><img src="/shots/${shot}.png" alt=""></div>`;

const tall = (shot: string, position: string) =>
  `<div class="tall" style="${position}"><img src="/shots/${shot}-full.png" alt=""></div>`;

const bigMark = `<svg class="big-mark" viewBox="${markViewBox}"><defs><linearGradient id="light" x1="0" x2=".5" y1="0" y2="1"><stop stop-color="${brandColors.light}"/><stop offset=".4" stop-color="${brandColors.bright}"/><stop offset="1" stop-color="${brandColors.deep}"/></linearGradient></defs><path fill="url(#light)" d="${markPath}"/></svg>`;

const outlinedMark = `<svg class="big-mark" viewBox="${markViewBox}" overflow="visible"><path fill="none" stroke="${brandColors.light}" stroke-width=".09" d="${markPath}"/></svg>`;

const priceList = (rows: readonly (readonly [string, string])[]) =>
  `<ol class="ledger">${rows.map(([name, value]) => `<li><b>${name}</b><span>${value}</span>`).join("")}</ol>`;

/** As on the home page at night. */
const mainStreet = `<div class="street"><div class="dark">${street["street-back"]}${street[showsTrades ? "street-day" : "street-day-plain"]}</div>${street["street-stars"]}${street[showsTrades ? "street-night" : "street-night-plain"]}</div>`;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const prices = packages.map(({ title, priceText }) => [title, priceText] as const);

const highlights = [
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

/** Positions of the first templates on the card of the library. */
const positions = ["left:560px;top:150px", "left:956px;top:100px", "left:758px;top:-60px"];

const cards: readonly Card[] = [
  {
    name: "home",
    title: "Websites that earn their keep.",
    meta: escapeHtml(agency.tagline),
    side: mainStreet,
  },
  {
    name: "faq",
    title: "Your questions, answered plainly.",
    meta: "FAQ",
    side: priceList(highlights),
  },
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
    side: priceList(prices),
  },
  {
    name: "templates",
    title: "Start from a template.",
    meta: `${spellNumber(templates.length)} designs, yours to change`,
    side: templates
      .slice(0, positions.length)
      .map(({ pictures }, index) => tall(pictures, positions[index] ?? ""))
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
    body: `${side}<div class="copy"><p class="brand">${markSvg(38, brandColors.light)}${escapeHtml(agency.name)}</p><h1>${title}</h1><p class="meta">${meta}</p></div>`,
  });

export const shots: readonly Shot[] = cards.map((card) => ({
  name: `og-${card.name}`,
  html: html(card),
  width: 1200,
  height: 630,
  output: "card",
}));
