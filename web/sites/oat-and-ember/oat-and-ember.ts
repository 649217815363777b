import { type ClientSite, madeBy } from "../client-site.ts";
import { bag, counter, icon, map, pantry, pastries, stamp } from "./drawings.ts";
import { styles } from "./styles.ts";

const phone = '<a href="tel:+13035550148">(303) 555-0148</a>';

const bakes = [
  ["Tennyson boule", "Country sourdough, 36-hour ferment", "6:00", "$9"],
  ["Seeded rye tin", "Flax, sunflower, caraway", "6:30", "$10"],
  ["Butter croissant", "Three folds, Colorado butter", "7:00", "$4.50"],
  ["Oat &amp; honey bun", "Toasted oats, Palisade honey", "7:30", "$3.75"],
  ["Baguette", "Overnight poolish, sold warm", "8:00", "$5"],
];

const sweets = [
  [pastries.croissant, "Croissant", "The corner piece shatters. That is the point.", "$4.50"],
  [pastries.bun, "Honey bun", "Soft as a pillow, with oats for a roof.", "$3.75"],
  [pastries.snail, "Ember snail", "Burnt sugar, cardamom, a little smoke.", "$4.75"],
  [pastries.galette, "Peach galette", "Palisade peaches while the trees have them.", "$6"],
];

const steps = [
  ["Mon 6 pm", "Feed the starter"],
  ["Tue 9 am", "Mix and rest"],
  ["Tue noon", "Fold, four times"],
  ["Tue 5 pm", "Shape by hand"],
  ["Tue night", "Proof in the cold"],
  ["Wed 5 am", "Into the stone oven"],
];

const opening = [
  ["Tuesday to Friday", "from 6 am, gone by about 2"],
  ["Saturday, Sunday", "from 6 am, gone by about noon"],
  ["Monday", "closed: we feed the starter"],
];

const questions = [
  [
    "How do I keep a loaf?",
    "Cut side down on a board, under a cloth, for three days. After that, slice it and freeze it: five minutes in a hot oven and it remembers everything.",
  ],
  [
    "Is anything made without gluten?",
    "No, and we would not dare to promise it: there is flour in the air from four in the morning on. The bakery two doors down does it properly.",
  ],
  [
    "May the children see the oven?",
    "Saturdays at nine. They get an apron, a lump of dough and their own initials on a roll.",
  ],
];

export const oatAndEmber: ClientSite = {
  name: "oat-and-ember",
  title: "Oat &amp; Ember, bakery on Tennyson Street",
  description:
    "Slow bread and early mornings: what is on the shelf today, when it leaves the oven, and how to reserve a loaf.",
  themeColor: "#ffc94d",
  icon,
  faces: [{ family: "fraunces", axes: "full" }, { family: "figtree" }],
  css: styles,
  skipTo: "the content",
  body: `
${pantry}
<header class="bar"><a class="logo" href="#main">Oat &amp; Ember</a>
<nav aria-label="Main"><ul><li><a href="#bread">Bread</a></li><li><a href="#pastry">Pastry</a></li><li><a href="#wholesale">Wholesale</a></li><li><a href="#visit">Visit</a></li></ul></nav>
<a class="pill" href="#reserve">Reserve a loaf</a></header>
<main id="main">
<div class="hero"><h1>Slow bread, <br>early mornings.</h1>${stamp}${counter}</div>
<div class="sill"><a href="#visit">4120 Tennyson Street, Denver</a><span>Tuesday to Sunday, 6 am until the shelf is empty</span>${phone}</div>
<section class="today" id="bread"><div><h2>On the shelf today</h2><p>Stone-milled flour from the San Luis Valley, water, salt and time. Order by 8 pm and it waits for you.</p><a class="red" href="#reserve">Reserve a loaf</a></div>
<ul class="bakes">${bakes.map(([name, note, time, price]) => `<li><div><h3>${name}</h3><small>${note}</small></div><span>${time}</span><span>${price}</span></li>`).join("")}</ul></section>
<section class="pastry" id="pastry"><h2>Pastry, while it lasts</h2><p>Baked in small trays from seven on, so that the tenth customer gets a warm one too.</p>
<ul>${sweets.map(([drawing, name, note, price]) => `<li>${drawing}<h3>${name}</h3><p>${note}</p><b>${price}</b></li>`).join("")}</ul></section>
<section class="hours"><h2>Thirty-six hours in six steps</h2><ol>${steps.map(([time, step]) => `<li><small>${time}</small>${step}</li>`).join("")}</ol></section>
<section class="reserve" id="reserve"><div><h2>Your loaf, with your name on it.</h2>
<ol><li>Call before 8 pm and say which bread, and for when.</li><li>We bake it with the morning's first batch.</li><li>It waits behind the counter until noon. Pay when you pick it up.</li></ol>
<a class="red" href="tel:+13035550148">Call (303) 555-0148</a></div>${bag}</section>
<section class="wholesale" id="wholesale"><div><h2>Eleven kitchens toast our bread.</h2><p>Yours could be the twelfth. Noor runs the van: call ${phone} after ten, when the ovens are off, and ask for the sample box.</p></div>
<dl><dt>Delivery</dt><dd>by bicycle or van, before 7 am</dd><dt>Smallest order</dt><dd>12 loaves a week</dd><dt>Changes</dt><dd>until 2 pm the day before</dd></dl></section>
<section class="visit" id="visit"><div><h2>Follow the smell</h2><address>4120 Tennyson Street<br>Denver, Colorado<br>${phone}</address>
<dl>${opening.map(([day, time]) => `<dt>${day}</dt><dd>${time}</dd>`).join("")}</dl></div>${map}
<div class="questions">${questions.map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join("")}</div></section>
</main>
<footer><span class="logo">Oat &amp; Ember</span>${madeBy}</footer>`,
};
