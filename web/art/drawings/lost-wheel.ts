import { at, box, coral, dot, ink, line, mist, navy, pale, shape, sky, sun, svg } from "./svg.ts";

const street = 366;
const radius = 100;
const hub = street - radius;

const spokes = Array.from(
  { length: 9 },
  (_, spoke) => `<path d="M0-82V82" transform="rotate(${spoke * 20})"/>`,
).join("");

/** With its hub at (0, 0). */
const wheel = `<circle r="${radius - 6}" fill="none" stroke="${ink}" stroke-width="12"/><circle r="${radius - 15}" fill="none" stroke="${pale}" stroke-width="6"/>
  <g stroke="#9db4cb" stroke-width="2.500">${spokes}</g>
  ${dot(0, 0, 13, navy)}${dot(0, 0, 5, pale)}${box(-7, -66, 14, 20, sun, 4)}`;

const four = (x: number) =>
  at(
    x,
    street - 2 * radius,
    `<path d="M84 0H140V120H166V162H140V200H90V162H0V122ZM90 66L50 120H90Z" fill="${navy}" fill-rule="evenodd"/>`,
  );

const mesa = (x: number, top: number, w: number, fill: string) =>
  shape(
    `M${x} ${street}L${x + 60} ${top + 74}L${x + 78} ${top + 66}L${x + 92} ${top}H${x + w - 92}L${x + w - 78} ${top + 70}L${x + w - 56} ${top + 80}L${x + w} ${street}Z`,
    fill,
  );

/** Its front wheel is gone, so a crate holds up the fork. */
const bicycle = `${at(116, hub, wheel)}
  ${at(372, street - 97, `${box(0, 0, 70, 97, "#c98f56", 4)}${line("M8 30H62M8 62H62", "#a8713d", 4)}${box(0, 0, 9, 97, "#b57b45", 2)}${box(61, 0, 9, 97, "#b57b45", 2)}`)}
  ${line(`M258 ${hub + 6}L212 128M116 ${hub}L258 ${hub + 6}L368 148M116 ${hub}L216 140M214 132L362 122`, coral, 12)}
  ${line(`M360 112L370 152Q378 214 406 ${hub}`, coral, 12)}
  ${line("M212 128L204 102", "#9db4cb", 9)}${shape("M168 96q4-12 20-12h54q10 0 10 8q0 7-12 8l-40 6q-28 4-32-10z", ink)}
  ${line("M360 116L353 86H384", "#9db4cb", 9)}${line("M382 86q30-2 28 22q-2 18-22 18", ink, 9)}
  <circle cx="258" cy="${hub + 6}" r="27" fill="none" stroke="${ink}" stroke-width="7"/>${line(`M258 ${hub + 6}l30 44`, ink, 8)}${box(272, hub + 46, 36, 10, ink, 4)}${line(`M258 ${hub + 6}l-24-36`, ink, 8)}${box(216, hub - 36, 34, 9, ink, 4)}
  ${line(`M116 ${hub - 17}L256 ${hub - 21}M116 ${hub + 17}L256 ${hub + 33}`, "#5d7290", 3)}`;

/** "4 4", with space for the wheel that the page rolls between them. */
const lostBicycle = svg(
  1080,
  400,
  `${dot(930, 92, 56, "#ffe3a6")}${mesa(6, 196, 420, mist)}${mesa(540, 150, 534, mist)}${mesa(330, 236, 330, "#d3e8fb")}
  ${box(0, street, 1080, 6, ink, 3)}${line(`M40 ${street + 20}h120M230 ${street + 20}h50M640 ${street + 20}h170M880 ${street + 20}h60`, sky, 4)}
  ${four(462)}${four(872)}${bicycle}`,
);

const lostWheel = svg(212, 212, at(106, 106, wheel));

export const lostWheelDrawings = { "lost-bicycle": lostBicycle, "lost-wheel": lostWheel };
