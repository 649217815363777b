import type { ClientSite } from "./client-site.ts";
import { type Point, polar, polyline, repeat } from "./drawing.ts";

const ink = "#11150a";
const lime = "#cff23a";

/** A wheel laced three-cross: each spoke leaves the hub at a tangent. */
const wheel = (center: Point, radius: number, color: string, spokes = 32) => {
  const lacing = repeat(spokes, (i) => {
    const hole = (360 / spokes) * i;
    const lean = i % 2 ? 74 : -74;
    return polyline([polar(center, radius * 0.1, hole + lean), polar(center, radius * 0.86, hole)]);
  });
  const [x, y] = center;
  return `<g fill="none" stroke="${color}"><circle cx="${x}" cy="${y}" r="${radius - 15}" stroke-width="30"/><circle cx="${x}" cy="${y}" r="${radius * 0.84}" stroke-width="5"/><path d="${lacing}" stroke-width="2.6"/></g><circle cx="${x}" cy="${y}" r="${radius * 0.12}" fill="${color}"/>`;
};

const tube = (points: Point[], width: number, color: string) =>
  `<path d="${polyline(points)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const rear: Point = [430, 396];
const front: Point = [982, 396];
const crank: Point = [668, 420];
const saddle: Point = [594, 150];
const head: Point = [890, 142];

const frame = [
  tube([rear, crank, [900, 176], head, [616, 168], rear], 21, ink),
  tube([crank, saddle, [586, 116]], 21, ink),
  tube([[880, 100], head, [920, 262], front], 21, ink),
  tube(
    [
      [520, 104],
      [650, 104],
    ],
    28,
    ink,
  ),
  `<path d="M878 98L940 86C990 80 1004 152 946 158H922" fill="none" stroke="${ink}" stroke-width="18" stroke-linecap="round"/>`,
].join("");

const chainring = `<circle cx="${crank[0]}" cy="${crank[1]}" r="62" fill="${lime}" stroke="${ink}" stroke-width="12"/>
  ${repeat(28, (i) => tube([polar(crank, 66, (360 / 28) * i), polar(crank, 73, (360 / 28) * i)], 7, ink))}
  ${repeat(5, (i) => tube([crank, polar(crank, 56, 72 * i)], 11, ink))}
  ${tube([crank, [748, 470], [776, 470], [720, 470]], 17, ink)}
  ${tube(
    [
      [rear[0], rear[1] - 34],
      [crank[0], crank[1] - 68],
    ],
    5,
    ink,
  )}${tube(
    [
      [rear[0], rear[1] + 34],
      [crank[0], crank[1] + 68],
    ],
    5,
    ink,
  )}`;

/** The two Os of GOOD are the wheels. */
const good = `<svg width="1440" height="640" viewBox="0 0 1440 640">
  <g font-family="big-shoulders" font-weight="900" font-size="560" fill="${ink}"><text x="20" y="600" textLength="216" lengthAdjust="spacingAndGlyphs">G</text><text x="1196" y="600" textLength="216" lengthAdjust="spacingAndGlyphs">D</text></g>
  ${wheel(rear, 204, ink)}${wheel(front, 204, ink)}${frame}${chainring}
</svg>`;

const jobs = [
  ["Tune-up", "Gears, brakes, bearings, a wash", "$95", "1 day"],
  ["Wheel true", "Per wheel, on the stand while you wait", "$28", "20 min"],
  ["Full overhaul", "Down to the bare frame and back", "$320", "4 days"],
  ["Flat fix", "With a tube and the nail as a souvenir", "$18", "10 min"],
];

export const spokeAndChain: ClientSite = {
  name: "spoke-and-chain",
  title: "Spoke &amp; Chain, bicycle workshop",
  description:
    "Bicycle workshop on South Broadway: every repair and its price, and when to roll in.",
  themeColor: "#cff23a",
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#11150a"/><text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="20" fill="#cff23a">S</text></svg>`,
  faces: [{ family: "big-shoulders", axes: "standard" }, { family: "familjen-grotesk" }],
  css: `
body { background: ${lime}; color: ${ink}; font: 500 20px/1.4 familjen-grotesk }
nav { padding: 22px 40px; font-weight: 650; border-bottom: 5px solid ${ink}; font-size: 19px }
nav ul { gap: 40px }
.logo { font: 900 36px/1 big-shoulders; letter-spacing: 0; text-transform: uppercase }
.good { height: 634px; position: relative }
.band { background: ${ink}; color: ${lime}; padding: 22px 0 26px; text-align: center }
h1 { font: 900 176px/.84 big-shoulders; text-transform: uppercase; letter-spacing: -.012em; white-space: nowrap }
.good p { position: absolute; right: 40px; top: 44px; width: 350px; font-size: 23px; line-height: 1.3; font-weight: 600 }
.jobs { padding: 60px 40px 70px }
h2 { font: 900 110px/.86 big-shoulders; text-transform: uppercase; margin-bottom: 30px }
.jobs li { display: grid; grid-template-columns: 460px 1fr 130px 150px; align-items: baseline; border-top: 5px solid ${ink}; padding: 14px 0 16px; font-size: 22px }
.jobs b { font: 850 54px/1 big-shoulders; text-transform: uppercase }
.jobs span:last-child { text-align: right; font: 850 54px/1 big-shoulders }
.visit { background: ${ink}; color: ${lime}; display: grid; grid-template-columns: 1fr 420px; padding: 60px 40px; align-items: end }
.visit h2 { margin: 0 }`,
  body: `
<nav><span class="logo">Spoke &amp; Chain</span><ul><li>Repairs</li><li>Used bikes</li><li>Sunday rides</li><li>Open till 7 today</li></ul></nav>
<div class="good">${good}<p>Bicycle workshop on South Broadway. In by Wednesday, out for the weekend.</p></div>
<div class="band"><h1>As new by Saturday</h1></div>
<section class="jobs"><h2>On the wall, in dollars</h2><ul>${jobs.map(([name, text, price, time]) => `<li><b>${name}</b><span>${text}</span><span>${time}</span><span>${price}</span></li>`).join("")}</ul></section>
<section class="visit"><h2>No appointment.<br>Just roll in.</h2><p>1137 South Broadway, Denver<br>Tuesday to Saturday, 9 to 7<br>(303) 555-0173</p></section>`,
};
