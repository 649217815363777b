import { type ClientSite, madeBy } from "../client-site.ts";
import { icon, movement, portraits, treatmentIcons } from "./drawings.ts";
import { slotCss, styles } from "./styles.ts";

const treatments = [
  [treatmentIcons.back, "Back and neck", "Stiff necks, sore backs, slipped discs."],
  [treatmentIcons.knee, "Knees and hips", "From the first twinge to the new joint."],
  [treatmentIcons.run, "Running and ski", "Gait filmed on our own 20-yard track."],
  [treatmentIcons.surgery, "After surgery", "With your surgeon's plan, not instead of it."],
];

const times = ["Today 4:40", "Wed 7:20", "Wed 12:00", "Thu 8:10", "Thu 5:30", "Fri 9:00"];
const proposed = 1;

const firstVisit = [
  ["You talk", "Fifteen minutes, and nobody types."],
  ["You move", "We watch you sit, stand, reach and walk."],
  ["We treat", "Hands first, then one exercise you will really do."],
  ["You know", "How many visits, what they cost, and when to stop."],
];

const team = [
  ["Dr. Amara Osei", "Backs and necks. Has carried two children and a cello."],
  ["Finn Calloway", "Knees and hips. Skis to work when the city lets him."],
  ["Mei Tanaka", "Runners. Will ask how old your shoes are."],
];

const prices = [
  ["First visit", "60 min", "$135"],
  ["Follow-up", "40 min", "$95"],
  ["Running lab", "75 min", "$180"],
];

const questions = [
  [
    "Do I need a referral?",
    "No. Colorado lets you come straight to us. If your insurer wants one, we tell you on the phone.",
  ],
  [
    "What should I wear?",
    "Something you can squat in. We have shorts in all sizes, and they are clean.",
  ],
  ["What if I have to cancel?", "Call before six the evening before and it costs nothing."],
];

export const northsidePhysio: ClientSite = {
  name: "northside-physio",
  title: "Northside Physio, Highland, Denver",
  description:
    "Physiotherapy in Highland: the next free appointments, what we treat, and what it costs.",
  themeColor: "#ffffff",
  icon,
  faces: [{ family: "gabarito" }, { family: "manrope" }],
  css: `${styles}\n${slotCss(times.length)}`,
  skipTo: "the content",
  body: `
<header class="bar"><a class="logo" href="#main"><i></i>Northside Physio</a>
<nav aria-label="Main"><ul><li><a href="#treatments">Treatments</a></li><li><a href="#team">Team</a></li><li><a href="#prices">Prices</a></li><li class="tel"><a href="tel:+13035550117">(303) 555-0117</a></li></ul></nav>
<a class="book" href="#book">Book a visit</a></header>
<main id="main">
<div class="hero"><h1>Move without thinking about it.</h1><p>Physiotherapy in Highland, Denver. Most people need four visits; we tell you on the first.</p>
<div class="slots"><div><h2>Next free appointments</h2><a href="#book">Take it</a></div><fieldset><legend>Pick a time</legend>${times.map((time, i) => `<label><input type="radio" name="slot" id="slot-${i}"${i === proposed ? " checked" : ""}>${time}</label>`).join("")}</fieldset></div>${movement}</div>
<section class="treat" id="treatments"><h2>What brings people in</h2><ul>${treatments.map(([drawing, name, text]) => `<li>${drawing}<h3>${name}</h3>${text}</li>`).join("")}</ul></section>
<section class="first"><h2>The first sixty minutes</h2><ol>${firstVisit.map(([name, text]) => `<li><b>${name}</b>${text}</li>`).join("")}</ol></section>
<section class="team" id="team"><h2>Whose hands</h2><ul>${team.map(([name, text], i) => `<li>${portraits[i]}<div><h3>${name}</h3><p>${text}</p></div></li>`).join("")}</ul></section>
<section class="prices" id="prices"><div><h2>Prices on the door</h2><p>No packages to buy. We send your insurer the paperwork and you pay only your share.</p></div><ul>${prices.map(([name, time, price]) => `<li><span>${name}</span><span>${time}</span><span>${price}</span></li>`).join("")}</ul></section>
<section class="questions"><h2>Asked at the desk</h2><div>${questions.map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join("")}</div></section>
<section class="visit" id="book"><div><h2>${times.map((time, i) => `<span class="picked-${i}">${time}</span>`).join("")} is free.</h2><p>Call and it is yours; the desk picks up from seven. If another time suits you better, say so: we keep two a day for people who cannot wait.</p><a class="call" href="tel:+13035550117">Call (303) 555-0117</a></div>
<div><address>Northside Physio<br>3245 Osage Street<br>Highland, Denver</address><dl><dt>Mon to Thu</dt><dd>7 am to 7 pm</dd><dt>Friday</dt><dd>7 am to 4 pm</dd><dt>Saturday</dt><dd>running lab only</dd></dl></div></section>
</main>
<footer><span class="logo"><i></i>Northside Physio</span>${madeBy}</footer>`,
};
