import { brandColors } from "../brand/mark.ts";

const { ink, bright, light, dark, onInk, inkDeep } = brandColors;

export const cardStyle = `
body { width: 1200px; height: 630px; overflow: hidden; position: relative; color: #fff; font: 500 30px/1.3 instrument-sans;
  background: radial-gradient(900px 700px at 86% 20%, ${dark}cc, transparent 70%), radial-gradient(620px 520px at 60% 120%, ${bright}66, transparent 70%), ${ink} }
body::after { content: ""; position: absolute; inset: 0; background: linear-gradient(90deg, ${ink} 34%, ${ink}d9 46%, transparent 64%) }
.copy { position: absolute; z-index: 1; inset: 60px auto 58px 64px; width: 560px; display: flex; flex-direction: column }
.brand { display: flex; align-items: center; gap: 16px; font: 700 34px bricolage-grotesque; letter-spacing: -.02em }
h1 { font: 700 84px/.98 bricolage-grotesque; letter-spacing: -.035em; margin: auto 0 26px }
.meta { color: ${onInk} }
.frame { position: absolute; background: #fff; border-radius: 14px; overflow: hidden; padding: 26px 0 0; box-shadow: 0 0 0 1px #ffffff2e, 0 40px 70px -20px ${inkDeep} }
.frame i { position: absolute; left: 14px; top: 9px; width: 8px; height: 8px; border-radius: 8px; color: ${onInk}; background: currentColor; box-shadow: 15px 0, 30px 0 }
body > .frame, body > .tall { z-index: 1 }
.frame img, .tall img { display: block; width: 100% }
.street, .street .dark, .street .dark::after, .street svg { position: absolute; inset: 0 }
.street { z-index: 1 }
.street .dark { background: linear-gradient(#10284f, #1b437f 26%, #2d62a8 50%, #8a86da 58%, #e79ac0 66%, #ffd0a4 72%) }
.street .dark::after { content: ""; background: rgb(0 0 0 / .7) }
.street svg { top: auto; width: 1200px; height: auto }
.street > svg:first-of-type { top: -40px; bottom: auto }
.street + .copy { width: 900px }
.street + .copy h1 { margin: 30px 0 20px }
.tall { position: absolute; width: 180px; overflow: hidden; border-radius: 14px; box-shadow: 0 0 0 1px #ffffff2e, 0 40px 70px -20px ${inkDeep} }
.big-mark { position: absolute; left: 640px; top: 96px; width: 640px }
.ledger { position: absolute; z-index: 1; left: 656px; right: 64px; top: 62px; bottom: 58px; display: grid; font-size: 29px }
.ledger li { display: flex; justify-content: space-between; align-items: center; border-top: 1px solid #ffffff38 }
.ledger li:last-child { border-bottom: 1px solid #ffffff38 }
.ledger b { font: 650 32px bricolage-grotesque; letter-spacing: -.02em }
.ledger span { color: ${light}; font-variant-numeric: tabular-nums }`;
