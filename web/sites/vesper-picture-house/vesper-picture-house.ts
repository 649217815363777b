import { type ClientSite, madeBy } from "../client-site.ts";
import { bar, dusk, hall, icon, posters, rowF } from "./drawings.ts";
import { styles } from "./styles.ts";

const films = [
  {
    title: "The Long Afternoon",
    meta: "Drama, 118 min",
    times: ["7:10", "9:40"],
    poster: posters.longAfternoon,
  },
  {
    title: "Staircase for Two",
    meta: "Comedy, 96 min",
    times: ["5:00", "7:30"],
    poster: posters.staircase,
  },
  {
    title: "Signal Hill",
    meta: "Thriller, 104 min",
    times: ["6:20", "8:50"],
    poster: posters.signalHill,
  },
  { title: "Her Name in Neon", meta: "Restored, 1961", times: ["9:15"], poster: posters.neon },
];

const showings = films.map(
  ({ title, meta, times, poster }) =>
    `<li>${poster}<h3>${title}</h3><span>${meta}</span><div>${times.map((time) => `<a href="#visit" aria-label="${title} at ${time}, how to get a ticket">${time}</a>`).join("")}</div></li>`,
);

const lateShows = [
  ["Friday, 11:15", "The Tin Orchard", "1974, from a 35 mm print with all its scratches"],
  ["Saturday, 11:15", "Motel at the End", "1982, with the door of the bar left open"],
  ["Sunday, 10:30", "Nine Quiet Songs", "A silent film, and Ada Lind at the piano"],
];

const menu = [
  ["Popcorn, real butter", "$6"],
  ["Dusk spritz, orange and thyme", "$11"],
  ["Colfax lager", "$7"],
  ["Licorice, by the yard", "$3"],
];

const questions = [
  [
    "Do I need to book?",
    "Only on Saturdays. On other nights the door at seven is early enough for two seats together.",
  ],
  [
    "Is there a way in without steps?",
    "Yes: the left door is level, row K has room for four wheelchairs, and the bar has a low counter.",
  ],
  [
    "When does the film itself begin?",
    "On time. One cartoon, no commercials, and the curtain opens at the minute on the ticket.",
  ],
];

export const vesperPictureHouse: ClientSite = {
  name: "vesper-picture-house",
  title: "Vesper Picture House, East Colfax",
  description: "One screen, two shows, every dusk: what is on this week at an independent cinema.",
  themeColor: "#1f0a1e",
  icon,
  faces: [{ family: "bodoni-moda", axes: "opsz", italic: true }, { family: "jost" }],
  css: styles,
  skipTo: "tonight",
  body: `
<header class="top"><a class="logo" href="#main">Vesper</a>
<nav aria-label="Vesper"><ul><li><a href="#week">Now showing</a></li><li><a href="#late">Late</a></li><li><a href="#members">Members</a></li><li><a href="#bar">The bar</a></li></ul></nav></header>
<main id="main">
<section class="hero">${dusk}<h1>One screen, two shows, every dusk.</h1><p>An independent picture house on East Colfax, Denver. 212 seats and real butter.</p><a class="go" href="#visit">Tickets for tonight</a></section>
<section class="week" id="week"><h2>This week <span>Friday to Thursday</span></h2><ul>${showings.join("")}</ul></section>
<section class="late" id="late"><div><h2>Late, on purpose.</h2><p>When the second show lets out, the projectionist picks a third. Nobody checks what it is before it starts.</p><ul>${lateShows.map(([time, title, note]) => `<li><span>${time}</span><h3>${title}</h3>${note}</li>`).join("")}</ul></div>${hall}</section>
<section class="house" id="members"><div><h2>Members sit where they like.</h2>${rowF}</div><div><p>$12 a month, two films included, and the good seats in row F held until the lights go down.</p><ul><li>Guests at half price on Tuesdays</li><li>Your name on a seat, after the first year</li><li>Leave whenever you like, by telling the usher</li></ul><a class="go" href="tel:+13035550131">Join by phone</a></div></section>
<section class="bar" id="bar">${bar}<div><h2>The bar opens at five.</h2><p>You may take everything in, on a tray that clips to the seat. Glasses come back by themselves.</p><ul>${menu.map(([name, price]) => `<li><span>${name}</span><i></i><b>${price}</b></li>`).join("")}</ul></div></section>
<section class="visit" id="visit"><div><h2>Tickets, at the little window.</h2><address>4117 East Colfax Avenue, Denver<br>The 15 bus stops under the sign.</address><dl><dt>Any seat</dt><dd>$13</dd><dt>Before six</dt><dd>$9</dd><dt>Under twelve</dt><dd>$7</dd><dt>Box office</dt><dd>daily from four</dd></dl><a class="go" href="tel:+13035550131">(303) 555-0131</a></div>
<div>${questions.map(([question, answer], i) => `<details${i === 0 ? " open" : ""}><summary>${question}</summary><p>${answer}</p></details>`).join("")}</div></section>
</main>
<footer class="foot"><p>Vesper Picture House, showing since 1938.</p>${madeBy}</footer>`,
};
