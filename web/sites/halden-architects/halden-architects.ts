import { type ClientSite, madeBy } from "../client-site.ts";
import { elevation, icon, models, plan } from "./drawings.ts";
import { styles } from "./styles.ts";

const works = [
  ["Leadville Library", "Civic, 2025", "Four reading rooms, each for a season."],
  ["School at Ward", "Education, 2024", "One roof that sheds eleven feet of snow."],
  ["Fire lookout", "Rebuild, 2023", "Five stories, carried up by mule."],
];

const steps = [
  ["Four visits", "One a season, with a thermometer and a folding chair."],
  ["One drawing", "At 1 : 100, by hand. If it does not work here, it will not work in timber."],
  ["One price", "For the drawings and for the building, before anybody digs."],
];

const journal = [
  [
    "A window is a radiator that forgets",
    "4 min",
    "We measured the library's north windows for a winter. The triple panes won, but the deep sill did as much: people moved their chairs away from the cold and nobody turned up the heat.",
  ],
  [
    "Eleven feet of snow, one gutter",
    "6 min",
    "A roof that sheds has to shed somewhere. At Ward it sheds onto a bank that the children are allowed to climb, which was the school's idea and the best one in the building.",
  ],
  [
    "What the mule told us",
    "3 min",
    "The longest timber a mule will carry round a switchback is nine feet two. Every beam of the lookout is nine feet.",
  ],
];

const people = [
  ["Solveig Halden", "Founder, draws the sections"],
  ["Tomás Arroyo", "Partner, walks the sites"],
  ["Jun Whitaker", "Builds every model twice"],
];

export const haldenArchitects: ClientSite = {
  name: "halden-architects",
  title: "Halden Architects, Denver",
  description:
    "Houses, schools and small civic buildings on the difficult sites of the high Rockies.",
  themeColor: "#eeece6",
  icon,
  faces: [{ family: "host-grotesk" }, { family: "geist-mono" }],
  css: styles,
  skipTo: "the content",
  body: `
<header class="bar"><a class="logo" href="#main">Halden / Architects</a>
<nav aria-label="Main"><ul><li><a href="#work">Work</a></li><li><a href="#practice">Practice</a></li><li><a href="#journal">Journal</a></li><li><a href="#contact">Denver<span class="place"> 39.74° N</span></a></li></ul></nav></header>
<main id="main">
<div class="head"><h1>Rooms for <br>weather.</h1><p>Houses, schools and small civic buildings on the difficult sites of the high Rockies.</p></div>
<figure>${elevation}<figcaption><span>Fig. 1 — Kettle House, south elevation, 9,180 ft</span><span>1 : 100</span></figcaption></figure>
<section class="works" id="work"><h2>Selected work <span class="label">1 to 3 of 41</span></h2>${works.map(([name, meta, text], i) => `<article><div>${models[i]}</div><h3>${name}<span class="label">${meta}</span></h3><p>${text}</p></article>`).join("")}</section>
<section class="letter" id="practice"><h2>Practice</h2><p>We visit a site in all four seasons before we draw a line, and we quote the drawing, not the hour.</p></section>
<section class="plans"><h2>Fig. 2 — Kettle House, plan</h2><div>${plan}<ol>${steps.map(([name, text]) => `<li><b>${name}</b>${text}</li>`).join("")}</ol></div></section>
<section class="journal" id="journal"><h2>Journal</h2><div>${journal.map(([title, length, text]) => `<details><summary>${title}<span>${length}</span></summary><p>${text}</p></details>`).join("")}</div></section>
<section class="people"><h2>People</h2><ul>${people.map(([name, text]) => `<li><h3>${name}</h3>${text}</li>`).join("")}</ul></section>
<section class="contact" id="contact"><h2>Show us<br>the slope.</h2><address><a class="tel" href="tel:+13035550173">(303) 555-0173</a><br>2701 Larimer Street, Denver<br>Tuesday to Friday, 9 to 5<br>39.74° N, 104.99° W</address></section>
</main>
<footer><span class="logo">Halden / Architects</span>${madeBy}</footer>`,
};
