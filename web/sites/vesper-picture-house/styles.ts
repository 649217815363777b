import { boldSans, italicSerif, sans, standIn } from "../fallback-font.ts";
import { amber, cream, night, rose } from "./drawings.ts";

export const styles = `
${standIn({ family: "bodoni-moda", local: italicSerif, size: 109, ascent: 103.7, descent: 36.7, italic: true })}
${standIn({ family: "jost", local: sans, size: 96.1, ascent: 111.3, descent: 39.5, weights: "100 499" })}
${standIn({ family: "jost", local: boldSans, size: 93, ascent: 115, descent: 40.8, weights: "500 900" })}
:root { --display: bodoni-moda, bodoni-moda-stand-in, serif; --text: jost, jost-stand-in, sans-serif; --sides: max(clamp(20px, 4.45vw, 64px), calc((100% - 1600px) / 2)) }
body { background: ${night}; color: ${cream}; font: 400 18px/1.45 var(--text) }
.skip { left: 16px; padding: 12px 20px; background: ${amber}; color: ${night}; border-radius: 99px; font-weight: 600 }

.top { position: absolute; inset: 0 0 auto; z-index: 1; padding: 20px var(--sides) 0; font-weight: 500; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 56px }
.logo { font: 600 italic 32px/1.2 var(--display); letter-spacing: -.01em }
.top ul { flex-wrap: wrap; gap: 0 22px; font-size: 17px }
.top nav a { display: block; padding: 9px 0; text-decoration: underline transparent 2px; text-underline-offset: 7px; transition: text-decoration-color .2s }
.top nav a:hover { text-decoration-color: ${amber} }

.hero { --k: calc(min(100vw, 620px) / 690); position: relative; overflow: clip; padding: 136px var(--sides) calc(var(--k) * 800 + 8px) }
.dusk { position: absolute; overflow: visible; bottom: 0; width: calc(var(--k) * 1440); height: calc(var(--k) * 800); left: calc(50% - var(--k) * 1070) }
.hush { display: none }
.hero > :not(svg) { position: relative }
h1 { font: 560 italic clamp(52px, 16.4vw, 100px)/.9 var(--display); font-variation-settings: "opsz" 40; letter-spacing: -.035em; max-width: 6em }
.hero p { margin: 24px 0 26px; font-size: 20px; line-height: 1.4; max-width: 23em }
.go { background: ${cream}; color: ${night}; padding: 16px 30px; font-weight: 600; font-size: 19px; display: inline-block; border-radius: 99px; text-decoration: none; transition: background .2s, translate .2s }
.go:hover { background: ${amber}; translate: 0 -2px }

h2 { font: 540 italic clamp(44px, 4.75vw, 68px)/1 var(--display); font-variation-settings: "opsz" 30; letter-spacing: -.03em }
h3 { font: 560 italic 28px/1.1 var(--display); letter-spacing: -.015em }
li { text-wrap: pretty }
.week { padding: 52px 0 64px }
.week h2 { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 8px 30px; margin: 0 var(--sides) 28px }
.week h2 span { font: 500 20px var(--text); letter-spacing: 0; color: ${amber} }
.week ul { display: grid; grid-auto-flow: column; grid-auto-columns: min(72vw, 300px); gap: 18px; overflow-x: auto; scroll-snap-type: x mandatory; scroll-padding: 0 20px; padding: 4px var(--sides) 16px; scrollbar-color: #7a3a5c transparent }
.week ul li { scroll-snap-align: start; position: relative }
.week svg { width: 100%; height: auto; overflow: clip }
.week h3 { margin: 18px 0 2px }
.week li > span { color: #d3a9a6 }
.week li div { display: flex; gap: 8px; margin-top: 14px }
.week li a { font-weight: 500; font-size: 19px; line-height: 40px; border: 1.5px solid ${amber}; color: ${amber}; border-radius: 99px; padding: 0 16px; text-decoration: none; transition: background .2s, color .2s }
.week li a:hover { background: ${amber}; color: ${night} }

.late { padding: 24px var(--sides) 72px; display: grid; gap: 36px }
.late p, .bar p { color: #e6c4bb; margin: 16px 0 24px; max-width: 30em }
.late li { border-top: 1.5px solid #7a3a5c; padding: 16px 0 18px; display: grid; gap: 2px }
.late li span { color: ${amber}; font-weight: 500 }
.hall { width: 100%; height: auto; border-radius: 6px }

.house { background: ${rose}; color: #2a0715; padding: 64px var(--sides); display: grid; gap: 28px }
.row-f { width: 100%; height: auto; max-width: 520px; margin-top: 32px }
.house p { font-size: 21px; font-weight: 450 }
.house ul { margin: 20px 0 24px; font-weight: 500 }
.house li { border-top: 1.5px solid #2a071555; padding: 10px 0 }
.house .go { background: #2a0715; color: ${cream} }
.house .go:hover { background: #4a0f28 }

.bar { padding: 72px var(--sides) 64px; display: grid; gap: 24px; align-items: center }
.counter { width: 100%; height: auto; max-width: 520px; margin: 0 auto }
.bar li { display: flex; align-items: baseline; gap: 12px; padding: 8px 0 }
.bar li i { flex: 1; border-bottom: 2px dotted #7a3a5c }
.bar li b { font: 560 italic 24px var(--display); color: ${amber} }

.visit { background: ${cream}; color: ${night}; padding: 64px var(--sides); display: grid; gap: 44px }
.visit address { margin: 20px 0; font-size: 20px }
.visit dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 28px; margin-bottom: 24px }
.visit dd { font-weight: 600 }
.visit .go { background: ${night}; color: ${cream} }
.visit .go:hover { background: #5a1a3f }
.visit details { border-top: 1.5px solid #1f0a1e44 }
.visit details:last-child { border-bottom: 1.5px solid #1f0a1e44 }
.visit summary { font: 560 italic 25px/1.2 var(--display); padding: 17px 40px 17px 0; position: relative }
.visit summary::after { content: ""; position: absolute; right: 8px; top: 22px; width: 11px; height: 11px; border: solid ${rose}; border-width: 0 3px 3px 0; rotate: 45deg; transition: rotate .2s }
.visit details[open] summary::after { rotate: 225deg }
.visit details p { padding: 0 0 20px; max-width: 34em }

.foot { padding: 28px var(--sides) 36px; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 40px; color: #d3a9a6; font-size: 16px }
.foot a { padding: 4px 0; text-underline-offset: 4px }

@media (min-width: 620px) {
  .house { grid-template-columns: 1.1fr 1fr; gap: 60px }
}
@media (min-width: 760px) {
  .week ul { grid: none; grid-template-columns: repeat(4, 1fr); gap: clamp(16px, 1.7vw, 24px); overflow: visible; padding-block: 0 }
}
@media (min-width: 900px) {
  body { font-size: clamp(18px, 1.39vw, 20px) }
  .top { padding-top: 31px; gap: clamp(30px, 3.9vw, 56px) }
  .logo { line-height: 38px }
  .top ul { gap: clamp(20px, 2.4vw, 34px); font-size: 19px }
  .top nav a { padding: 6px 0 }
  .hero { height: clamp(560px, 55.56vw, 960px); padding: clamp(104px, 12.09vw, 210px) var(--sides) 0 }
  .dusk { inset: 0; width: 100%; height: 100% }
  .hush { display: inline }
  h1 { font-size: clamp(68px, 8.06vw, 140px) }
  .hero p { margin: clamp(18px, 2.36vw, 40px) 0 clamp(20px, 2.5vw, 42px); font-size: clamp(20px, 1.67vw, 28px); max-width: 20em }
  .go { padding: 18px 32px; font-size: 20px }
  .week { padding: 60px 0 84px }
  .week h2 { margin-bottom: 36px }
  .late { grid-template-columns: 1fr 1.15fr; gap: 72px; align-items: center; padding-bottom: 96px }
  .house { padding: 76px var(--sides); align-items: start }
  .house ul { margin-bottom: 28px }
  .house p { font-size: 23px }
  .bar { grid-template-columns: 1fr 1.1fr; gap: 72px; padding-block: 88px }
  .visit { grid-template-columns: 1fr 1.15fr; gap: 72px; padding-block: 84px }
}
@media (prefers-reduced-motion: no-preference) {
  .hero:has(.go:is(:hover, :focus-visible)) .bulbs { animation: chase .4s steps(2, jump-none) infinite alternate }
  .hero:has(.go:is(:hover, :focus-visible)) .bulbs + .bulbs { animation-delay: -.4s }
  .week svg * { transform-box: fill-box; transform-origin: center; transition: scale .6s, translate .6s }
  .week li:hover .sun { translate: 0 34px }
  .week li:hover .ball { translate: 14px 60px }
  .week li:hover .waves { scale: 1.12 }
  .week li:hover .she { translate: 8px }
  .week li:hover .he { translate: -8px }
  @supports (animation-timeline: view()) {
    .bulbs { animation: chase steps(2, jump-none) 9 alternate; animation-timeline: scroll(); animation-range: 0 600px }
    .bulbs + .bulbs { animation-direction: alternate-reverse }
    .corn { animation: pop linear both; animation-timeline: view(); animation-range: entry 30% cover 50% }
  }
}
@keyframes chase { from { opacity: 1 } to { opacity: .5 } }
@keyframes pop { from { translate: 0 44px } to { translate: 0 0 } }`;
