import { boldSans, sans, standIn } from "../fallback-font.ts";
import { ink } from "./drawings.ts";

export const styles = `
${standIn({ family: "sora", local: boldSans, size: 106.2, ascent: 91.4, descent: 27.3 })}
${standIn({ family: "dm-sans", local: sans, size: 105.1, ascent: 94.2, descent: 29.5, weights: "100 599" })}
${standIn({ family: "dm-sans", local: boldSans, size: 100.7, ascent: 98.3, descent: 30.8, weights: "600 900" })}
:root { --display: sora, sora-stand-in, sans-serif; --pad: clamp(20px, 3.9vw, 56px); --sides: max(var(--pad), calc((100% - 1560px) / 2)) }
body { background: #f4f0ff; color: ${ink}; font: 500 16px/1.45 dm-sans, dm-sans-stand-in, sans-serif }
.skip { left: 16px; padding: 12px 20px; background: #ffd36b; color: ${ink}; border-radius: 12px; font-weight: 600 }

.top { position: absolute; inset: 0 0 auto; z-index: 1; color: #fff; padding: 16px max(24px, var(--sides)) 0; font-weight: 600; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between }
.logo { font: 700 21px/44px var(--display); letter-spacing: -.04em }
.top nav { order: 1; width: 100%; margin-top: 4px }
.top nav ul { gap: 26px }
.top nav a { display: block; padding: 8px 0 }
.top nav a, .visit a, .foot a { text-decoration: underline transparent 2px; text-underline-offset: 6px; transition: text-decoration-color .2s }
.top nav a:hover { text-decoration-color: #ffd36b }
.bag { font: inherit; color: inherit; border: 0; cursor: pointer; background: #ffffff26; padding: 0 18px; height: 44px; border-radius: 99px; transition: background .2s }
.bag:hover { background: #ffffff40 }

.hero { --lamp: min(88vw, 400px); background: #4a25d8; color: #fff; position: relative; overflow: clip; padding: 120px 24px calc(var(--lamp) + 12px) }
.hero > :not(svg) { position: relative }
.scene { position: absolute; overflow: visible; bottom: 0; height: calc(var(--lamp) * 1.155); width: calc(var(--lamp) * 2.6); left: calc(50% - var(--lamp) * 1.8233) }
h1 { font: 640 clamp(40px, 13.3vw, 76px)/.98 var(--display); letter-spacing: -.06em; max-width: 8em }
.hero p { margin: 16px 0 20px; font-size: 18px; color: #e5dcff; max-width: 22em }
.go { background: #ffd36b; color: ${ink}; padding: 16px 24px; border-radius: 14px; font: 650 17px var(--display); letter-spacing: -.02em; display: inline-block; text-decoration: none; transition: background .2s, translate .2s }
.go:hover { background: #ffe39c; translate: 0 -2px }

h2 { font: 640 clamp(34px, 3.9vw, 56px)/1.02 var(--display); letter-spacing: -.055em }
h3 { font: 640 18px var(--display); letter-spacing: -.03em }

.goods { padding: 20px var(--sides) 56px }
.goods ul { display: grid; grid-template-columns: 1fr 1fr; gap: 20px 14px }
.goods li { position: relative; scroll-margin-top: 40px }
.goods svg { border-radius: 20px; width: 100%; height: auto }
.goods h3 { display: flex; justify-content: space-between; margin-top: 10px }
.goods h3 a { text-decoration: none; min-width: 24px; min-height: 24px }
.goods h3 a::after { content: ""; position: absolute; inset: 0; border-radius: 20px }
.goods h3 a:focus-visible { outline: 0 }
.goods h3 a:focus-visible::after { outline: 3px solid; outline-offset: 4px }
.goods p { color: #62578c; margin-top: 4px; font-size: 15px }
.ground { transition: fill .35s }
.glow { transform-box: fill-box; transform-origin: center; transition: scale .35s }
.goods li:is(:hover, :focus-within, :target) .glow { scale: 1.16 }
.pyra:is(:hover, :focus-within, :target) .ground { fill: #8a3350 }
.moon:is(:hover, :focus-within, :target) .ground { fill: #5a45c9 }
.sill:is(:hover, :focus-within, :target) .ground { fill: #0b5c55 }
.stack:is(:hover, :focus-within, :target) .ground { fill: #a06a12 }

.fungi { margin: 0 var(--sides) 64px; background: ${ink}; color: #fff; border-radius: 32px; overflow: clip; scroll-margin-top: 20px; display: grid }
.fungi > div { padding: 44px 28px 0 }
.fungi p { color: #d8cfff; margin: 18px 0 24px; max-width: 26em }
.fungi dl { display: grid; grid-template-columns: auto 1fr; gap: 10px 24px; border-top: 1px solid #ffffff2e; padding-top: 18px }
.fungi dt { color: #b8abf0 }
.switch { display: inline-flex; align-items: center; gap: 14px; margin: 28px 0 36px; font: 640 17px var(--display); letter-spacing: -.02em; cursor: pointer; min-height: 44px }
.switch input { appearance: none; width: 68px; height: 38px; border-radius: 99px; background: #46338f; position: relative; cursor: pointer; transition: background .25s }
.switch input::before { content: ""; position: absolute; inset: 5px auto 5px 5px; width: 28px; border-radius: 50%; background: #b8abf0; transition: translate .25s, background .25s }
.switch input:checked { background: #ffd36b }
.switch input:checked::before { translate: 30px 0; background: ${ink} }
.light { transition: opacity .3s }
.fungi:not(:has(input:checked)) .light { opacity: 0 }
.lamp { width: 100%; height: auto; overflow: visible }
.fungi > div { position: relative; z-index: 1 }

.warm { margin: 0 var(--sides) 64px; background: #ffd36b; border-radius: 32px; padding: 44px 28px 28px; display: grid; gap: 32px; align-items: center; scroll-margin-top: 20px }
.warm p { margin-top: 16px; max-width: 30em }
.warm ul { display: grid; gap: 12px; font: 600 clamp(16px, 1.4vw, 20px) var(--display); letter-spacing: -.02em }
.warm li { background: #fff5d6; border-radius: 16px; padding: 18px 22px; display: flex; justify-content: space-between; gap: 16px }

.mending, .sizes { padding: 0 var(--sides) 72px; scroll-margin-top: 40px }
.mending ol { display: grid; gap: 32px 20px; margin-top: 32px }
.mending svg { width: 100%; height: auto; border-radius: 24px }
.mending h3 { font-size: 21px; margin: 18px 0 6px }
.sizes p { margin-top: 14px }
.mending p, .sizes p { color: #62578c; max-width: 30em }

.sizes table { width: 100%; border-collapse: collapse; margin-top: 24px }
.sizes th, .sizes td { text-align: left; padding: 14px 8px 14px 0; border-top: 2px solid #1d114722; font-variant-numeric: tabular-nums }
.sizes thead th { border: 0; color: #62578c; font-weight: 500; padding-bottom: 8px }
.sizes tbody th { font: 640 18px var(--display); letter-spacing: -.03em }
.sizes :is(th, td):last-child { text-align: right; padding-right: 0 }
.sizes tr { scroll-margin-top: 40vh }
.sizes tr:target > * { background: linear-gradient(#ffe59a, #ffe59a) 0 50% / 100% calc(100% - 8px) no-repeat }

.visit { background: #4a25d8; color: #fff; padding: 64px var(--sides) 0; display: grid; gap: 40px }
.visit address { font-size: 18px; margin: 20px 0 }
.visit dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 28px; margin: 20px 0 28px; font-size: 18px }
.visit dt { color: #d8cfff }
.visit div a { display: inline-block; padding: 4px 0; text-decoration-color: #ffd36b; font-weight: 600; font-size: 18px }
.shop { width: 100%; height: auto; border-radius: 24px 24px 0 0; align-self: end }

.foot { background: #160b39; color: #d8cfff; padding: 28px var(--sides) 36px; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 10px 40px; font-size: 15px }
.foot a { text-decoration-color: currentcolor; padding: 4px 0 }

.your-bag { position: fixed; inset: 76px max(16px, var(--pad)) auto auto; width: min(380px, calc(100vw - 32px)); border: 0; border-radius: 24px; padding: 26px; background: #fff; color: ${ink}; box-shadow: 0 30px 80px #0b0330a6 }
.your-bag h2 { font-size: 26px }
.your-bag li { display: flex; justify-content: space-between; gap: 20px; padding: 12px 0; border-bottom: 1px solid #1d114722; font-weight: 600 }
.your-bag p { margin: 16px 0; color: #62578c }
.your-bag div { display: flex; justify-content: space-between; align-items: center; gap: 12px }
.your-bag .go { background: #4a25d8; color: #fff; padding: 14px 20px; font-size: 16px }
.your-bag button { font: 600 16px dm-sans, dm-sans-stand-in, sans-serif; color: inherit; background: none; border: 0; padding: 0 12px; height: 44px; cursor: pointer; text-decoration: underline 2px; text-underline-offset: 5px }

@media (min-width: 640px) {
  .goods ul { grid-template-columns: repeat(4, 1fr) }
  .fungi { grid-template-columns: 1fr 1fr; align-items: end }
  .fungi > div { padding: 44px 0 44px 36px; align-self: center }
  .fungi .switch { margin-bottom: 0 }
  .mending ol { grid-template-columns: repeat(3, 1fr) }
}
@media (min-width: 860px) {
  body { font-size: clamp(16px, 1.25vw, 18px); line-height: 1.5 }
  .top { padding: 30px var(--sides) 0 }
  .logo { font-size: 25px; line-height: 49px; margin-right: auto }
  .top nav { order: 0; width: auto; margin: 0 }
  .top nav ul { gap: clamp(22px, 2.5vw, 36px); margin-right: clamp(22px, 2.5vw, 36px) }
  .bag { height: 49px; padding: 0 20px }
  .your-bag { top: 92px }
  .hero { height: clamp(520px, 44.445vw, 800px); padding: 157px var(--sides) 0 }
  .scene { inset: 0; width: 100%; height: 100% }
  h1 { font-size: clamp(52px, 6.112vw, 110px); max-width: 7em }
  .hero p { font-size: clamp(18px, 1.46vw, 24px); margin: 26px 0 32px; max-width: 19em; line-height: 1.5 }
  .go { padding: 18px 30px; font-size: 18px }
  .goods { padding: 40px var(--sides) 84px }
  .goods ul { gap: 20px }
  .goods svg { border-radius: 24px }
  .goods h3 { font-size: clamp(19px, 1.6vw, 23px); margin-top: 16px }
  .goods p { margin-top: 8px; font-size: inherit }
  .fungi > div { padding: 56px 0 56px clamp(36px, 4.5vw, 64px) }
  .warm { padding: clamp(40px, 4.5vw, 64px); grid-template-columns: 1.2fr 1fr; gap: 60px }
  .mending, .sizes { padding-bottom: 96px }
  .sizes { display: grid; grid-template-columns: 1fr 1.6fr; gap: 60px; align-items: start }
  .sizes table { margin: 0 }
  .visit { grid-template-columns: 1fr 1.1fr; gap: 60px; padding-top: 88px }
  .visit > div { padding-bottom: 88px }
}
@media (prefers-reduced-motion: no-preference) {
  .leaves { transform-origin: 46px 78px }
  .hero:hover .leaves { animation: sway 2.4s ease-in-out infinite alternate }
  @supports (animation-timeline: view()) {
    .mending svg .glow { animation: brighten linear both; animation-timeline: view(); animation-range: entry 20% cover 45% }
  }
}
@keyframes sway { to { rotate: 4deg } }
@keyframes brighten { from { opacity: .2; scale: .6 } to { opacity: 1; scale: 1.2 } }`;
