import { boldSans, sans, standIn } from "../fallback-font.ts";
import { color } from "./drawings.ts";

const grounds = ["#ffe3bd", color.mint, "#d7e9ff", "#ffd9cf"];

/** The time that is picked on the first screen is the one that the booking speaks of. */
export const slotCss = (slots: number) =>
  Array.from(
    { length: slots },
    (_, i) => `body:has(#slot-${i}:checked) .picked-${i} { display: inline }`,
  ).join("\n");

export const styles = `
${standIn({ family: "gabarito", local: boldSans, size: 95.4, ascent: 98.5, descent: 27.3 })}
${standIn({ family: "manrope", local: sans, size: 104.7, ascent: 102.2, descent: 28.7 })}
:root {
  --pine: ${color.pine}; --mint: ${color.mint}; --apricot: ${color.apricot};
  --display: gabarito, gabarito-stand-in, sans-serif;
  --text: manrope, manrope-stand-in, sans-serif;
  --edge: max(clamp(12px, 2.23vw, 32px), 50vw - 688px);
  --inset: clamp(20px, 2.23vw, 32px);
  --pad: clamp(20px, 4.45vw, 64px);
  --side: calc(var(--edge) + var(--inset));
}
body { background: #fff; color: var(--pine); font: 500 clamp(17px, 1.32vw, 19px)/1.5 var(--text) }
a { text-underline-offset: .2em; text-decoration-thickness: 2px }
:focus-visible { border-radius: 14px }
h2 { font: 700 clamp(38px, 4.17vw, 60px)/1 var(--display); letter-spacing: -.03em }
h3 { font: 680 clamp(24px, 1.95vw, 28px)/1.1 var(--display); letter-spacing: -.01em }
section { padding: clamp(44px, 4.5vw, 64px) var(--side) clamp(56px, 5.85vw, 84px) }
.book, .call { background: var(--pine); color: #fff; padding: 14px 24px; border-radius: 14px; font-weight: 700; text-decoration: none; display: inline-block; transition: background-color .2s, color .2s }
.book:hover { background: #0d6a5f }

.bar { padding: 26px var(--side); display: flex; align-items: center; gap: 36px; font-weight: 700; font-size: 17px; line-height: 1.5 }
.bar ul { gap: 36px }
.bar li a { display: block; padding: 6px 0; border-radius: 4px; box-shadow: inset 0 0 var(--apricot); transition: box-shadow .2s }
.bar li a:hover { box-shadow: inset 0 -3px var(--apricot) }
.logo { font: 750 28px/1.2 var(--display); letter-spacing: -.02em; display: flex; gap: 12px; align-items: center; margin-right: auto }
.logo i { width: 26px; height: 26px; border-radius: 50% 50% 50% 0; background: var(--apricot) }

.hero { margin: 0 var(--edge); min-height: 690px; border-radius: 44px; background: linear-gradient(120deg, #bdeedd 0%, #dcf6ec 52%, #fff0d3 100%); position: relative; padding: 66px 64px 40px }
h1 { font: 720 116px/.9 var(--display); letter-spacing: -.04em; max-width: 860px }
.hero > p { width: 440px; font-size: 21px; margin: 34px 0 40px }
.movement { position: absolute; right: 8px; bottom: 34px }
.slots { position: relative; background: #fff; border: 0; border-radius: 28px; padding: 24px; width: 500px; max-width: 100%; box-shadow: 0 30px 50px -34px #0b4f4799 }
.slots div { display: flex; justify-content: space-between; align-items: baseline; gap: 16px }
.slots h2 { font: 650 22px/1.25 var(--display); letter-spacing: 0 }
.slots a { font-size: 16px; font-weight: 700; white-space: nowrap }
.slots fieldset { border: 0; display: grid; grid-template-columns: repeat(3, 1fr); gap: 10px; margin-top: 14px; font: 700 17px/1.4 var(--text) }
.slots legend { position: absolute; clip-path: inset(50%) }
.slots label { position: relative; background: #eef9f5; border-radius: 14px; padding: 13px 0; text-align: center; cursor: pointer; transition: background-color .15s }
.slots label:hover { background: var(--mint) }
.slots label:has(:checked) { background: var(--apricot); color: #3a1c00 }
.slots label:has(:focus-visible) { outline: 3px solid var(--pine); outline-offset: 2px }
.slots input { position: absolute; inset: 0; opacity: 0; cursor: pointer }

.treat { padding-top: clamp(44px, 3.35vw, 48px) }
.treat ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 20px; margin-top: 28px }
.treat li { border-radius: 28px; padding: 26px 28px 32px; font-size: clamp(17px, 1.25vw, 18px); line-height: 1.45; text-wrap: balance }
.treat li svg { transition: transform .3s cubic-bezier(.3, 1.7, .5, 1); transform-origin: 0 100% }
.treat li:hover svg { transform: scale(1.15) }
.treat h3 { margin: 22px 0 8px }
${grounds.map((ground, i) => `.treat li:nth-child(${i + 1}) { background: ${ground} }`).join("\n")}

.first { margin: 0 var(--edge); padding: clamp(48px, 5vw, 72px) var(--pad); border-radius: 44px; background: #fff3df }
.first, .prices, .visit { border-radius: clamp(28px, 3.1vw, 44px) }
.first ol { display: grid; grid-template-columns: repeat(4, 1fr); gap: 28px; margin-top: 40px; counter-reset: step }
.first li { counter-increment: step; padding-top: 26px; position: relative; border-top: 4px solid var(--apricot); font-size: clamp(17px, 1.25vw, 18px) }
.first li::before { content: ""; position: absolute; top: -13px; left: 0; width: 22px; height: 22px; border-radius: 50% 50% 50% 0; background: var(--pine) }
.first b { display: block; font: 680 24px/1.2 var(--display); margin-bottom: 6px }

.team ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; margin-top: 36px }
.team svg { width: 100%; height: auto; border-radius: 28px 28px 28px 0; margin-bottom: 20px; transition: border-radius .3s }
.team li:hover svg { border-radius: 50% 50% 50% 0 }
.team p { margin-top: 4px }

.prices { margin: 0 var(--edge) 32px; background: var(--pine); color: #eafff7; padding: clamp(48px, 5vw, 72px) var(--pad); display: grid; grid-template-columns: 1fr 1.1fr; gap: 36px 80px }
.prices p { margin-top: 18px; max-width: 440px; color: #b9e3d6 }
.prices li { display: grid; grid-template-columns: 1fr 120px 90px; padding: 20px 0; border-bottom: 1px solid #ffffff33; font: 600 clamp(21px, 1.9vw, 27px)/1.3 var(--display) }
.prices li span:last-child { color: ${color.sun}; text-align: right }

.questions { display: grid; grid-template-columns: 1fr 1.5fr; gap: 28px 80px; align-items: start }
.questions details { background: #eef9f5; border-radius: 20px; margin-bottom: 12px }
.questions summary { padding: 20px 60px 20px 24px; font: 650 21px/1.3 var(--display); position: relative; border-radius: 20px }
.questions summary::after { content: ""; position: absolute; right: 24px; top: 24px; width: 18px; height: 18px; border-radius: 50% 50% 50% 0; background: var(--apricot); transition: rotate .25s }
.questions [open] summary::after { rotate: -45deg }
.questions summary:hover { background: var(--mint) }
.questions details p { padding: 0 24px 24px; text-wrap: pretty }

.visit { margin: 0 var(--edge) 32px; background: var(--apricot); color: #3a1c00; padding: clamp(48px, 5vw, 72px) var(--pad); display: grid; grid-template-columns: 1.4fr 1fr; gap: 40px 80px; align-items: end }
.visit h2 { font-size: clamp(44px, 5.8vw, 84px); line-height: .94 }
.visit h2 span { display: none }
.visit h2 + p { margin: 22px 0 28px; max-width: 520px; font-weight: 600 }
.visit .call { background: #3a1c00; font-size: 20px; padding: 18px 30px }
.visit .call:hover { background: var(--pine) }
.visit address { font-weight: 700 }
.visit dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 24px; margin-top: 18px; font-weight: 600 }

footer { padding: 12px var(--side) 44px; display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 14px 40px; font-size: 17px }
footer .logo { margin: 0 }

@media (max-width: 1439px) {
  .hero { min-height: 47.9vw; border-radius: clamp(28px, 3.1vw, 44px); padding: 4.58vw clamp(20px, 4.45vw, 64px) 36px }
  h1 { font-size: 8.05vw; max-width: 7.5em }
  .movement { width: 55.5vw; height: auto; bottom: 2.4vw }
  .hero > p { width: min(440px, 32vw); font-size: clamp(18px, 1.46vw, 21px); margin: 2.4vw 0 2.8vw }
  .slots { width: min(500px, 38vw); padding: 20px }
}
@media (max-width: 1100px) {
  .treat ul, .first ol { grid-template-columns: 1fr 1fr }
  .first ol { row-gap: 44px }
  .movement { position: static; width: min(100%, 600px); margin: 0 auto; order: 1 }
  .hero { display: flex; flex-direction: column }
  .hero > p { width: auto; max-width: 30em; margin-bottom: 12px }
  h1 { font-size: clamp(50px, 11vw, 104px) }
  .slots { order: 2; width: 100%; margin-top: -8px }
  .bar { gap: 24px }
  .bar ul { gap: 24px }
  .bar .tel { display: none }
}
@media (max-width: 859px) {
  .prices, .questions, .visit { grid-template-columns: 1fr }
}
@media (max-width: 719px) {
  .bar { flex-wrap: wrap; gap: 6px 10px; padding: 16px 20px 10px; font-size: 16px; white-space: nowrap }
  .bar nav { order: 1; width: 100% }
  .bar ul { width: 100%; justify-content: space-between; gap: 10px }
  .bar .tel { display: block }
  .bar li a { padding: 10px 0 }
  .logo { font-size: 23px; gap: 9px }
  .logo i { width: 22px; height: 22px }
  .book { padding: 11px 16px }
}
@media (max-width: 359px) {
  .bar .tel { display: none }
  .bar { padding-inline: 12px }
  .bar .logo { font-size: 19px; gap: 7px }
  .book { padding: 11px 12px }
  .slots h2 { font-size: 20px }
}
@media (max-width: 559px) {
  .hero { padding: 34px 16px 16px }
  h1 { font-size: 18vw; padding: 0 4px }
  .hero > p { padding: 0 4px; margin: 18px 0 20px; max-width: 17em }
  .movement { width: calc(100% + 24px); margin: -52px -12px 0 }
  .slots { padding: 18px 16px 16px; border-radius: 22px; margin-top: -4px }
  .slots fieldset { grid-template-columns: 1fr 1fr; gap: 8px }
  .treat ul, .first ol { grid-template-columns: 1fr; gap: 12px }
  .treat li { display: grid; grid-template-columns: 52px 1fr; gap: 0 20px; padding: 22px; align-items: center }
  .treat li svg { grid-row: 1 / 3; width: 52px; height: 52px }
  .treat h3 { margin: 0 0 4px }
  .first ol { gap: 0 }
  .first li { border-top: 0; border-left: 4px solid var(--apricot); padding: 0 0 26px 28px; margin-left: 9px }
  .first li::before { left: -13px; top: 2px }
  .first li:last-child { padding-bottom: 0 }
  .team ul { grid-template-columns: 1fr; gap: 14px }
  .team li { display: grid; grid-template-columns: 112px 1fr; gap: 0 20px; align-items: center }
  .team svg { margin: 0 }
  .prices li { grid-template-columns: 1fr 74px 60px }
  .visit .call { width: 100%; text-align: center }
}
@media (prefers-reduced-motion: no-preference) {
  .hero:hover .pose { animation: pulse .9s ease-in-out }
  .pose:nth-of-type(2) { animation-delay: .14s }
  .pose:nth-of-type(3) { animation-delay: .28s }
  .pose:nth-of-type(4) { animation-delay: .42s }
  @keyframes pulse { 40% { translate: 0 -16px } }
}`;
