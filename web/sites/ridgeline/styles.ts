import { boldSans, sans, standIn } from "../fallback-font.ts";

export const styles = `
${standIn({ family: "archivo", local: boldSans, size: 132.3, ascent: 66.5, descent: 15.9 })}
${standIn({ family: "onest", local: sans, size: 107.7, ascent: 90.1, descent: 28.8 })}
:root {
  --ink: #0b2a33; --paper: #fff4e6; --sun: #ffd36b; --sand: #ffe7c2; --mist: #c9d6d4;
  --display: archivo, archivo-stand-in, sans-serif;
  --text: onest, onest-stand-in, sans-serif;
  --side: max(clamp(20px, 3.9vw, 56px), 50vw - 664px);
}
body { background: var(--paper); color: var(--ink); font: 500 clamp(17px, 1.32vw, 19px)/1.5 var(--text) }
section { padding: clamp(60px, 5.6vw, 80px) var(--side) clamp(64px, 6.25vw, 90px) }
a { text-underline-offset: .2em; text-decoration-thickness: 2px }
h2 { font: 820 clamp(34px, 4.3vw, 62px)/1 var(--display); font-stretch: 120%; letter-spacing: -.04em; margin-bottom: clamp(28px, 2.8vw, 40px) }
h3 { font: 780 clamp(24px, 2.1vw, 30px)/1.1 var(--display); font-stretch: 112%; letter-spacing: -.025em }
.go { background: var(--sun); color: var(--ink); font-weight: 700; padding: 19px 32px; font-size: 19px; line-height: 1.5; text-decoration: none; text-align: center; display: inline-block; transition: background-color .2s, box-shadow .2s }
.go:hover { background: #fff6df; box-shadow: inset 0 -5px #ff9b7b }

.bar { position: absolute; inset: 0 0 auto; z-index: 1; padding: 34px var(--side); display: flex; align-items: center; justify-content: space-between; font-weight: 600; font-size: 18px; line-height: 28px }
.bar ul { gap: 40px }
.logo { font: 900 26px/28px var(--display); font-stretch: 125%; letter-spacing: .02em }
.bar li a { padding: 8px 0; box-shadow: inset 0 0 var(--ink); transition: box-shadow .2s }
.bar li a:hover { box-shadow: inset 0 -2px var(--ink) }

.hero { position: relative; background: #ffe7c2 }
.scene { position: relative; overflow: clip; height: clamp(560px, 59.73vw, 860px); padding: 118px var(--side) 0 }
.mountains { position: absolute; left: 0; bottom: 0; width: 100%; height: 100% }
.scene > :not(svg) { position: relative }
h1 { font: 850 min(7.78vw, 112px)/.92 var(--display); font-stretch: 125%; letter-spacing: -.045em; margin-left: -5px }
.lead { padding-top: 24px; font-size: 22px; font-weight: 600; line-height: 1.4 }
.facts { position: absolute; left: var(--side); right: var(--side); bottom: 34px; color: var(--paper); display: grid; grid-template-columns: repeat(3, 1fr) auto; align-items: end; font-size: 18px }
.facts b { display: block; font: 800 clamp(28px, 2.8vw, 40px)/1 var(--display); font-stretch: 118%; letter-spacing: -.03em; margin-bottom: 4px }

.weeks ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 40px }
.weeks svg { width: 100%; height: auto; transition: translate .3s }
.weeks li:hover svg { translate: 0 -6px }
.weeks h3 { margin: 22px 0 4px; display: flex; justify-content: space-between; gap: 16px }
.weeks li p { color: #55646a }
.weeks small { display: inline-block; margin-top: 12px; padding: 3px 12px; font-size: 16px; font-weight: 600; background: #ffdcb8 }

.huts { background: var(--ink); color: var(--sand); padding-bottom: 0; position: relative }
.huts > p { max-width: 560px; color: var(--mist); margin-bottom: 44px }
.huts ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 32px }
.huts li { border-top: 3px solid var(--sun); padding-top: 18px; color: var(--mist) }
.huts b { display: block; margin: 4px 0 8px; color: var(--sun); font-weight: 600 }
.huts h3 { color: var(--sand) }
.night { width: calc(100% + 2 * var(--side)); max-width: none; height: clamp(220px, 25vw, 420px); margin: 20px calc(-1 * var(--side)) 0 }

.guides ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 40px }
.guides li { display: grid; grid-template-columns: 150px 1fr; gap: 24px; align-items: center }
.guides svg { width: 100%; height: auto; border-radius: 75px 75px 0 0 }
.guides p { margin-top: 6px; color: #55646a }

.pack { background: #1d4a59; color: var(--sand); display: grid; grid-template-columns: 1fr 1fr; gap: 48px 80px; align-items: start }
.pack h2 { margin-bottom: 26px }
.pack p { font-size: clamp(18px, 1.53vw, 22px); max-width: 520px; color: #dbe6e4 }
.pack fieldset { border: 0; display: grid; grid-template-columns: 1fr 1fr; column-gap: 40px }
.pack legend { font-weight: 700; margin-bottom: 8px }
.pack label { display: flex; gap: 14px; align-items: center; min-height: 50px; padding: 8px 0; border-bottom: 1px solid #ffe7c23d; cursor: pointer }
.pack input { appearance: none; flex: none; width: 24px; height: 24px; border: 2px solid var(--sun); cursor: pointer }
.pack input:checked { background: linear-gradient(45deg, #0000 46%, var(--ink) 46% 58%, #0000 58%) 3px 1px/15px 15px no-repeat, linear-gradient(-45deg, #0000 42%, var(--ink) 42% 58%, #0000 58%) -1px 7px/11px 11px no-repeat, var(--sun) }
.pack label:has(:checked) { color: #b9cac9; text-decoration: line-through }

.questions { display: grid; grid-template-columns: 1fr 2fr; gap: 32px 80px; align-items: start }
.questions details { border-top: 3px solid var(--ink) }
.questions summary { padding: 18px 40px 18px 0; font: 720 clamp(20px, 1.7vw, 24px)/1.25 var(--display); font-stretch: 110%; letter-spacing: -.02em; position: relative }
.questions summary::after { content: ""; position: absolute; right: 8px; top: 24px; width: 11px; height: 11px; border: solid; border-width: 0 3px 3px 0; rotate: 45deg; transition: rotate .2s }
.questions [open] summary::after { rotate: 225deg }
.questions summary:hover { color: #a8383a }
.questions details p { padding-bottom: 22px; max-width: 640px; text-wrap: pretty }

.call { background: linear-gradient(#ffc79a, #ff9b7b); display: grid; grid-template-columns: 1fr auto; align-items: end; gap: 28px 60px }
.call h2 { margin: 0; max-width: 11em; font-size: clamp(38px, 5.3vw, 76px) }
.call .go { background: var(--ink); color: var(--sand) }
.call .go:hover { background: #1d4a59; box-shadow: none }
.call p { margin-bottom: 16px; max-width: 24em; font-weight: 600 }

footer { background: var(--ink); color: var(--sand); padding: 40px var(--side); display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 14px 40px; font-size: 17px }

@media (max-width: 1000px) {
  .weeks ul, .guides ul { gap: 24px }
  .huts ul { grid-template-columns: 1fr 1fr }
  .guides li { grid-template-columns: 1fr; align-items: start; align-content: start }
  .guides svg { max-width: 150px }
  .pack, .questions { grid-template-columns: 1fr }
  .lead { font-size: 19px; padding-top: 16px }
  .scene { padding-top: 104px }
  .facts { font-size: 16px; gap: 0 16px; bottom: 24px; grid-template-columns: repeat(4, auto); justify-content: space-between }
  .weeks h3 { flex-direction: column; gap: 2px }
  .facts .go { padding: 15px 22px; font-size: 17px }
}
@media (max-width: 699px) {
  .bar { flex-wrap: wrap; padding-block: 20px 0; font-size: 17px }
  .bar nav, .bar ul { width: 100%; gap: 8px }
  .bar ul { justify-content: space-between }
  .bar nav { margin-top: 6px }
  .bar li a { display: block }
  .scene { height: auto; padding: 122px var(--side) 430px }
  h1 { font-size: 16.4vw; margin-left: -2px }
  .lead { font-size: 18px; max-width: 17em }
  .sun { transform-box: fill-box; transform-origin: center; scale: .66; translate: 87px 27px }
  .mountains { width: 1072px; height: 640px; left: calc(50% - 793px) }
  .facts { position: relative; inset: auto; background: var(--ink); margin-top: -44px; padding: 0 var(--side) 32px; grid-template-columns: 1fr 1.15fr auto; gap: 22px 14px; line-height: 1.35; align-items: start }
  .facts b { font-size: 26px }
  .facts .go { grid-column: 1 / -1 }
  .weeks ul, .guides ul { grid-template-columns: 1fr; gap: 44px }
  .weeks h3 { flex-direction: row }
  .guides ul { gap: 28px }
  .guides li { grid-template-columns: 116px 1fr; align-items: center }
  .huts ul { grid-template-columns: 1fr; gap: 26px }
  .call { grid-template-columns: 1fr }
  .call .go { width: 100% }
}
@media (max-width: 430px) {
  .pack fieldset { grid-template-columns: 1fr }
}
@media (min-width: 1441px) {
  .scene { height: max(860px, 52vw) }
}
@media (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: scroll()) {
    .sun { animation: set linear; animation-timeline: scroll(); animation-range: 0 90vh }
    @keyframes set { to { transform: translateY(150px) } }
  }
}`;
