import { boldSerif, sans, standIn } from "../fallback-font.ts";

export const styles = `
${standIn({ family: "fraunces", local: boldSerif, size: 101.1, ascent: 96.9, descent: 25.7 })}
${standIn({ family: "figtree", local: sans, size: 101.5, ascent: 93.6, descent: 24.6 })}
:root {
  --ink: #3b1509; --cream: #fff5df; --red: #c7361b; --yellow: #ffc94d; --flour: #ffe9bd;
  --display: fraunces, fraunces-stand-in, serif;
  --text: figtree, figtree-stand-in, sans-serif;
  --side: max(clamp(20px, 4.45vw, 64px), 50vw - 656px);
}
body { background: var(--ink); color: var(--ink); font: 500 clamp(17px, 1.32vw, 19px)/1.5 var(--text) }
section, footer { padding: clamp(56px, 5.85vw, 84px) var(--side) }
a { text-underline-offset: .2em; text-decoration-thickness: 2px }
h2 { font: 780 clamp(40px, 4.3vw, 62px)/.96 var(--display); font-variation-settings: "SOFT" 100, "opsz" 144; letter-spacing: -.035em }
h3 { font: 680 clamp(25px, 2.15vw, 31px)/1.1 var(--display); letter-spacing: -.02em }
.pill, .red { border-radius: 99px; text-decoration: none; display: inline-block; transition: background-color .2s, color .2s }
.pill { background: var(--ink); color: var(--flour); padding: 14px 26px; font-weight: 600; font-size: 18px }
.pill:hover { background: var(--red); color: #fff6e0 }
.red { background: var(--red); color: #fff6e0; padding: 17px 30px; font-weight: 700; font-size: 19px; line-height: 1.5 }
.red:hover { background: var(--ink) }

.bar { background: var(--yellow); padding: 34px var(--side) 0; display: flex; align-items: center; gap: 40px; font-weight: 600; font-size: 18px }
.logo { font: 800 32px/1 var(--display); letter-spacing: -.02em; margin-right: auto }
.bar ul { gap: 40px }
.bar li a { display: block; padding: 8px 0; background: linear-gradient(var(--ink) 0 0) 0 88%/0 2px no-repeat; transition: background-size .25s }
.bar li a:hover { background-size: 100% 2px }

.hero { background: var(--yellow); position: relative; padding: 46px 0 0 }
h1 { font: 820 min(10.98vw, 158px)/.88 var(--display); font-variation-settings: "SOFT" 100, "opsz" 144; letter-spacing: -.045em; padding: 0 var(--side) }
.stamp { position: absolute; right: calc(var(--side) + 8px); top: min(3.75vw, 54px); width: min(16.4vw, 236px); height: auto; transform: rotate(-10deg) }
.ring { transform-origin: 118px 118px }
.pantry { position: absolute }
.counter { margin: max(-6.67vw, -96px) auto 0; width: 100%; max-width: 1440px; height: auto }
.counter.tall { display: none }
.steam { opacity: 0 }

.sill { background: var(--ink); color: var(--flour); padding: 26px var(--side); display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 40px; font-weight: 600; font-size: 20px; text-wrap: balance }
.sill a { text-decoration: none }
.sill a:hover { text-decoration: underline }

.today { background: var(--cream); padding-top: 60px; display: grid; grid-template-columns: 400px 1fr; gap: 72px; align-items: start }
.today p { margin: 40px 0 30px; max-width: 330px }
.bakes li { display: grid; grid-template-columns: 1fr 110px 90px; align-items: baseline; padding: 20px 0; border-bottom: 2px solid #3b150922; transition: border-color .2s, padding .2s }
.bakes li:hover { border-color: var(--red); padding-left: 10px }
.bakes li:first-child { padding-top: 0 }
.bakes small { font-size: clamp(16px, 1.25vw, 18px); color: #7c4a2c; display: block; margin-top: 4px }
.bakes span { font-weight: 600; text-align: right; font-size: 20px; font-variant-numeric: tabular-nums }

.pastry { background: var(--flour) }
.pastry > p { margin-top: 18px; max-width: 520px }
.pastry ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 20px; margin-top: 44px }
.pastry li { border-radius: 24px; padding: 30px 26px 26px; background: var(--yellow); display: flex; flex-direction: column }
.pastry li:nth-child(2) { background: #f7b58e }
.pastry li:nth-child(3) { background: #fffaf0 }
.pastry li:nth-child(4) { background: #f0cd8c }
.pastry svg { width: 100%; height: auto; max-width: 240px; margin: 0 auto 26px; transition: transform .35s cubic-bezier(.3, 1.6, .5, 1) }
.pastry li:hover svg { transform: rotate(-5deg) scale(1.05) }
.pastry li p { font-size: 17px; margin: 6px 0 16px }
.pastry b { margin-top: auto; font-size: 20px }

.hours { background: var(--red); color: #fff0d2; padding-bottom: clamp(60px, 6.7vw, 96px) }
.hours ol { display: grid; grid-template-columns: repeat(6, 1fr); gap: 24px; margin-top: 56px }
.hours li { border-top: 3px solid var(--yellow); padding-top: 20px; font: 640 25px/1.15 var(--display); position: relative }
.hours li::before { content: ""; position: absolute; left: 0; top: -9px; width: 15px; height: 15px; border-radius: 50%; background: var(--yellow) }
.hours small { display: block; font: 600 17px/1.5 var(--text); color: #fff4da; margin-bottom: 10px }

.reserve { background: var(--yellow); padding-bottom: 0; display: grid; grid-template-columns: 1fr min(34%, 420px); gap: 72px; align-items: end }
.reserve > div { padding-bottom: clamp(56px, 5.85vw, 84px) }
.reserve h2 { font-size: clamp(44px, 5.6vw, 80px); max-width: 9.5em }
.reserve ol { margin: 34px 0 38px; max-width: 560px; counter-reset: step }
.reserve li { text-wrap: pretty; counter-increment: step; padding: 14px 0 14px 54px; position: relative; border-top: 2px solid #3b150922 }
.reserve li::before { content: counter(step); position: absolute; left: 0; top: 8px; font: 760 30px/1.2 var(--display); color: #a82a12 }
.bag { width: 100%; height: auto }

.wholesale { background: var(--cream); display: grid; grid-template-columns: 1fr 1fr; gap: 40px 72px; align-items: start }
.wholesale dl { display: grid; grid-template-columns: 1fr auto; font-weight: 600 }
.wholesale dt, .wholesale dd { padding: 14px 0; border-bottom: 2px solid #3b150922 }
.wholesale dd { text-align: right }
.wholesale p { margin: 22px 0; max-width: 460px }

.visit { background: var(--ink); color: var(--flour); display: grid; grid-template-columns: 1fr 1fr; gap: 48px 72px }
.map { width: 100%; height: 100%; min-height: 340px; border-radius: 28px }
.visit dl { display: grid; grid-template-columns: auto 1fr; gap: 10px 28px; margin: 30px 0 }
.visit dt { font-weight: 700 }
.visit address { margin-top: 22px; font-size: 21px; line-height: 1.4 }
.questions { grid-column: 1 / -1; border-top: 2px solid #ffe9bd40 }
.questions details { border-bottom: 2px solid #ffe9bd40 }
.questions summary { padding: 20px 40px 20px 0; font: 640 24px/1.2 var(--display); position: relative }
.questions summary::after { content: "+"; position: absolute; right: 6px; top: 12px; font-size: 34px; color: var(--yellow); transition: rotate .25s }
.questions [open] summary::after { rotate: 45deg }
.questions summary:hover { color: var(--yellow) }
.questions details p { padding-bottom: 24px; max-width: 640px; text-wrap: pretty }

footer { background: var(--ink); color: var(--flour); padding-top: 0; padding-bottom: 40px; display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 16px 40px; font-size: 17px }
footer .logo { margin: 0 }

@media (max-width: 1100px) {
  .today { grid-template-columns: 280px 1fr; gap: 48px }
  .pastry ul { grid-template-columns: repeat(2, 1fr) }
  .hours ol { grid-template-columns: repeat(3, 1fr); row-gap: 48px }
}
@media (max-width: 860px) {
  .bar { gap: 28px; padding-top: 24px }
  .bar ul { gap: 24px }
  .logo { font-size: 28px }
  .pill { padding: 11px 20px; font-size: 17px }
  .hero { padding-top: 28px }
  .sill { font-size: 18px; padding-block: 20px; flex-direction: column }
  .sill a { padding: 3px 0 }
  .today, .wholesale, .visit { grid-template-columns: 1fr; gap: 44px }
  .today p { margin: 20px 0 26px; max-width: 30em }
  .visit .map { order: 1; height: auto; aspect-ratio: 4 / 3; min-height: 0 }
  .questions { order: 2 }
}
@media (max-width: 719px) {
  .bar { flex-wrap: wrap; gap: 8px 24px; padding-top: 20px }
  .bar nav { order: 1; width: 100% }
  .bar ul { width: 100%; justify-content: space-between; gap: 12px }
  .bar li a { padding: 12px 0 }
}
@media (max-width: 599px) {
  .hero { padding-top: 22px }
  h1 { font-size: 21.6vw; line-height: .84 }
  .stamp { width: 33vw; top: 3vw; right: 14px; transform: rotate(8deg) }
  .counter.wide { display: none }
  .counter.tall { display: block; margin-top: -4vw }
  .bakes li { grid-template-columns: 1fr auto; gap: 0 16px }
  .bakes span { grid-column: 2; font-size: 18px }
  .bakes li > div { grid-row: 1 / 3 }
  .pastry ul { grid-template-columns: 1fr; gap: 14px }
  .pastry li { display: grid; grid-template-columns: 36% 1fr; gap: 0 20px; align-items: center; padding: 20px }
  .pastry svg { margin: 0; grid-row: 1 / 4 }
  .pastry h3 { align-self: end }
  .pastry li p { margin: 2px 0 4px; font-size: 16px; line-height: 1.4 }
  .pastry b { margin: 0; align-self: start; font-size: 18px }
  .hours ol { grid-template-columns: 1fr; gap: 0; margin: 40px 0 0 7px }
  .hours li { border-top: 0; border-left: 3px solid var(--yellow); padding: 0 0 28px 26px }
  .hours li:last-child { padding-bottom: 0 }
  .hours li::before { left: -9px; top: 5px }
  .hours small { margin-bottom: 2px }
  .reserve { grid-template-columns: 1fr; gap: 0 }
  .reserve .red { width: 100%; text-align: center }
  .reserve > div { padding-bottom: 36px }
  .bag { width: 72%; margin: 0 auto }
  .visit dl { grid-template-columns: 1fr; gap: 0 }
  .visit dd + dt { margin-top: 12px }
}
@media (prefers-reduced-motion: no-preference) {
  .hero:hover .steam { animation: steam 3s ease-in-out 3 }
  .steam:nth-child(2) { animation-delay: .7s }
  .steam:nth-child(3) { animation-delay: 1.4s }
  @keyframes steam { 0% { opacity: 0; transform: translateY(26px) } 40% { opacity: .8 } 80%, to { opacity: 0; transform: translateY(-18px) } }
  .map:hover .pin { animation: hop .9s ease-in-out 2 }
  @keyframes hop { 50% { translate: 0 -10px } }
  @supports (animation-timeline: scroll()) {
    .ring { animation: turn linear; animation-timeline: scroll(); animation-range: 0 100vh }
    @keyframes turn { to { transform: rotate(150deg) } }
  }
}`;
