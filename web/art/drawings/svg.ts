/** Colors of the agency's own drawings. */
export const ink = "#0b1524";
export const navy = "#15325a";
export const blue = "#0a6fc2";
export const bright = "#3d9be9";
export const sky = "#7cc0fb";
export const pale = "#b5dbfd";
export const mist = "#e3f0fc";
export const paper = "#ffffff";
export const cream = "#fff4e0";
export const sun = "#ffc94d";
export const coral = "#f7825f";
export const rust = "#b9502b";

export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body.replace(/\s*\n\s*/g, "")}</svg>`;

export const at = (x: number, y: number, body: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}">${body}</g>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ""} fill="${fill}"/>`;

export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const shape = (d: string, fill: string, extra = ""): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;
