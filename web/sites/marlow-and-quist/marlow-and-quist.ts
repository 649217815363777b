import { type ClientSite, madeBy } from "../client-site.ts";
import { courthouse, icon, portraits } from "./drawings.ts";
import { styles } from "./styles.ts";

const matters = [
  ["Leaving a job", "Severance, non-competes, the letter you should not sign yet."],
  ["Starting a company", "Founders' terms and leases that still read well in year five."],
  ["Buying a building", "Title, easements and the water rights nobody mentioned."],
  ["Settling an estate", "Wills, trusts and the families around them."],
];

const fees = [
  ["First conversation", "30 minutes, by phone or on 17th Street", "Free"],
  ["Severance review", "Read, marked and explained in two days", "$480"],
  ["Company formation", "Filed, with an agreement you can follow", "$1,250"],
  ["Will and two directives", "Signed in one visit", "$890"],
];

const people = [
  ["Ines Marlow", "Work and companies. Reads the last page of a contract first."],
  ["Tobias Quist", "Land and buildings. Has walked most of the lots he writes about."],
  ["Ruth Okafor", "Wills and estates. Answers the phone herself, mornings."],
];

const notes = [
  [
    "A letter with a deadline is still a draft",
    "Most severance offers leave room for a question. Ask it in writing, ask for the time to read, and sign nothing on the day you are told.",
  ],
  [
    "Split the company before you build it",
    "Two founders agree most easily while there is nothing to divide. Write down what happens when one of you leaves, and then forget about it.",
  ],
  [
    "Tell someone where the will is",
    "The best will is of no use in a drawer that nobody opens. We keep one copy; a person you trust should know that we do.",
  ],
];

const steps = [
  ["You call, or come by", "A lawyer picks up, not a machine. The first half hour is free."],
  [
    "You get one page",
    "What we would do, how long it takes, and the fee. Keep it, whatever you decide.",
  ],
  ["You say yes, or you do not", "Only then do we open a file, and the fee stays as written."],
];

export const marlowAndQuist: ClientSite = {
  name: "marlow-and-quist",
  title: "Marlow &amp; Quist, a small law office",
  description: "Plain advice for hard days. You know the fee before we open the file.",
  themeColor: "#4f0f1e",
  icon,
  faces: [
    { family: "newsreader", axes: "opsz" },
    { family: "newsreader", italic: true },
    { family: "schibsted-grotesk" },
  ],
  css: styles,
  skipTo: "the advice",
  body: `
<header class="top"><a class="logo" href="#main">Marlow <i>&amp;</i> Quist</a>
<nav aria-label="Office"><ul><li><a href="#matters">Matters</a></li><li><a href="#fees">Fees</a></li><li><a href="#people">People</a></li><li><a href="#notes">Notes</a></li><li><a href="#contact">Contact</a></li></ul></nav></header>
<main id="main">
<section class="hero"><div class="left"><h1>Plain advice for hard days.</h1><p>A small law office on 17th Street. You know the fee before we open the file.</p><a class="ask" href="#contact">Ask a question</a><a class="call" href="tel:+13035550162">(303) 555-0162</a></div><div class="right">${courthouse}</div></section>
<section class="matters" id="matters"><h2 class="unseen">Matters</h2><ul>${matters.map(([name, text]) => `<li><h3>${name}</h3>${text}</li>`).join("")}</ul></section>
<section class="fees" id="fees"><h2>The price, <i>in writing,</i> first.</h2><ul>${fees.map(([name, text, price]) => `<li><div><b>${name}</b>${text}</div><span>${price}</span></li>`).join("")}</ul></section>
<section class="people" id="people"><h2>Three people, <i>no lobby.</i></h2><ul>${people.map(([name, text], i) => `<li>${portraits[i]}<div><h3>${name}</h3><p>${text}</p></div></li>`).join("")}</ul></section>
<section class="notes" id="notes"><h2>Notes from <i>the margin.</i></h2><div>${notes.map(([title, text]) => `<details><summary>${title}</summary><p>${text}</p></details>`).join("")}</div></section>
<section class="contact" id="contact"><div><h2>Ask us <i>anything.</i></h2><p>Nothing you tell us in the first half hour leaves the room, and nothing in it costs you.</p><a class="ask" href="tel:+13035550162">(303) 555-0162</a></div><ol>${steps.map(([name, text]) => `<li><div><b>${name}</b>${text}</div></li>`).join("")}</ol>
<address><span>1801 17th Street, second floor, Denver</span><span>Monday to Friday, 8:30 to 5</span><span>Two steps up; ring for the ramp</span></address></section>
</main>
<footer class="foot"><p>Marlow &amp; Quist. Nothing on this page is legal advice.</p>${madeBy}</footer>`,
};
