import { htmlDocument } from "./document.ts";
import { lamps, scene } from "./lumen-goods.ts";

const lamp = scene.replace(/width="1440" height="640" viewBox="[^"]+"/, 'viewBox="690 96 640 560"');

/** The lighting shop as a phone shows it, 390 pixels wide. */
export const lumenGoodsPhone = htmlDocument({
  faces: [{ family: "sora" }, { family: "dm-sans" }],
  css: `
body { width: 390px; background: #f4f0ff; color: #1d1147; font: 500 16px/1.45 dm-sans }
.hero { background: #4a25d8; color: #fff; padding: 52px 24px 0 }
nav { font-weight: 600 }
.logo { font: 700 21px sora; letter-spacing: -.04em }
.bag { background: #ffffff26; padding: 9px 16px; border-radius: 99px; font-size: 15px }
h1 { font: 640 52px/.98 sora; letter-spacing: -.06em; margin: 30px 0 16px }
.hero p { font-size: 18px; color: #e5dcff }
.go { background: #ffd36b; color: #1d1147; padding: 16px 24px; border-radius: 14px; font: 650 17px sora; letter-spacing: -.02em; display: inline-block; margin: 20px 0 8px }
.scene { width: 390px; height: 342px; margin-left: -24px }
.goods { padding: 20px 20px 0; display: grid; grid-template-columns: 1fr 1fr; gap: 14px }
.goods svg { width: 100%; height: auto; border-radius: 20px }
h3 { font: 640 18px sora; letter-spacing: -.03em; display: flex; justify-content: space-between; margin-top: 10px }`,
  body: `<header class="hero"><nav><span class="logo">Lumen Goods</span><span class="bag">Bag, 2</span></nav><h1>Light you can live beside.</h1><p>Forty lamps, one warm white. Made in Denver and mended for life.</p><span class="go">Meet Fungi, $219</span>${lamp}</header>
<ul class="goods">${lamps.map(({ name, price, ground, drawing }) => `<li><svg viewBox="0 0 320 350"><rect width="320" height="350" fill="${ground}"/>${drawing}</svg><h3>${name}<span>${price}</span></h3></li>`).join("")}</ul>`,
});
