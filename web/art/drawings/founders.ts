import {
  at,
  blue,
  bright,
  coral,
  cream,
  dot,
  ink,
  line,
  navy,
  pale,
  paper,
  rust,
  shape,
  sun,
  svg,
} from "./svg.ts";

const width = 440;
const height = 560;

/** A flat-topped hill with its lit and its shaded side. */
const mesa = (x: number, y: number, w: number, h: number, lit: string, shade: string) =>
  shape(
    `M${x} ${y + h}L${x + w * 0.14} ${y + h * 0.42}L${x + w * 0.2} ${y + h * 0.4}L${x + w * 0.24} ${y}H${x + w * 0.78}L${x + w * 0.82} ${y + h * 0.4}L${x + w * 0.88} ${y + h * 0.44}L${x + w} ${y + h}Z`,
    lit,
  ) +
  shape(
    `M${x + w * 0.6} ${y}H${x + w * 0.78}L${x + w * 0.82} ${y + h * 0.4}L${x + w * 0.88} ${y + h * 0.44}L${x + w} ${y + h}H${x + w * 0.66}L${x + w * 0.63} ${y + h * 0.44}Z`,
    shade,
  );

const eyes = (y: number, gap: number) =>
  dot(-gap, y, 6.5, ink) +
  dot(gap, y, 6.5, ink) +
  dot(-gap + 2.2, y - 2.4, 2, paper) +
  dot(gap + 2.2, y - 2.4, 2, paper);

const neck = (skin: string, shade: string) =>
  shape("M-38 62h76v74q-38 40-76 0z", skin) + shape("M-38 84q38 38 76 0v22q-38 34-76 0z", shade);

const designer = (() => {
  const skin = "#d79a6f";
  const shade = "#bd7c53";
  const hair = "#2b1a17";
  return `
  ${shape("M-70-70C-126 20-116 166-70 196C-30 226 40 226 76 194C118 164 126 20 70-70Z", hair)}
  ${shape("M-186 330C-186 190-110 140-44 132Q0 176 44 132C110 140 186 190 186 330Z", coral)}
  ${shape("M-44 132Q0 176 44 132L62 138Q0 212-62 138Z", "#d9613f")}
  ${neck(skin, shade)}
  ${shape("M-78 6a12 17 0 1 0 4 34zM78 6a12 17 0 1 1-4 34z", shade)}
  ${shape("M0-84C50-84 78-50 76 4C74 62 42 104 0 104S-74 62-76 4C-78-50-50-84 0-84Z", skin)}
  ${shape("M-80 26C-104-66-62-122 6-122C72-122 104-66 82 26C74-14 62-34 44-46C4-30-34-34-54-52C-66-34-74-10-80 26Z", hair)}
  ${shape("M-8-118C-34-168 36-190 52-148C58-130 40-114 22-116Z", hair)}
  ${line("M-46-84C-34-98-14-104 6-104", "#54352c", 7)}
  ${dot(-50, 46, 13, "#e08a6a")}${dot(50, 46, 13, "#e08a6a")}
  ${eyes(14, 31)}
  ${line("M-46-12q14-9 28-3M18-15q14-6 28 3", hair, 6)}
  <g fill="none" stroke="${navy}" stroke-width="5.5"><circle cx="-31" cy="14" r="25"/><circle cx="31" cy="14" r="25"/><path d="M-6 12q6-6 12 0M-56 10l-18-5M56 10l18-5"/></g>
  ${line("M0 22q9 16-3 20", shade, 5)}
  ${line("M-22 62q22 20 44 0", ink, 5.5)}
  ${dot(-82, 52, 7, sun)}${dot(82, 52, 7, sun)}
  <g transform="translate(118 214) rotate(24)">${shape("M-11-112h22v118h-22z", sun)}${shape("M-11 6h22l-11 30z", cream)}${shape("M-4.500 24h9L0 36z", ink)}${shape("M-11-112h22v-14q-11-10-22 0z", coral)}${shape("M-11-104h22v10h-22z", "#e7eef6")}</g>
  ${shape("M78 232q10-34 44-30q32 4 30 36q-2 22-22 34l-40 70h-52z", skin)}
  ${line("M108 214q16 2 26 14M100 232q16 2 26 14", shade, 4.5)}
  ${shape("M20 352l50-86q40 4 60 30l-24 76z", "#e36f4c")}`;
})();

const builder = (() => {
  const skin = "#f0c6a4";
  const shade = "#dba27c";
  const beard = "#8a4526";
  return `
  ${shape("M-190 330C-190 196-112 142-44 134Q0 168 44 134C112 142 190 196 190 330Z", navy)}
  ${shape("M-64 140Q0 226 64 140L92 152Q74 240 0 244Q-74 240-92 152Z", "#1f4576")}
  ${neck(skin, shade)}
  ${shape("M-80 2a13 18 0 1 0 5 36zM80 2a13 18 0 1 1-5 36z", shade)}
  ${shape("M0-88C52-88 80-52 78 4C76 62 44 106 0 106S-76 62-78 4C-80-52-52-88 0-88Z", skin)}
  ${shape("M-79-2C-82 76-48 124 0 124S82 76 79-2C72 28 60 40 44 40C26 32-26 32-44 40C-60 40-72 28-79-2Z", beard)}
  ${shape("M-30 52C-18 42 18 42 30 52C20 72-20 72-30 52Z", "#6e331a")}
  ${line("M-17 57q17 10 34 0", paper, 5)}
  ${eyes(6, 30)}
  ${line("M-46-20q14-10 29-4M17-24q15-6 29 4", beard, 7)}
  ${line("M0 12q10 14-2 19", shade, 5)}
  ${dot(-52, 30, 11, "#ee9f80")}${dot(52, 30, 11, "#ee9f80")}
  ${shape("M-88-26C-92-108-52-146 0-146S92-108 88-26C60-42-60-42-88-26Z", blue)}
  ${line("M-54-112C-62-92-64-70-63-46M-20-128C-24-100-24-74-23-50M20-128C24-100 24-74 23-50M54-112C62-92 64-70 63-46", "#085a9e", 5)}
  ${shape("M-94-16C-96-40-92-50-88-52C-40-66 40-66 88-52C92-50 96-40 94-16C40-34-40-34-94-16Z", bright)}
  ${dot(0, -150, 17, bright)}
  ${line("M-96 22C-110-96-62-176 0-176S110-96 96 22", ink, 11)}
  ${shape("M-112 0q0-18 18-18h12v76h-12q-18 0-18-18zM112 0q0-18-18-18h-12v76h12q18 0 18-18z", ink)}
  ${shape("M-112 4h8v34h-8zM104 4h8v34h-8z", rust)}
  ${line("M-58 176q-4 60 2 120M58 176q4 60-2 120", pale, 6)}
  ${shape("M-34 176q34 24 68 0", "none")}`;
})();

/** The one of the two who draws. */
const drawing = svg(
  width,
  height,
  `<rect width="${width}" height="${height}" fill="#ffdf9a"/>
  ${dot(330, 170, 92, "#fff1cf")}
  ${mesa(-190, 372, 330, 210, "#f3a76c", "#dd8650")}
  ${mesa(296, 420, 300, 170, "#e98f5c", "#cf7040")}
  ${at(212, 286, designer, 0.98)}`,
);

/** The one of the two who builds. */
const building = svg(
  width,
  height,
  `<rect width="${width}" height="${height}" fill="#c4e2fd"/>
  ${dot(104, 150, 70, "#eef7ff")}
  ${mesa(296, 366, 330, 220, "#7ab9ef", "#5b9fdb")}
  ${mesa(-200, 404, 320, 180, "#93c9f6", "#74b4e8")}
  ${at(222, 292, builder, 0.98)}`,
);

export const founders = { "founder-drawing": drawing, "founder-building": building };
