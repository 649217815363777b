import { boldSans, sans, standIn } from "../fallback-font.ts";
import { ink, lime } from "./drawings.ts";

export const styles = `
${standIn({ family: "big-shoulders", local: boldSans, size: 70.5, ascent: 140.4, descent: 29.8 })}
${standIn({ family: "familjen-grotesk", local: sans, size: 96.5, ascent: 106.8, descent: 23.8, weights: "100 599" })}
${standIn({ family: "familjen-grotesk", local: boldSans, size: 92.2, ascent: 111.7, descent: 24.9, weights: "600 900" })}
:root { --display: big-shoulders, big-shoulders-stand-in, sans-serif; --sides: max(clamp(16px, 2.78vw, 40px), calc((100% - 1680px) / 2)) }
body { background: ${lime}; color: ${ink}; font: 500 18px/1.4 familjen-grotesk, familjen-grotesk-stand-in, sans-serif }
.skip { left: 16px; padding: 12px 20px; background: ${ink}; color: ${lime}; font-weight: 650 }

.top { position: relative; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; padding: 12px var(--sides) 8px; border-bottom: 5px solid; font-weight: 650; font-size: 17px }
.logo { font: 900 32px/44px var(--display); text-transform: uppercase }
.top ul { flex-wrap: wrap; gap: 0 22px }
.top nav a { display: block; padding: 8px 0; text-decoration: underline transparent 3px; text-underline-offset: 6px; transition: text-decoration-color .15s }
.top nav a:hover { text-decoration-color: currentcolor }

.good { position: relative; padding: 22px var(--sides) 24px; display: grid; grid-template-columns: min(24vw, 180px) 1fr; gap: 0 20px }
.word { display: contents }
.word svg { overflow: visible }
.g, .d { width: min(24vw, 180px) }
.bike { width: 100%; --ground: ${lime} }
.word .bike { grid-area: 2 / 1 / 3 / 3; margin: -20px 0 16px }
.d, .call { grid-area: 3 / 1 / 4 / 3 }
.d { justify-self: end }
.ring { fill: var(--ground) }
.wheel { transform-box: fill-box; transform-origin: center }
.good p { grid-area: 1 / 2; font-size: clamp(20px, 5.4vw, 26px); line-height: 1.25; font-weight: 600 }
.call { align-self: end; justify-self: start; font-size: 18px; line-height: 1.35 }
.call a { display: inline-block; margin-top: 12px; background: ${ink}; color: ${lime}; padding: 13px 20px; font-weight: 650; text-decoration: none; white-space: nowrap }
.band { background: ${ink}; color: ${lime}; padding: 20px 16px 24px; text-align: center }
h1 { font: 900 min(22.4vw, 176px)/.84 var(--display); text-transform: uppercase; letter-spacing: -.012em; text-wrap: wrap }

h2 { font: 900 clamp(54px, 7.64vw, 128px)/.86 var(--display); text-transform: uppercase }
h3, .jobs b { font: 850 clamp(38px, 3.75vw, 54px)/1 var(--display); text-transform: uppercase }
.jobs { padding: 44px var(--sides) 56px }
.jobs h2 { margin-bottom: 24px }
.jobs li { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; align-items: baseline; border-top: 5px solid; padding: 14px 0 16px; transition: padding .2s, background .2s, color .2s }
.jobs li:hover { background: ${ink}; color: ${lime}; padding-inline: 14px }
.jobs li :nth-child(4) { grid-area: 1 / 2; text-align: right }
.jobs li span:nth-child(3) { text-align: right }

.bikes { border-top: 5px solid; display: grid }
.bikes header { padding: 44px var(--sides) 32px; display: grid; gap: 16px; align-items: end }
.bikes ul { display: grid; border-top: 5px solid }
.bikes li { padding: 36px var(--sides) 28px; --ground: ${lime} }
.bikes li:nth-child(2) { background: ${ink}; color: ${lime} }
.bikes li:nth-child(2) .bike { --ground: ${ink} }
.bikes svg { max-width: 520px; height: auto; margin: 0 auto 24px }
.bikes h3 { display: flex; justify-content: space-between; gap: 16px }
.bikes p { margin-top: 6px }

.rides { background: ${ink}; color: ${lime}; padding: 56px var(--sides) 64px }
.rides ul { display: grid; gap: 40px }
.profile { width: 100%; height: 110px; border-bottom: 5px solid; margin-bottom: 16px }
.rides p { margin-top: 6px }
.rides > p { margin: 20px 0 36px; max-width: 34em; font-size: 20px }

.asked { padding: 56px var(--sides) 64px; display: grid; gap: 28px }
.asked details { border-top: 5px solid }
.asked details:last-child { border-bottom: 5px solid }
.asked summary { font: 850 clamp(28px, 2.6vw, 38px)/1.05 var(--display); text-transform: uppercase; padding: 15px 48px 15px 0; position: relative }
.asked summary::before, .asked summary::after { content: ""; position: absolute; right: 4px; top: 31px; width: 26px; height: 6px; background: currentcolor; transition: rotate .2s }
.asked summary::after { rotate: 90deg }
.asked details[open] summary::after { rotate: 0deg }
.asked details p { padding: 0 0 20px; max-width: 36em }

.visit { background: ${ink}; color: ${lime}; display: grid; gap: 32px; padding: 56px var(--sides) 48px }
.visit address { font-size: 20px }
.visit a { display: inline-block; margin-top: 14px; background: ${lime}; color: ${ink}; padding: 13px 22px; font-weight: 650; text-decoration: none; transition: background .15s }
.visit a:hover, .call a:hover { background: #fff; color: ${ink} }
.foot { background: ${ink}; color: ${lime}; padding: 0 var(--sides) 32px; font-size: 16px }
.foot > div { border-top: 2px solid #cff23a55; padding-top: 20px; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 40px }
.foot a { padding: 4px 0; text-underline-offset: 4px }

@media (max-width: 559px) {
  .top li:last-child { position: absolute; right: 16px; top: 14px }
}
@media (min-width: 620px) {
  .good { display: flex; flex-direction: column-reverse; padding: 0; max-width: 1760px; margin: 0 auto }
  .word { display: block; position: relative; aspect-ratio: 1440 / 634 }
  .word svg { position: absolute }
  .g, .d { width: 15%; top: 22.1% }
  .g { left: 1.39% }
  .d { left: 83.06% }
  .word .bike { width: 68.06%; left: 14.93%; top: 11.04%; margin: 0 }
  .good p { padding: 24px var(--sides) 0; font-size: 20px }
  .good .call { display: none }
  .band { padding: clamp(12px, 1.53vw, 27px) 0 clamp(14px, 1.81vw, 32px) }
  h1 { font-size: min(12.22vw, 215px); white-space: nowrap }
  .bikes ul, .rides ul { grid-template-columns: repeat(3, 1fr) }
  .rides ul { gap: clamp(20px, 2.8vw, 40px) }
  .bikes li { padding: 36px clamp(16px, 2.78vw, 40px) 28px; display: grid; align-content: end }
  .bikes li + li { border-left: 5px solid ${ink} }
  .bikes h3 { font-size: clamp(26px, 3vw, 46px) }
}
@media (min-width: 800px) {
  body { font-size: clamp(17px, 1.39vw, 20px) }
  .top { padding: 18px var(--sides); font-size: clamp(17px, 1.32vw, 19px) }
  .logo { font-size: 36px }
  .top ul { gap: clamp(20px, 2.78vw, 40px) }
  .jobs { padding-bottom: 70px }
  .jobs h2 { margin-bottom: 30px }
  .jobs li { grid-template-columns: 32% 1fr 130px 150px; gap: 0 }
  .jobs li :nth-child(4) { grid-area: auto }
  .jobs li span:nth-child(3) { text-align: left }
  .jobs li { font-size: clamp(18px, 1.53vw, 22px) }
  .bikes header { grid-template-columns: 1fr 420px }
  .asked { grid-template-columns: 1fr 1.4fr; gap: 60px; padding-block: 72px }
  .rides { padding-block: 72px 80px }
  .profile { height: clamp(110px, 12vw, 190px) }
  .visit { grid-template-columns: 1fr 420px; padding-block: 72px 60px; align-items: end }
}
@media (min-width: 1000px) {
  .good { display: block }
  .good p { position: absolute; right: 2.78%; top: 7%; width: 24.3%; padding: 0; font-size: clamp(15px, 1.6vw, 28px); line-height: 1.3 }
}
@media (prefers-reduced-motion: no-preference) {
  .bikes li:hover .wheel { animation: roll 2.4s linear infinite }
  @supports (animation-timeline: scroll()) {
    .word .wheel { animation: roll linear; animation-timeline: scroll(); animation-range: 0 1400px }
  }
}
@keyframes roll { to { rotate: 360deg } }`;
