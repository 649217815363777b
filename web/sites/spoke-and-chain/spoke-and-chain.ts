import { type ClientSite, madeBy } from "../client-site.ts";
import { good, icon, profile, usedBikes } from "./drawings.ts";
import { styles } from "./styles.ts";

const jobs = [
  ["Tune-up", "Gears, brakes, bearings, a wash", "$95", "1 day"],
  ["Wheel true", "Per wheel, on the stand while you wait", "$28", "20 min"],
  ["Full overhaul", "Down to the bare frame and back", "$320", "4 days"],
  ["Flat fix", "With a tube and the nail as a souvenir", "$18", "10 min"],
];

const bikes = [
  {
    name: "Tourer",
    price: "$540",
    note: "Steel, 56 cm. Crossed Wyoming twice, new chain since.",
    drawing: usedBikes.tourer,
  },
  {
    name: "Commuter",
    price: "$380",
    note: "Aluminum, 52 cm. Eight gears, all of them found again.",
    drawing: usedBikes.commuter,
  },
  {
    name: "Step-through",
    price: "$420",
    note: "Steel, one size. The basket holds a case of seltzer.",
    drawing: usedBikes.stepThrough,
  },
];

const rides = [
  {
    name: "Slow",
    note: "12 miles along Cherry Creek, and nobody is left behind.",
    drawing: profile(17, [20, 26, 22, 34, 28, 24]),
  },
  {
    name: "Steady",
    note: "31 miles to Red Rocks, with one hill worth a photograph.",
    drawing: profile(42, [20, 30, 52, 96, 60, 34, 24]),
  },
  {
    name: "Long",
    note: "58 miles over Lookout Mountain. Bring two bottles.",
    drawing: profile(9, [22, 44, 126, 70, 112, 54, 26]),
  },
];

const questions = [
  [
    "Can I wait for it?",
    "For a flat or a wheel, yes: there is coffee, and a stool with a view of the stand.",
  ],
  [
    "What if you find more?",
    "We call before we touch it. The price on the wall is the price until you say otherwise.",
  ],
  [
    "Do you take old bikes?",
    "Rust, dents and all. What can ride again goes to the rack; the rest becomes parts.",
  ],
];

export const spokeAndChain: ClientSite = {
  name: "spoke-and-chain",
  title: "Spoke &amp; Chain, bicycle workshop",
  description:
    "Bicycle workshop on South Broadway: every repair and its price, and when to roll in.",
  themeColor: "#cff23a",
  icon,
  faces: [{ family: "big-shoulders", axes: "standard" }, { family: "familjen-grotesk" }],
  css: styles,
  skipTo: "the workshop",
  body: `
<header class="top"><a class="logo" href="#main">Spoke &amp; Chain</a>
<nav aria-label="Workshop"><ul><li><a href="#repairs">Repairs</a></li><li><a href="#bikes">Used bikes</a></li><li><a href="#rides">Sunday rides</a></li><li><a href="#visit">Open till 7</a></li></ul></nav></header>
<main id="main">
<div class="good">${good}<p>Bicycle workshop on South Broadway. In by Wednesday, out for the weekend.</p><div class="call">1137 South Broadway<br>Tuesday to Saturday,<br>9 to 7<br><a href="tel:+13035550173">(303) 555-0173</a></div></div>
<div class="band"><h1>As new by Saturday</h1></div>
<section class="jobs" id="repairs"><h2>On the wall, in dollars</h2><ul>${jobs.map(([name, text, price, time]) => `<li><b>${name}</b><span>${text}</span><span>${time}</span><b>${price}</b></li>`).join("")}</ul></section>
<section class="bikes" id="bikes"><header><h2>Second wind</h2><p>Used bikes, gone over on our own stand and sold with a year of free tune-ups.</p></header><ul>${bikes.map(({ name, price, note, drawing }) => `<li>${drawing}<h3>${name} <span>${price}</span></h3><p>${note}</p></li>`).join("")}</ul></section>
<section class="rides" id="rides"><h2>Sundays at eight</h2><p>Three rides leave from our door every Sunday and meet again at the same bakery. No fee, no uniforms; a helmet, please.</p><ul>${rides.map(({ name, note, drawing }) => `<li>${drawing}<h3>${name}</h3><p>${note}</p></li>`).join("")}</ul></section>
<section class="asked" id="asked"><h2>Asked at the counter</h2><div>${questions.map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join("")}</div></section>
<section class="visit" id="visit"><h2>No appointment.<br>Just roll in.</h2><address>1137 South Broadway, Denver<br>Tuesday to Saturday, 9 to 7<br><a href="tel:+13035550173">(303) 555-0173</a></address></section>
</main>
<footer class="foot"><div><p>Spoke &amp; Chain, on the stand since 2009.</p>${madeBy}</div></footer>`,
};
