import {
  coat,
  heroScene,
  icons,
  paws,
  person,
  pets,
  portrait,
  ring,
} from "./small-business-art.ts";
import type { TemplateArt } from "./templates.ts";

const { butter, green, leaf, mint, cream, coral, peach, sky, grey, ink } = coat;

const css = `
body { font: 400 21px/1.5 figtree; color: ${green}; background: ${cream} }
h1, h2, h3, nav b, .num { font-family: gabarito; font-weight: 800; letter-spacing: -.025em }
h1 { font-size: 132px; line-height: .92; letter-spacing: -.04em }
h2 { font-size: 80px; line-height: .98; letter-spacing: -.035em }
h3 { font-size: 29px; line-height: 1.15; font-weight: 700; letter-spacing: -.015em }
nav { padding: 36px 64px; position: relative; font-weight: 550 }
nav b { font-size: 30px }
nav ul { gap: 40px }
.button { display: inline-block; background: ${green}; color: #fff; font-weight: 650; padding: 19px 34px; border-radius: 16px }
.ghost { background: none; color: ${green}; box-shadow: inset 0 0 0 2.5px ${green} }
main > .in { padding: 76px 64px 0 }
.row { display: flex; justify-content: space-between; align-items: end; gap: 40px }
.row p { max-width: 420px }
.hero { background: ${butter} }
.hero .art { position: absolute; inset: 0 }
.open { position: absolute; right: 64px; top: 170px; background: #fff; border-radius: 22px; padding: 24px 30px; box-shadow: 0 24px 50px -24px #143a2f99; line-height: 1.35 }
.open b { display: block; font-size: 25px }
.services { display: grid; grid-template-columns: repeat(3, 1fr); gap: 22px; margin-top: 40px }
.services > div { background: #fff; border-radius: 24px; padding: 26px 32px 28px; box-shadow: inset 0 0 0 1.5px #143a2f1a }
.services h3 { margin: 18px 0 6px }
.stats { position: absolute; left: 0; right: 0; bottom: 0; height: 256px; background: ${green}; color: #fff; display: grid; grid-template-columns: repeat(4, auto); justify-content: space-between; align-items: center; padding: 0 64px }
.stats > div { display: flex; align-items: center; gap: 24px; line-height: 1.3 }
.stats .gauge { position: relative }
.stats .num { position: absolute; inset: 0; display: grid; place-items: center; font-size: 40px }
.team { display: grid; grid-template-columns: repeat(4, 1fr); gap: 22px; margin-top: 44px }
.team figure { height: 330px; border-radius: 150px 150px 24px 24px; overflow: hidden; margin-bottom: 18px }
.team p { color: #456557 }
.quote { position: absolute; left: 64px; right: 64px; bottom: 60px; background: ${green}; color: #fff; border-radius: 32px; display: grid; grid-template-columns: 270px 1fr; overflow: hidden; height: 290px }
.quote div { padding: 48px 60px; align-self: center }
.quote h3 { font-size: 42px; line-height: 1.14; font-weight: 600 }
.plans { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; margin-top: 50px }
.plans > div { background: #fff; border-radius: 32px; padding: 38px; height: 640px; position: relative; overflow: hidden }
.plans .best { background: ${green}; color: #fff }
.plans .num { font-size: 88px; line-height: 1; margin-top: 18px }
.plans li { padding: 13px 0; border-top: 1.5px solid #143a2f1f }
.plans .best li { border-color: #ffffff2e }
.plans ul { margin-top: 28px }
.plans .button { position: absolute; left: 38px; right: 38px; bottom: 38px; text-align: center }
.plans .best .button { background: ${butter}; color: ${green} }
.switch { display: flex; background: #fff; border-radius: 16px; padding: 7px; font-weight: 600 }
.switch span { padding: 11px 24px; border-radius: 11px }
.switch .on { background: ${coral}; color: ${ink} }
.faq { display: grid; grid-template-columns: 570px 1fr; gap: 66px; padding: 76px 64px }
.faq section { border-top: 2px solid ${green}; padding: 27px 0; font-size: 21px }
.faq section b { font-size: 25px; display: flex; justify-content: space-between; font-weight: 650 }
.faq section p { padding-top: 10px; max-width: 500px }
.gallery { display: grid; grid-template-columns: repeat(6, 1fr); grid-template-rows: 340px 284px 260px; gap: 20px }
.gallery > div { border-radius: 28px; overflow: hidden }
.end { background: ${green}; color: #fff }
.end .grid { display: grid; grid-template-columns: 1fr 600px; gap: 84px; padding: 84px 64px 0 }
.end dl { display: grid; grid-template-columns: 1fr auto; margin-top: 36px }
.end dt, .end dd { padding: 18px 0; border-top: 1.5px solid #ffffff29; font-size: 23px }
.end .today { color: ${butter}; font-weight: 700 }
.letter { background: ${coral}; color: ${green}; border-radius: 36px; padding: 50px 48px; position: relative; overflow: hidden; height: 776px }
.letter h2 { font-size: 66px }
.letter form { background: #fff; border-radius: 18px; display: flex; padding: 8px; margin-top: 32px }
.letter form span { padding: 17px 22px; flex: 1; color: #5c6f66 }
.letter form b { background: ${green}; color: #fff; padding: 17px 30px; border-radius: 12px; font-weight: 650 }
.letter .art { position: absolute; left: 0; right: 0; bottom: 0; height: 340px }
.end footer { position: absolute; left: 64px; right: 64px; bottom: 46px; display: flex; justify-content: space-between; border-top: 1.5px solid #ffffff29; padding-top: 30px; color: #b9d0c5 }`;

const hero = `<main class="hero"><div class="art">${heroScene}</div><nav><b>Clover Street Vets</b><ul><li>Services<li>Team<li>Plans<li>Questions<li>Hours</ul></nav>
<div style="padding:104px 64px;position:relative;width:860px"><h1>Good care,<br>wagging<br>included.</h1><p style="font-size:25px;max-width:440px;margin:34px 0 40px">A small practice for dogs, cats and everyone who hops. Same-week visits, plain prices.</p><span class="button">Book a visit</span>&ensp;<span class="button ghost">See our plans</span></div>
<div class="open"><b>Open until 7 pm</b>41 Clover Street</div></main>`;

const services = [
  [icons.checkup, "Check-ups", "Nose to tail in thirty unhurried minutes."],
  [icons.vaccine, "Vaccines", "A yearly plan and a card that fits a wallet."],
  [icons.dental, "Teeth", "Cleaning, pulls, and brushing lessons for you."],
  [icons.xray, "X-ray", "On site, read with you, on the same day."],
  [icons.surgery, "Surgery", "Two surgeons and one very calm recovery room."],
  [icons.night, "Night line", "A vet, not a machine, from seven to seven."],
];

const stats = [
  [0.92, coral, "92%", "seen within<br>a week"],
  [0.7, butter, "4.2k", "patients<br>on our books"],
  [0.46, sky, "11", "years on<br>Clover Street"],
  [1, mint, "24 h", "someone picks<br>up the phone"],
] as const;

const offer = `<main><div class="in"><div class="row"><h2>Everything<br>under one roof.</h2><p>Switch services on and off, change the order, pick an icon for each.</p></div>
<div class="services">${services.map(([icon, title, text]) => `<div>${icon}<h3>${title}</h3><p>${text}</p></div>`).join("")}</div></div>
<div class="stats">${stats.map(([share, color, figure, text]) => `<div><span class="gauge">${ring(share, color)}<span class="num">${figure}</span></span><span>${text}</span></div>`).join("")}</div></main>`;

const team = [
  [
    person({ skin: "#8d5a3c", hair: "#231815", scrubs: leaf, cut: "bun" }, butter),
    "Dr. Ada Okafor",
    "Surgery",
  ],
  [
    person({ skin: "#f0c6a4", hair: "#a8542a", scrubs: green, cut: "beard" }, sky),
    "Dr. Tom Lindqvist",
    "Teeth",
  ],
  [
    person({ skin: "#d9a07a", hair: "#33231c", scrubs: coral, cut: "bob" }, peach),
    "Mei Castillo",
    "Nurse",
  ],
  [
    person({ skin: "#b9805a", hair: "#3f3a3a", scrubs: grey, cut: "short" }, "#bfdcc8"),
    "Sam Rahimi",
    "Front desk",
  ],
];

const people = `<main style="background:${mint}"><div class="in"><div class="row"><h2>Four people,<br>all of them dog people.</h2><p>And cat people. We checked before hiring.</p></div>
<div class="team">${team.map(([art, name, role]) => `<div><figure>${art}</figure><h3>${name}</h3><p>${role}</p></div>`).join("")}</div></div>
<div class="quote">${portrait(pets.otto, coral, butter)}<div><h3>&ldquo;Otto pulls me through the door. At every other vet he pulled me out of it.&rdquo;</h3><p style="margin-top:18px;color:#b9d0c5">Jonah, and Otto</p></div></div></main>`;

const plans = [
  [
    "Pups &amp; kittens",
    "$29",
    ["Four visits in year one", "All first vaccines", "Chip and registration", "Feeding plan"],
  ],
  [
    "Grown-ups",
    "$24",
    ["Two check-ups a year", "Yearly vaccines", "Teeth cleaned once", "10% off everything else"],
  ],
  [
    "Old friends",
    "$38",
    ["Four check-ups a year", "Blood work twice", "Joint and heart care", "House calls in winter"],
  ],
] as const;

const pricing = `<main style="background:${peach}"><div class="in"><div class="row"><h2>One price a month,<br>no surprises.</h2><div class="switch"><span class="on">Monthly</span><span>Yearly</span></div></div>
<div class="plans">${plans.map(([name, price, items], i) => `<div${i === 1 ? ' class="best"' : ""}><h3>${name}</h3><p class="num">${price}</p><p>a month, per animal</p><ul>${items.map((item) => `<li>${item}`).join("")}</ul><span class="button">Choose plan</span></div>`).join("")}</div></div></main>`;

const questions = [
  [
    "Do I need an appointment?",
    "Before ten you can walk in. After that, book: you will get a time, and we keep it.",
  ],
  ["My cat hates the carrier."],
  ["Which insurance do you take?"],
  ["Can I stay for the procedure?"],
  ["What if it happens at night?"],
];

const gallery = [
  ["1/4", "1", portrait(pets.moss, sky, "#fff")],
  ["4/7", "1", portrait(pets.biscuit, leaf, butter)],
  ["1/3", "2", portrait(pets.clover, peach, coral, 262, 0.78)],
  [
    "3/7",
    "2",
    `<svg viewBox="0 0 496 284" preserveAspectRatio="xMidYMid slice" style="width:100%;height:100%"><rect width="496" height="284" fill="${green}"/>${paws(butter)}</svg>`,
  ],
  [
    "1/5",
    "3",
    `<svg viewBox="0 0 440 260" preserveAspectRatio="xMidYMid slice" style="width:100%;height:100%"><rect width="440" height="260" fill="${butter}"/><circle cx="220" cy="280" r="190" fill="${coral}"/><g transform="translate(126 150) scale(.72)">${pets.otto}</g><g transform="translate(316 166) scale(.72)">${pets.ginger}</g></svg>`,
  ],
  ["5/7", "3", portrait(pets.kiwi, "#fff", mint)],
];

const faq = `<main><div class="faq"><div><h2 style="margin-bottom:44px">Asked at<br>the desk.</h2>${questions.map(([question, answer]) => `<section><b>${question}<span>${answer ? "&minus;" : "+"}</span></b>${answer ? `<p>${answer}</p>` : ""}</section>`).join("")}<span class="button" style="margin-top:20px">Ask something else</span></div>
<div class="gallery">${gallery.map(([column, row, art]) => `<div style="grid-column:${column};grid-row:${row}">${art}</div>`).join("")}</div></div></main>`;

const hours = [
  ["Monday", "8 am to 7 pm"],
  ["Tuesday", "8 am to 7 pm"],
  ["Wednesday", "8 am to 7 pm"],
  ["Thursday", "10 am to 9 pm"],
  ["Friday", "8 am to 7 pm"],
  ["Saturday", "9 am to 1 pm"],
  ["Sunday", "Night line only"],
];

const end = `<main class="end"><div class="grid"><div><h2>Come in,<br>paws first.</h2><dl>${hours.map(([day, time], i) => `<dt${i === 3 ? ' class="today"' : ""}>${day}</dt><dd${i === 3 ? ' class="today"' : ""}>${time}</dd>`).join("")}</dl></div>
<div class="letter"><h2>A letter for your fridge.</h2><p style="margin-top:16px;font-size:23px">Seasonal tips, four times a year.</p><form><span>you@example.com</span><b>Subscribe</b></form>
<div class="art"><svg viewBox="0 -90 600 340" style="width:100%;height:100%"><circle cx="300" cy="290" r="290" fill="${butter}"/><g transform="translate(150 90) scale(.9)">${pets.moss}</g><g transform="translate(316 66) scale(.96)">${pets.biscuit}</g><g transform="translate(474 140) scale(.78)">${pets.clover}</g></svg></div></div></div>
<footer><b style="color:#fff">Clover Street Vets</b><span>41 Clover Street</span><span>555 0117</span><span>hello@clover.example</span></footer></main>`;

export const smallBusiness: TemplateArt = {
  faces: [{ family: "gabarito" }, { family: "figtree" }],
  css,
  sections: [hero, offer, people, pricing, faq, end],
};
