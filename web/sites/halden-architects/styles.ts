import { boldSans, mono, standIn } from "../fallback-font.ts";
import { tone } from "./drawings.ts";

export const styles = `
${standIn({ family: "host-grotesk", local: boldSans, size: 96.4, ascent: 105.8, descent: 33.2 })}
${standIn({ family: "geist-mono", local: mono, size: 100, ascent: 101, descent: 30 })}
:root {
  --ink: ${tone.ink}; --paper: #eeece6; --gray: #55585a; --red: #c2341b;
  --display: host-grotesk, host-grotesk-stand-in, sans-serif;
  --mono: geist-mono, geist-mono-stand-in, monospace;
  --side: max(clamp(20px, 3.34vw, 48px), 50vw - 672px);
}
body { background: var(--paper); color: var(--ink); font: 400 clamp(18px, 1.39vw, 20px)/1.45 var(--display) }
a { text-underline-offset: .2em; text-decoration-thickness: 1px }
a:hover { text-decoration-thickness: 3px }
section { margin: 0 var(--side) }
h2 { font: 600 clamp(42px, 4.45vw, 64px)/1 var(--display); letter-spacing: -.05em; word-spacing: -.1em }
h3 { font: 620 clamp(23px, 1.8vw, 26px)/1.2 var(--display); letter-spacing: -.03em }
.label { font: 500 16px/1.45 var(--mono); letter-spacing: 0; word-spacing: 0 }

.bar { padding: 30px var(--side); display: flex; align-items: center; justify-content: space-between; gap: 12px 36px; font: 500 16px/30px var(--mono) }
.bar ul { gap: 36px }
.bar li a { display: block; border-bottom: 2px solid #0000; transition: border-color .2s; margin-bottom: -2px }
.bar li a:hover { border-color: currentColor }
.logo { font: 700 24px/30px var(--display); letter-spacing: -.03em }

.head { padding: 26px var(--side) 44px; display: grid; grid-template-columns: 1fr 390px; align-items: end }
h1 { font: 640 min(12.37vw, 178px)/.84 var(--display); letter-spacing: -.05em; word-spacing: -.1em; margin-left: -.045em }
.head p { font-size: 22px; line-height: 1.38 }

figure { position: relative }
.elevation { width: 100%; height: clamp(306px, 42.99vw, 860px) }
figcaption { position: absolute; inset: auto 0 0; padding: 0 var(--side) clamp(14px, 1.67vw, 24px); display: flex; justify-content: space-between; gap: 20px; font: 500 16px/1.3 var(--mono); color: ${tone.snow} }
figcaption span:last-child { flex: none }

.works { padding: 56px 0 72px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px }
.works h2 { grid-column: 1 / -1; display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 8px 24px; margin-bottom: 16px }
.works svg { width: 100%; height: auto; transition: scale .5s cubic-bezier(.2, .8, .2, 1) }
.works article > div { overflow: hidden }
.works article:hover svg { scale: 1.05 }
.works h3 { margin-top: 18px; display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 16px }
.works .label { font-size: 15px }
.works p { color: var(--gray) }

.letter, .plans, .journal, .people { border-top: 2px solid var(--ink); padding: 30px 0 clamp(56px, 4.5vw, 64px); display: grid; grid-template-columns: 1fr 2fr; gap: 24px }
.letter p { font: 500 clamp(32px, 3.62vw, 52px)/1.06 var(--display); letter-spacing: -.04em; word-spacing: -.08em }
.letter h2, .plans h2, .journal h2, .people h2 { font: 500 16px/1.45 var(--mono); letter-spacing: 0; word-spacing: 0 }

.plan { width: 100%; height: auto }
.plans ol { counter-reset: step; display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; margin-top: 28px }
.plans li { counter-increment: step; color: var(--gray) }
.plans li::before { content: counter(step); font: 500 16px/1 var(--mono); color: var(--red); display: block; margin-bottom: 10px }
.plans b { display: block; color: var(--ink); font-weight: 620; letter-spacing: -.02em }

.journal details { border-bottom: 1px solid #16181a40 }
.journal details:first-child summary { padding-top: 0 }
.journal summary { padding: 20px 0; display: grid; grid-template-columns: 1fr auto; gap: 20px; align-items: baseline; font: 560 clamp(23px, 2.1vw, 30px)/1.15 var(--display); letter-spacing: -.03em }
.journal summary span { font: 500 15px/1 var(--mono); letter-spacing: 0 }
.journal summary span::after { content: " +" }
.journal [open] span::after { content: " −" }
.journal summary:hover { color: var(--red) }
.journal details p { padding: 0 0 26px; max-width: 38em; text-wrap: pretty }

.people ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px }
.people li { color: var(--gray) }
.people h3 { color: var(--ink) }

.contact { margin: 0; background: var(--ink); color: ${tone.snow}; padding: clamp(56px, 5.6vw, 80px) var(--side); display: grid; grid-template-columns: 1fr auto; gap: 36px 24px; align-items: end }
.contact h2 { font-size: clamp(52px, 8.6vw, 124px); line-height: .88 }
.contact address { font: 500 16px/1.7 var(--mono) }
.contact a { display: inline-block; padding: 2px 0 }
.contact .tel { font: 600 clamp(26px, 2.3vw, 34px)/1.3 var(--display); letter-spacing: -.03em; color: ${tone.lit} }

footer { background: var(--ink); color: ${tone.snow}; padding: 0 var(--side) 36px; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 12px 40px; font-size: 17px }
.made-by a { white-space: nowrap }

@media (max-width: 1000px) {
  .head { grid-template-columns: 1fr; gap: 28px }
  .head p { max-width: 390px; font-size: 20px }
  h1 { font-size: 16vw }
  .letter, .plans, .journal, .people { grid-template-columns: 1fr }
}
@media (max-width: 699px) {
  .bar { flex-wrap: wrap; padding-block: 18px 8px }
  .bar nav, .bar ul { width: 100%; justify-content: space-between; gap: 10px }
  .bar .place { display: none }
  .head { padding: 22px var(--side) 32px; gap: 22px }
  h1 { font-size: 20.6vw }
  .head p { font-size: 19px }
  figcaption { font-size: 14px }
  .measure { display: none }
  .works { grid-template-columns: 1fr; gap: 40px; padding: 48px 0 56px }
  .works h2 { margin-bottom: -12px }
  .plans ol, .people ul { grid-template-columns: 1fr; gap: 20px }
  .plan { width: calc(100% + 2 * var(--side)); margin: 0 calc(-1 * var(--side)) }
  .plans li { display: grid; grid-template-columns: 34px 1fr }
  .plans li::before { grid-row: 1 / 3; padding-top: 6px }
  .contact { grid-template-columns: 1fr }
}
@media (min-width: 1441px) {
  .elevation { height: min(42.99vw, 860px) }
}
@media (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: view()) {
    .lit { animation: dusk linear; animation-timeline: scroll(); animation-range: 0 70vh }
    @keyframes dusk { to { fill: #ffe08a } }
  }
}`;
