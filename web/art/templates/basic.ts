import { events, inks, photos, poster, sunset } from "./basic-art.ts";
import type { TemplateArt } from "./templates.ts";

const { paper, blue, red, blush, night } = inks;

const css = `
body { font: 400 21px/1.5 archivo; color: ${night}; background: ${paper} }
h1, h2 { font-weight: 820; font-stretch: 125%; letter-spacing: -.045em; line-height: .86 }
h1 { font-size: 292px; color: ${blue}; margin-left: -14px }
h2 { font-size: 84px; line-height: .95 }
nav { padding: 40px 64px; font-size: 20px; font-weight: 600; position: relative }
nav b { font-weight: 820; font-stretch: 125%; font-size: 24px; letter-spacing: -.03em }
nav ul { gap: 44px }
.layer { position: absolute; inset: 0 }
.pill { display: inline-block; background: ${red}; color: ${night}; font-weight: 700; padding: 18px 32px; border-radius: 99px }
.facts { position: absolute; left: 64px; right: 64px; bottom: 60px; color: ${paper}; display: grid; grid-template-columns: 250px 250px 1fr auto; gap: 40px; align-items: end; line-height: 1.4 }
.facts b { display: block; font-size: 34px; font-weight: 760; font-stretch: 112%; letter-spacing: -.02em; line-height: 1.15 }
.head { display: flex; justify-content: space-between; align-items: end; padding: 76px 64px 44px }
.days { display: flex; gap: 12px; font-weight: 650 }
.days span { padding: 12px 26px; border-radius: 99px; border: 2px solid ${blue}; color: ${blue} }
.days span:first-child { background: ${blue}; color: ${paper} }
.events { display: grid; grid-template-columns: repeat(3, 1fr); gap: 40px 28px; padding: 0 64px }
.events figure { height: 250px; overflow: hidden; border-radius: 18px }
.events h3 { font-size: 29px; font-weight: 760; font-stretch: 110%; letter-spacing: -.025em; margin-top: 18px; line-height: 1.15 }
.events p { display: flex; justify-content: space-between; color: #4a4f8a; font-size: 20px; margin-top: 5px }
.photos { background: ${blush} }
.photos .head { padding-bottom: 36px }
.photos .head p { max-width: 380px }
.wall { display: grid; grid-template-columns: repeat(12, 1fr); grid-template-rows: 330px 180px 226px; gap: 20px; padding: 0 64px }
.wall > div { border-radius: 18px; overflow: hidden }
.subscribe { background: ${red}; text-align: center }
.subscribe h2 { font-size: 132px; margin: 112px 0 24px }
.subscribe form { display: flex; width: 660px; margin: 40px auto 0; background: ${paper}; border-radius: 99px; padding: 9px; text-align: left }
.subscribe form span:first-child { flex: 1; padding: 19px 30px; color: #5a5f95 }
.subscribe form span:last-child { background: ${night}; color: ${paper}; font-weight: 700; padding: 19px 36px; border-radius: 99px }
.subscribe .art { position: absolute; left: 0; right: 0; bottom: 0; height: 620px }
.subscribe footer { position: absolute; left: 64px; right: 64px; bottom: 34px; display: flex; justify-content: space-between; color: ${blush}; font-size: 19px }`;

const nav = `<nav><b>Slow Light</b><ul><li>About<li>Events<li>Photos<li>Subscribe</ul></nav>`;

const about = `<main><div class="layer">${poster}</div>${nav}
<div style="padding:10px 64px;position:relative;mix-blend-mode:multiply"><h1>SLOW<br>LIGHT</h1></div>
<div class="facts"><div><b>Sept 12&ndash;14</b>Friday to Sunday</div><div><b>Alder Lake</b>East shore, free entry</div>
<p style="max-width:480px">Three evenings of film, music and paper lanterns beside the water. Bring a blanket.</p><span class="pill">Save a place</span></div></main>`;

const program = [
  ["film", "Silent film, live piano", "Boathouse lawn", "8:30 pm"],
  ["lanterns", "Lantern walk", "From the old mill", "9:45 pm"],
  ["music", "Two cellos", "Floating stage", "7:00 pm"],
  ["rowing", "Row at dusk", "North dock", "6:15 pm"],
  ["supper", "The long supper", "Under the alders", "6:30 pm"],
  ["stars", "Name ten stars", "Signal hill", "11:00 pm"],
] as const;

const eventGrid = `<main><div class="head"><h2>Every evening<br>has a plan.</h2><div class="days"><span>Fri 12</span><span>Sat 13</span><span>Sun 14</span></div></div>
<div class="events">${program.map(([art, title, place, time]) => `<div><figure>${events[art]}</figure><h3>${title}</h3><p><span>${place}</span><span>${time}</span></p></div>`).join("")}</div></main>`;

const wall = [
  ["1/6", "1/2", photos.shore(630, 330)],
  ["6/9", "1/3", photos.pines(320, 530)],
  ["9/13", "1/2", photos.stage(430, 330)],
  ["1/4", "2/4", photos.moon(320, 426)],
  ["4/6", "2/3", photos.water(220, 180)],
  ["9/13", "2/4", photos.tents(430, 426)],
  ["4/9", "3/4", photos.supper(540, 226)],
];

const photoGrid = `<main class="photos"><div class="head"><h2>Last year,<br>in two colors.</h2><p>Printed by hand on the festival press. Tap a picture to see it large.</p></div>
<div class="wall">${wall.map(([column, row, art]) => `<div style="grid-column:${column};grid-row:${row}">${art}</div>`).join("")}</div></main>`;

const subscribe = `<main class="subscribe"><h2>Hear it first.</h2><p style="font-size:25px">One letter when the program is out, one the week before. That is all.</p>
<form><span>you@example.com</span><span>Subscribe</span></form><div class="art">${sunset}</div>
<footer><span>Slow Light, Alder Lake</span><span>Instagram &ensp; Directions &ensp; Press</span></footer></main>`;

export const basic: TemplateArt = {
  faces: [{ family: "archivo", axes: "wdth" }],
  css,
  sections: [about, eventGrid, photoGrid, subscribe],
};
