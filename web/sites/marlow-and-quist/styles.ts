import { boldSans, italicSerif, sans, serif, standIn } from "../fallback-font.ts";
import { blush, ox } from "./drawings.ts";

const coral = "#f08a74";
const dark = "#330711";

export const styles = `
${standIn({ family: "newsreader", local: serif, size: 110.4, ascent: 67, descent: 24.5 })}
${standIn({ family: "newsreader", local: italicSerif, size: 103.4, ascent: 71.5, descent: 26.1, italic: true })}
${standIn({ family: "schibsted-grotesk", local: sans, size: 104.6, ascent: 93.7, descent: 24.9, weights: "100 599" })}
${standIn({ family: "schibsted-grotesk", local: boldSans, size: 100, ascent: 98, descent: 26, weights: "600 900" })}
:root { --display: newsreader, newsreader-stand-in, serif; --sides: max(clamp(20px, 4.45vw, 64px), calc((100% - 1640px) / 2)) }
body { background: #fbf1ec; color: ${ox}; font: 450 18px/1.5 schibsted-grotesk, schibsted-grotesk-stand-in, sans-serif }
.skip { left: 16px; padding: 12px 20px; background: ${coral}; color: ${dark}; font-weight: 700 }

.top { position: absolute; inset: 0 0 auto; z-index: 1; color: ${blush}; padding: 18px var(--sides) 0; display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 2px 32px }
.logo { font: 500 30px/1.4 var(--display); letter-spacing: -.02em }
.logo i { color: ${coral} }
.top ul { flex-wrap: wrap; gap: 0 18px; font-weight: 600; font-size: 16px }
.top nav a { display: block; padding: 8px 0; text-decoration: underline transparent 2px; text-underline-offset: 6px; transition: text-decoration-color .2s }
.top nav a:hover { text-decoration-color: ${coral} }

.hero { overflow: clip }
.left { background: ${ox}; color: ${blush}; padding: 132px var(--sides) 132px }
h1 { font: 430 clamp(58px, 17.6vw, 112px)/.87 var(--display); letter-spacing: -.05em; max-width: 5em }
.left p { font-size: 20px; margin: 26px 0 28px; max-width: 21em; color: #eac3b8 }
.ask { background: ${coral}; color: ${dark}; font-weight: 700; padding: 17px 28px; display: inline-block; margin: 0 22px 14px 0; text-decoration: none; transition: background .2s }
.ask:hover { background: #ffb09d }
.call { font-weight: 600; text-decoration: underline 2px ${coral}; text-underline-offset: 7px; display: inline-block; padding: 10px 0; transition: text-underline-offset .2s }
.call:hover { text-underline-offset: 4px }
/* On a phone the sun rises over the dark half, and the steps run off both edges. */
.right { --wide: min(112vw, 640px); background: ${blush}; display: grid; justify-content: center }
.courthouse { width: var(--wide); height: auto; margin: calc(var(--wide) * -.345) calc((100vw - var(--wide)) / 2) 0 }

h2 { font: 430 clamp(46px, 5.28vw, 76px)/.94 var(--display); letter-spacing: -.045em }
h2 i { font-weight: 380; white-space: nowrap }
h3 { font: 480 30px/1.05 var(--display); letter-spacing: -.025em }
li, dd { text-wrap: pretty }
.matters { padding: 48px var(--sides) 56px }
.matters ul { display: grid; gap: 32px 40px }
.matters li { border-top: 2px solid ${ox}; padding-top: 18px; color: #7a3c42; box-shadow: inset 0 0 0 ${coral}; transition: box-shadow .25s }
.matters li:hover { box-shadow: inset 0 6px 0 ${coral} }
.matters h3 { color: ${ox}; margin-bottom: 10px }

.fees { background: #f0a08a; color: ${dark}; padding: 64px var(--sides); display: grid; gap: 40px }
.fees li { display: grid; grid-template-columns: 1fr auto; gap: 20px; align-items: baseline; border-bottom: 1.5px solid #33071155; padding: 18px 0 }
.fees li:first-child { padding-top: 0 }
.fees b { font: 500 clamp(25px, 2.1vw, 30px)/1.2 var(--display); letter-spacing: -.02em; display: block }
.fees li > span { font: 430 clamp(32px, 2.92vw, 42px) var(--display); text-align: right; letter-spacing: -.03em; font-variant-numeric: tabular-nums }

.people { padding: 64px var(--sides) 72px }
.people ul { display: grid; gap: 36px 40px; margin-top: 36px }
.people li { display: grid; grid-template-columns: 112px 1fr; gap: 0 20px; align-items: center }
.people svg { width: 100%; height: auto }
.people p { color: #7a3c42; margin-top: 8px }

.notes { background: ${ox}; color: ${blush}; padding: 64px var(--sides) 72px; display: grid; gap: 32px }
.notes details { border-top: 1.5px solid #f6dcd355 }
.notes details:last-child { border-bottom: 1.5px solid #f6dcd355 }
.notes summary { font: 480 clamp(25px, 2.2vw, 32px)/1.1 var(--display); letter-spacing: -.02em; padding: 19px 44px 19px 0; position: relative; text-wrap: balance }
.notes summary::before, .notes summary::after { content: ""; position: absolute; right: 6px; top: 34px; width: 20px; height: 2px; background: ${coral}; transition: rotate .2s }
.notes summary::after { rotate: 90deg }
.notes details[open] summary::after { rotate: 0deg }
.notes details p { color: #eac3b8; padding-bottom: 22px; max-width: 36em; text-wrap: pretty }

.contact { background: ${blush}; padding: 64px var(--sides) 72px; display: grid; gap: 40px }
.contact p { margin: 20px 0 24px; max-width: 26em }
.contact ol { display: grid; gap: 22px; counter-reset: step }
.contact ol li { counter-increment: step; display: grid; grid-template-columns: 44px 1fr }
.contact ol li::before { content: counter(step); font: 430 38px/1 var(--display); color: #b23f33 }
.contact b { font-weight: 700; display: block }
.contact address { grid-column: 1 / -1; border-top: 2px solid; padding-top: 20px; display: grid; gap: 6px 40px }

.foot { background: ${dark}; color: #eac3b8; padding: 28px var(--sides) 36px; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 40px; font-size: 15px }
.foot a { padding: 4px 0; text-underline-offset: 4px }

@media (min-width: 560px) {
  .matters ul { grid-template-columns: 1fr 1fr }
  .people ul { grid-template-columns: repeat(3, 1fr) }
  .people li { display: block }
  .people h3 { margin-top: 18px }
}
@media (min-width: 760px) {
  body { font-size: clamp(17px, 1.32vw, 19px) }
  .top { padding-top: clamp(22px, 2.37vw, 34px) }
  .top nav { color: ${ox} }
  .top ul { gap: clamp(14px, 2.5vw, 36px); font-size: clamp(15px, 1.18vw, 17px) }
  .logo { font-size: 31px }
  .hero { display: grid; grid-template-columns: 44.445% 1fr; height: clamp(540px, 56.67vw, 960px) }
  .left { padding: clamp(100px, 12.4vw, 210px) 0 0 max(clamp(20px, 4.45vw, 64px), calc((100vw - 1640px) / 2)) }
  h1 { font-size: clamp(62px, 8.61vw, 146px) }
  .left p { font-size: clamp(17px, 1.46vw, 23px); margin: clamp(20px, 2.5vw, 36px) 20px clamp(22px, 2.64vw, 38px) 0; max-width: 20em }
  .ask { padding: clamp(14px, 1.32vw, 19px) clamp(20px, 2.1vw, 30px); margin: 0 clamp(14px, 1.8vw, 26px) 0 0 }
  .call { display: block; width: fit-content }
  .right { align-content: end }
  .courthouse { height: min(49.3vw, 835px); width: auto; max-width: 100%; margin: 0 }
  .matters { padding: 56px var(--sides) 96px }
  .contact { grid-template-columns: 1fr 1.2fr; gap: 56px 72px; padding-block: 88px }
  .contact address { grid-template-columns: repeat(3, auto) }
  .fees, .notes { grid-template-columns: 1fr 1.4fr; gap: 72px; padding-block: 84px }
  .people { padding-block: 84px 96px }
}
@media (min-width: 1000px) {
  .call { display: inline-block }
  .matters ul { grid-template-columns: repeat(4, 1fr) }
  .matters li { padding-top: 20px; font-size: 18px }
  .matters h3 { font-size: clamp(27px, 2.3vw, 33px); margin-bottom: 12px }
}
@media (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: scroll()) {
    .rays { transform-origin: 400px 330px; animation: rise linear both; animation-timeline: scroll(); animation-range: 0 700px }
  }
}
@keyframes rise { to { scale: 1.07; rotate: 7.5deg } }`;
