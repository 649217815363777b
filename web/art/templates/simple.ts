import { glazes, prints, stillLife } from "./simple-art.ts";
import type { TemplateArt } from "./templates.ts";

const { chalk, bone, linen, clay, rose, sage, moss, slate, ochre, ink } = glazes;

const css = `
body { font: 400 21px/1.55 dm-sans; color: ${ink}; background: ${chalk} }
h1, h2, h3, .serif, nav b { font-family: newsreader; font-weight: 380; letter-spacing: -.02em }
h1 { font-size: 124px; line-height: .94; letter-spacing: -.035em; text-wrap: initial }
h2 { font-size: 92px; line-height: 1; letter-spacing: -.03em }
i { font-style: italic }
nav { padding: 38px 64px; position: relative }
nav b { font-size: 34px; font-style: italic; font-weight: 420 }
nav ul { gap: 46px; font-size: 20px }
nav .here { text-decoration: underline 2px; text-underline-offset: 9px }
small { font-size: 18px; color: #6d645a; letter-spacing: .01em }
.button { display: inline-block; background: ${clay}; color: #fff; padding: 17px 30px; font-weight: 550; border-radius: 4px }
.home { background: ${bone} }
.home .art { position: absolute; right: 0; top: 0; width: 760px; height: 800px }
.home .latest { position: absolute; left: 64px; right: 64px; bottom: 52px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 40px }
.latest > div { border-top: 2px solid ${ink}; padding-top: 20px }
.latest h3 { font-size: 34px; line-height: 1.14; margin-top: 8px }
.journal .grid { display: grid; grid-template-columns: 740px 1fr; gap: 72px; padding: 44px 64px 0 }
.journal .lead { height: 470px; border-radius: 4px; overflow: hidden }
.journal .post { display: grid; grid-template-columns: 148px 1fr; gap: 28px; padding: 25px 0; border-top: 1px solid #cfc6b8; align-items: center }
.journal .post:last-child { border-bottom: 1px solid #cfc6b8 }
.journal .post figure { height: 124px; border-radius: 4px; overflow: hidden }
.journal .post h3 { font-size: 31px; line-height: 1.12; margin-top: 4px }
.work { background: ${sage} }
.work .top { display: flex; justify-content: space-between; align-items: end; padding: 14px 64px 40px }
.modes { display: flex; background: ${chalk}; border-radius: 6px; padding: 6px; font-size: 19px }
.modes span { padding: 9px 22px; border-radius: 4px }
.modes .on { background: ${ink}; color: ${chalk} }
.mosaic { display: grid; grid-template-columns: 408px 1fr 1fr 300px; grid-template-rows: 392px 340px; gap: 18px; padding: 0 64px }
.mosaic > div { overflow: hidden; border-radius: 4px; position: relative }
.visit { background: ${ink}; color: ${bone} }
.visit .copy { padding: 54px 64px }
.visit dl { display: grid; grid-template-columns: 150px 1fr; gap: 14px 20px; margin-top: 46px; max-width: 600px }
.visit dt { color: ${rose} }
.visit .art { position: absolute; left: 0; right: 0; bottom: 0; height: 360px }
.chat { position: absolute; right: 64px; bottom: 64px; width: 500px; background: ${chalk}; color: ${ink}; border-radius: 20px; overflow: hidden; box-shadow: 0 40px 80px -20px #000b }
.chat header { background: ${clay}; color: #fff; padding: 24px 30px; display: flex; justify-content: space-between; align-items: center }
.chat header .serif { font-size: 30px; font-style: italic }
.chat ul { padding: 30px; display: grid; gap: 16px; justify-items: start }
.chat li { padding: 15px 22px; border-radius: 4px 18px 18px 18px; background: ${bone}; max-width: 370px; font-size: 20px; line-height: 1.42 }
.chat li.me { justify-self: end; background: ${moss}; color: #fff; border-radius: 18px 4px 18px 18px }
.chat footer { border-top: 1px solid ${linen}; padding: 22px 30px; color: #6d645a; display: flex; justify-content: space-between }`;

const pages = ["Home", "Journal", "Work", "Visit"];
const nav = (here: string) =>
  `<nav><b>Tern Pottery</b><ul>${pages.map((page) => `<li${page === here ? ' class="here"' : ""}>${page}`).join("")}</ul></nav>`;

const table = stillLife({
  width: 760,
  height: 800,
  wall: linen,
  table: rose,
  edge: 610,
  light: 20,
  pots: [
    { shape: "tall", x: 236, glaze: chalk, stems: 3, bare: 0.16 },
    { shape: "moon", x: 452, glaze: clay, scale: 1.12 },
    { shape: "cup", x: 640, glaze: slate, scale: 1.1, bare: 0.3 },
  ],
});

const posts = [
  ["March 8", "What ash does at 2,300 degrees"],
  ["February 21", "A cup that forgives the dishwasher"],
  ["February 2", "Digging clay with the neighbors"],
];

const home = `<main class="home"><div class="art">${table}</div>${nav("Home")}
<div style="padding:96px 64px;position:relative;width:680px"><h1>Pots for<br><i>ordinary</i><br>days.</h1>
<p style="max-width:440px;margin:36px 0 38px">Plates, cups and jars thrown one at a time in a shed behind the orchard.</p><span class="button">See the work</span></div>
<div class="latest">${posts.map(([date, title]) => `<div><small>${date}</small><h3>${title}</h3></div>`).join("")}</div></main>`;

const lead = stillLife({
  width: 740,
  height: 470,
  wall: moss,
  table: ink,
  edge: 350,
  light: 250,
  pots: [
    { shape: "bottle", x: 190, glaze: ochre, bare: 0.24 },
    { shape: "bowl", x: 380, glaze: chalk, scale: 0.9 },
    { shape: "jug", x: 580, glaze: clay, handle: true },
  ],
});

const older = [
  [prints.wheel(148, 124), "February 21", "A cup that forgives the dishwasher"],
  [prints.field(148, 124), "February 2", "Digging clay with the neighbors"],
  [prints.kiln(148, 124), "January 14", "Fourteen hours beside a kiln"],
  [
    stillLife({
      width: 148,
      height: 124,
      wall: rose,
      table: clay,
      edge: 92,
      pots: [{ shape: "vase", x: 74, glaze: chalk, scale: 0.36 }],
    }),
    "December 30",
    "The shelf of things that went wrong",
  ],
];

const journal = `<main class="journal">${nav("Journal")}<div style="padding:26px 64px 0"><h2>Notes from the <i>shed</i></h2></div>
<div class="grid"><div><div class="lead">${lead}</div><small style="display:block;margin-top:26px">March 8, six minutes</small><h3 style="font-size:50px;line-height:1.05;margin:8px 0 12px">What ash does at 2,300 degrees</h3><p style="max-width:640px">Apple wood, oak and last year's hay, each on the same bare tile. Three of them are worth keeping.</p></div>
<div>${older.map(([art, date, title]) => `<div class="post"><figure>${art}</figure><div><small>${date}</small><h3>${title}</h3></div></div>`).join("")}</div></div></main>`;

const tiles = [
  [
    "1",
    "1/3",
    stillLife({
      width: 408,
      height: 750,
      wall: bone,
      table: linen,
      edge: 590,
      light: 30,
      pots: [{ shape: "tall", x: 204, glaze: slate, stems: 3, scale: 1.05, bare: 0.2 }],
    }),
  ],
  [
    "2/4",
    "1",
    stillLife({
      width: 532,
      height: 392,
      wall: clay,
      table: "#8f4028",
      edge: 296,
      pots: [
        { shape: "bowl", x: 170, glaze: chalk, bare: 0.3 },
        { shape: "bottle", x: 380, glaze: ochre, scale: 0.84 },
      ],
    }),
  ],
  [
    "4",
    "1",
    stillLife({
      width: 300,
      height: 392,
      wall: slate,
      table: "#5f6f78",
      edge: 300,
      light: -40,
      pots: [{ shape: "moon", x: 150, glaze: chalk, scale: 0.94 }],
    }),
  ],
  ["2", "2", prints.wheel(257, 340)],
  [
    "3/5",
    "2",
    stillLife({
      width: 575,
      height: 340,
      wall: linen,
      table: rose,
      edge: 246,
      light: 190,
      pots: [
        { shape: "cup", x: 110, glaze: moss },
        { shape: "cup", x: 240, glaze: clay, bare: 0.3 },
        { shape: "cup", x: 370, glaze: chalk },
        { shape: "cup", x: 488, glaze: ink, bare: 0.4 },
      ],
    }),
  ],
];

const work = `<main class="work">${nav("Work")}<div class="top"><h2>Spring <i>firing</i></h2><div class="modes"><span class="on">Mosaic</span><span>Columns</span><span>Wide</span></div></div>
<div class="mosaic">${tiles.map(([column, row, art]) => `<div style="grid-column:${column};grid-row:${row}">${art}</div>`).join("")}</div></main>`;

const shelf = stillLife({
  width: 1440,
  height: 360,
  wall: ink,
  table: "#3c342d",
  edge: 270,
  pots: [
    { shape: "jug", x: 150, glaze: sage, scale: 0.78, handle: true },
    { shape: "cup", x: 316, glaze: ochre, scale: 0.9, bare: 0.3 },
    { shape: "bottle", x: 456, glaze: chalk, scale: 0.84 },
    { shape: "bowl", x: 664, glaze: clay, scale: 0.84 },
  ],
});

const visit = `<main class="visit"><div class="art">${shelf}</div>${nav("Visit")}
<div class="copy"><h2>Come by on<br><i>Saturdays.</i></h2><dl><dt>Shed</dt><dd>18 Orchard Lane, behind the red barn</dd><dt>Open</dt><dd>Saturday, nine to four</dd><dt>Write</dt><dd>hello@tern.example</dd></dl></div>
<div class="chat"><header><span class="serif">Ask the shed</span><span>Close</span></header><ul><li>Hello! Looking for a cup, or a class?<li class="me">A class for two in May?<li>May 10 and May 24 have room. Both run ten to one, clay and lunch included.<li class="me">May 24, please.</ul><footer><span>Write a message</span><b style="color:${clay}">Send</b></footer></div></main>`;

export const simple: TemplateArt = {
  faces: [
    { family: "newsreader", axes: "opsz" },
    { family: "newsreader", axes: "opsz", italic: true },
    { family: "dm-sans" },
  ],
  css,
  sections: [home, journal, work, visit],
};
