import { type ClientSite, madeBy } from "../client-site.ts";
import { icon, mending, moon, pyra, room, scene, shop, sill, stack } from "./drawings.ts";
import { styles } from "./styles.ts";

const lamps = [
  {
    name: "Pyra",
    kind: "table",
    note: "Table, oak and linen",
    price: "$129",
    ground: "#ffd6c4",
    drawing: pyra,
  },
  {
    name: "Moon",
    kind: "floor",
    note: "Floor, opal glass",
    price: "$289",
    ground: "#d5ccff",
    drawing: moon,
  },
  {
    name: "Sill",
    kind: "pendant",
    note: "Pendant, spun steel",
    price: "$174",
    ground: "#bfeadb",
    drawing: sill,
  },
  {
    name: "Stack",
    kind: "paper",
    note: "Table, paper rings",
    price: "$148",
    ground: "#ffe59a",
    drawing: stack,
  },
];

const goods = lamps.map(
  ({ name, kind, note, price, ground, drawing }) =>
    `<li id="${kind}" class="${name.toLowerCase()}"><svg viewBox="0 0 320 350" aria-hidden="true"><rect class="ground" width="320" height="350" fill="${ground}"/>${drawing}</svg><h3><a href="#${name.toLowerCase()}">${name}</a> <span>${price}</span></h3><p>${note}</p></li>`,
);

const steps = [
  ["Bring it, or box it", "No receipt. We know our own lamps, and we pay the postage."],
  ["Open on the bench", "Cord, socket, switch, shade: each part since 2011 is in a drawer."],
  ["Home by Friday", "Tested for a night in our own window. Repairs cost nothing, ever."],
];

const sizes = [
  ["Fungi", "19 in", "8 ft", "6 W"],
  ["Pyra", "16 in", "6 ft", "5 W"],
  ["Moon", "54 in", "9 ft", "8 W"],
  ["Sill", "9 in", "10 ft", "8 W"],
  ["Stack", "14 in", "6 ft", "5 W"],
];

const sizeRows = sizes.map(
  ([name = "", ...facts]) =>
    `<tr id="${name === "Fungi" ? "fungi-size" : name.toLowerCase()}"><th scope="row">${name}</th>${facts.map((fact) => `<td>${fact}</td>`).join("")}</tr>`,
);

const bag = `<section class="your-bag" id="bag" popover aria-labelledby="in-the-bag"><h2 id="in-the-bag">Your bag</h2>
<ul><li><span>Sill, green</span><span>$174</span></li><li><span>Bulbs, box of four</span><span>$36</span></li></ul>
<p>$210 in all. We hold it for a week: pay at the counter or by phone.</p>
<div><a class="go" href="tel:+13035550148">Call to pay</a><button type="button" popovertarget="bag" popovertargetaction="hide">Keep looking</button></div></section>`;

export const lumenGoods: ClientSite = {
  name: "lumen-goods",
  title: "Lumen Goods, lamps made in Denver",
  description: "Forty lamps, one warm white. Made in Denver and mended for life.",
  themeColor: "#4a25d8",
  icon,
  faces: [{ family: "sora" }, { family: "dm-sans" }],
  css: styles,
  skipTo: "the lamps",
  body: `
<header class="top"><a class="logo" href="#main">Lumen Goods</a>
<nav aria-label="Lamps by kind"><ul><li><a href="#table">Table</a></li><li><a href="#floor">Floor</a></li><li><a href="#pendant">Pendant</a></li><li><a href="#bulbs">Bulbs</a></li></ul></nav>
<button class="bag" type="button" popovertarget="bag">Bag, 2</button>${bag}</header>
<main id="main">
<section class="hero">${scene}<h1>Light you can live beside.</h1><p>Forty lamps, one warm white. Made in Denver and mended for life.</p><a class="go" href="#fungi">Meet Fungi, $219</a></section>
<section class="goods" id="lamps"><h2 class="unseen">Four of the forty</h2><ul>${goods.join("")}</ul></section>
<section class="fungi" id="fungi"><div><h2>Fungi keeps you company.</h2><p>One sheet of aluminum, spun by hand into a cap, on a stem of turned ash. It lights the page and leaves the room alone.</p>
<dl><dt>Height</dt><dd>19 inches</dd><dt>Colors</dt><dd>Ember, oat, night violet</dd><dt>Price</dt><dd>$219, bulb included</dd></dl>
<label class="switch"><input type="checkbox" role="switch" checked>Try the switch</label></div>${room}</section>
<section class="warm" id="bulbs"><div><h2>Every bulb is 2,700 kelvin. That is the whole trick.</h2><p>The color of a late afternoon. A box of four is $36, and each burns for about fifteen years of evenings.</p></div><ul><li><span>Ships from RiNo</span><span>2 days</span></li><li><span>Try it at home</span><span>60 nights</span></li><li><span>Repairs</span><span>for life</span></li></ul></section>
<section class="mending" id="mending"><h2>How a lamp is mended</h2><ol>${steps.map(([name, text], i) => `<li>${mending[i]}<h3>${name}</h3><p>${text}</p></li>`).join("")}</ol></section>
<section class="sizes" id="sizes"><div><h2>Will it fit?</h2><p>Pendants hang from any ordinary ceiling box. Cords are cloth, and we make them longer for the asking.</p></div><table><thead><tr><th scope="col">Lamp</th><th scope="col">Height</th><th scope="col">Cord</th><th scope="col">Bulb</th></tr></thead><tbody>${sizeRows.join("")}</tbody></table></section>
<section class="visit" id="visit"><div><h2>Come by after dark.</h2><address>2914 Larimer Street, Denver</address><dl><dt>Wednesday to Friday</dt><dd>10 to 6</dd><dt>Saturday, Sunday</dt><dd>10 to 6, lit till 9</dd></dl><a href="tel:+13035550148">(303) 555-0148</a></div>${shop}</section>
</main>
<footer class="foot"><p>Lumen Goods. Letters, twice a year, on paper.</p>${madeBy}</footer>`,
};
