import { templates, tiers } from "@agency/contract/catalog";
import { brandColors, markTile } from "../brand/mark.ts";
import { clientStreetDrawings } from "../drawings/client-street.ts";
import { founders } from "../drawings/founders.ts";
import { tiers as tierDrawings } from "../drawings/tiers.ts";
import type { Shot } from "../screenshot.ts";

export const EMAIL_PREFIX = "email-";
export const EMAIL_SCALE = 2;

const banner = { width: 600, height: 168 };
const thumbnail = { width: 88, height: 66 };

const page = (css: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0}body{overflow:hidden;position:relative}img,svg{display:block}${css}</style>${body}`;

const picture = (
  name: string,
  html: string,
  size: { width: number; height: number },
  transparent = false,
): Shot => ({
  name: EMAIL_PREFIX + name,
  html,
  ...size,
  scale: EMAIL_SCALE,
  output: "email",
  transparent,
});

const { ink, inkDeep, bright, dark } = brandColors;

/** Three pages of the template, the first in front. */
const drawPages = (shot: string) =>
  page(
    `body { height: ${banner.height}px; background: radial-gradient(420px 260px at 50% 0, ${dark}, transparent 75%), radial-gradient(300px 160px at 90% 120%, ${bright}80, transparent 70%), ${ink} }
div { position: absolute; padding-top: 9px; border-radius: 7px; overflow: hidden; background: #fff; box-shadow: 0 0 0 .5px #ffffff3d, 0 18px 36px -8px ${inkDeep} }
div::before { content: ""; position: absolute; left: 7px; top: 3px; width: 3px; height: 3px; border-radius: 3px; color: #bccbdb; background: currentColor; box-shadow: 6px 0, 12px 0 }
img { width: 100% }`,
    `<div style="left:22px;top:58px;width:232px"><img src="/shots/${shot}-shot-2.png" alt=""></div><div style="right:22px;top:58px;width:232px"><img src="/shots/${shot}-shot-3.png" alt=""></div><div style="left:156px;top:22px;width:288px"><img src="/shots/${shot}-front.png" alt=""></div>`,
  );

const templatePictures = templates.flatMap(({ id, pictures }) => {
  const first = `<img width="${thumbnail.width}" src="/shots/${pictures}-front.png" alt="">`;
  return [
    picture(id, drawPages(pictures), banner),
    picture(`${id}-small`, page("", first), thumbnail),
  ];
});

/** The drawing is aligned with the lower edge; its background color fills the rest. */
const drawTier = (svg: string) =>
  page(
    `body { height: ${thumbnail.height}px; background: ${/fill="(#\w+)"/.exec(svg)?.[1]} } svg { position: absolute; left: -4px; bottom: 0; width: 96px; height: auto }`,
    svg,
  );

const tierPictures = tiers
  .filter(({ action }) => action === "checkout")
  .map(({ id }) => {
    const svg = (tierDrawings as Record<string, string>)[`tier-${id}`];
    if (!svg) throw new Error(`No drawing for ${id}`);
    return picture(`${id}-small`, drawTier(svg), thumbnail);
  });

/** The arch is part of the image, because many mail programs do not support border-radius. */
const portraits = Object.entries(founders).map(([name, svg]) =>
  picture(
    name,
    page(
      "svg { width: 66px; height: 84px; border-radius: 50% 50% 6px 6px / 39.3% 39.3% 6px 6px }",
      svg,
    ),
    { width: 66, height: 84 },
    true,
  ),
);

/** The street of the payment page with the client's house, without a name, because all clients get the same file. */
function drawStreet(stage: "planned" | "framed" | "ready", { height, zoom, left }: StreetView) {
  const box = (width: number, tall: number) =>
    `width: ${width * zoom}px; height: ${tall * zoom}px; position: absolute`;
  return page(
    `body { height: ${height}px; background: linear-gradient(#d3e9fd, #edf6fe 55%, #ffe9cf) } .street { ${box(1080, 180)}; left: ${left}px; bottom: ${-16 * zoom}px } .lot { ${box(135, 139.5)}; left: ${left + 337 * zoom}px; bottom: ${6 * zoom}px }`,
    `${clientStreetDrawings["client-street"].replace("<svg", '<svg class="street"')}${clientStreetDrawings[`lot-${stage}`].replace("<svg", '<svg class="lot"')}`,
  );
}

interface StreetView {
  height: number;
  zoom: number;
  /** Position of its left end. */
  left: number;
}

const requestBanners = (["planned", "framed", "ready"] as const).map((stage) =>
  picture(`request-${stage}`, drawStreet(stage, { height: 150, zoom: 1, left: -227 }), {
    ...{ width: 600, height: 150 },
  }),
);

/** The header of an invoice, in points. */
const invoiceCover: Shot = {
  ...{ name: "invoice-cover", width: 612, height: 96, scale: 2, output: "invoice" },
  html: drawStreet("ready", { height: 96, zoom: 2 / 3, left: -54 }),
};

const mark = page("svg { width: 32px; height: 32px }", markTile({ width: 20, radius: 8 }));

/** Pictures in emails and invoices. Everyone gets the same files, so that loading one does not identify the reader. */
export const shots: readonly Shot[] = [
  picture("mark", mark, { width: 32, height: 32 }, true),
  ...templatePictures,
  ...tierPictures,
  ...portraits,
  ...requestBanners,
  invoiceCover,
];
