import { type ClientSite, madeBy } from "../client-site.ts";
import { icon, mountains, nightRidge, portraits, profile } from "./drawings.ts";
import { styles } from "./styles.ts";

const weeks = [
  [
    "Tenth Mountain",
    "Vail to Aspen",
    "6 days, 52 miles",
    "$1,680",
    profile(23, [60, 130, 90, 170, 110, 70], "#ffc79a", "#d9615a"),
    "Saturdays in July, 3 places left",
  ],
  [
    "Never Summer",
    "Along the Divide",
    "5 days, 38 miles",
    "$1,390",
    profile(64, [90, 60, 150, 120, 50], "#cfe0e4", "#1c4a58"),
    "Sundays in August, 5 places left",
  ],
  [
    "San Juan Loop",
    "Ouray, high and wide",
    "7 days, 61 miles",
    "$1,940",
    profile(91, [40, 110, 80, 150, 120, 180, 60], "#e9d3dc", "#8d6482"),
    "First week of September, 2 places left",
  ],
];

const huts = [
  ["Lantern", "11,120 ft", "Two rooms, one long table, a view of four passes."],
  ["Widow&#39;s Stove", "10,640 ft", "Bread is baked here before you wake up."],
  ["Pika", "12,400 ft", "The highest night. The stars are the ceiling light."],
  ["Low Sleeper", "9,870 ft", "In the spruce, beside water cold enough to regret."],
];

const guides = [
  ["Inés Otero", "Leads Tenth Mountain. Knows each marmot by its manners."],
  ["Ruth Vang", "Leads Never Summer. Former ski patrol, current pie baker."],
  ["Amos Bell", "Leads the San Juans. Carries the rope you will not need."],
];

const packing = [
  "Boots you have already quarreled with",
  "Rain jacket",
  "Warm hat, even in July",
  "Two liters of water",
  "Sleeping bag liner",
  "A paperback",
];

const questions = [
  [
    "How fit do I have to be?",
    "If a long day on your feet leaves you tired and pleased, you are fit enough. Most days are five to seven hours at the pace of whoever is slowest.",
  ],
  [
    "What if the weather turns?",
    "We turn with it. There is a lower way between any two huts, and the guide decides before breakfast, over coffee.",
  ],
  [
    "What if I cannot come?",
    "Until six weeks before, you get everything back. After that you get it back when somebody takes your place, which somebody usually does.",
  ],
];

export const ridgeline: ClientSite = {
  name: "ridgeline",
  title: "Ridgeline, guided hut-to-hut weeks",
  description:
    "Guided hut-to-hut weeks in the Colorado high country: which are still open, the huts, and what to pack.",
  themeColor: "#ffe7c2",
  icon,
  faces: [{ family: "archivo", axes: "wdth" }, { family: "onest" }],
  css: styles,
  skipTo: "the content",
  body: `
<header class="bar"><a class="logo" href="#main">RIDGELINE</a>
<nav aria-label="Main"><ul><li><a href="#weeks">Weeks</a></li><li><a href="#guides">Guides</a></li><li><a href="#huts">Huts</a></li><li><a href="#pack">What to pack</a></li></ul></nav></header>
<main id="main">
<div class="hero"><div class="scene">${mountains}<h1>Walk further <br>than the road.</h1><p class="lead">Guided hut-to-hut weeks in the Colorado high country.</p></div>
<div class="facts"><div><b>8</b>walkers at most</div><div><b>14</b>huts, all with a stove</div><div><b>12,400 ft</b>highest night</div><a class="go" href="#weeks">See the open weeks</a></div></div>
<section class="weeks" id="weeks"><h2>Three weeks still open</h2><ul>${weeks.map(([name, place, length, price, drawing, left]) => `<li>${drawing}<h3>${name}<span>${price}</span></h3><p>${place}. ${length}.</p><small>${left}</small></li>`).join("")}</ul></section>
<section class="huts" id="huts"><h2>A stove at the end of every day</h2><p>Fourteen huts, none of them on a road. These four are the ones people write to us about.</p>
<ul>${huts.map(([name, height, text]) => `<li><h3>${name}</h3><b>${height}</b>${text}</li>`).join("")}</ul>${nightRidge}</section>
<section class="guides" id="guides"><h2>Who walks in front</h2><ul>${guides.map(([name, text], i) => `<li>${portraits[i]}<div><h3>${name}</h3><p>${text}</p></div></li>`).join("")}</ul></section>
<section class="pack" id="pack"><div><h2>You carry lunch. The huts have the rest.</h2><p>Bedding, dinner and coffee are up there before you. Your pack stays under eighteen pounds, even with a paperback.</p></div>
<fieldset><legend>Tick it off as you pack</legend>${packing.map((item) => `<label><input type="checkbox">${item}</label>`).join("")}</fieldset></section>
<section class="questions"><h2>Before you ask</h2><div>${questions.map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join("")}</div></section>
<section class="call" id="call"><h2>Eight pairs of boots. One pair is yours.</h2><div><p>We answer in the evening, when we are back under a roof. Places are held for three days.</p><a class="go" href="tel:+19705550162">Call (970) 555-0162</a></div></section>
</main>
<footer><span class="logo">RIDGELINE</span>${madeBy}</footer>`,
};
