import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";
import { type CustomPlugin, optimize } from "svgo";

/** The box that a mark is drawn into, whatever it was before: pages, icons, paper and drawings count on it. */
export const markBox = { width: 24, height: 20 };

/** What can not become part of one path in one color, and what to do about it. */
const refused: Readonly<Record<string, string>> = {
  text: "holds text: turn it into outlines first",
  image: "holds a picture made of pixels: a mark is drawn with lines",
  use: "uses a shape by its name: expand it first",
  linearGradient: "holds a gradient: a mark has one color",
  radialGradient: "holds a gradient: a mark has one color",
  clipPath: "holds a clipping path: cut the shapes themselves",
  mask: "holds a mask: cut the shapes themselves",
};

/** The path of a logo that an owner has as an SVG file. */
export function markFromSvg(file: string): string {
  const svg = readFileSync(file, "utf8");
  const complain = (what: string) => new Error(`${file} ${what}`);
  if (!/<svg[\s>]/.test(svg)) throw complain("is no SVG file");
  for (const [element, what] of Object.entries(refused))
    if (new RegExp(`<${element}[\\s>/]`).test(svg)) throw complain(what);
  if (/fill-rule\s*[:=]\s*"?\s*evenodd/.test(svg))
    throw complain("is filled by the even-odd rule: save it with the non-zero one");
  if (/stroke\s*[:=]\s*"?\s*(?!none|")[#\w]/.test(svg))
    throw complain("has strokes: turn them into outlines first");
  const box = boxOf(svg);
  if (!box) throw complain("has no viewBox");

  const { data } = optimize(svg, {
    multipass: true,
    plugins: [
      "inlineStyles",
      "removeComments",
      "removeMetadata",
      "removeTitle",
      "removeDesc",
      "removeHiddenElems",
      { name: "convertShapeToPath", params: { convertArcs: true } },
      fitToViewBox(box),
      "moveGroupAttrsToElems",
      "collapseGroups",
      { name: "convertPathData", params: { floatPrecision: 2, forceAbsolutePath: true } },
      { name: "mergePaths", params: { force: true, floatPrecision: 2 } },
    ],
  });
  const left = /<(rect|ellipse|circle|polygon|polyline|line)\b/.exec(data)?.[1];
  if (left)
    throw complain(`holds a <${left}> that can not be drawn as a path: turn it into one first`);
  const drawn = [...data.matchAll(/<path[^>]*>/g)]
    .map(([path]) => ({ d: attribute(path, "d"), fill: attribute(path, "fill") ?? "black" }))
    .filter(({ fill }) => fill !== "none");
  const fills = new Set(drawn.map(({ fill }) => fill));
  if (fills.size === 0) throw complain("draws nothing");
  if (fills.size > 1)
    throw complain(`has ${fills.size} colors (${[...fills].join(", ")}): a mark has one`);
  if (/transform=/.test(data))
    throw complain("moves its shapes in a way that can not be flattened");
  return drawn.map(({ d }) => d).join("");
}

const attribute = (element: string, name: string) =>
  new RegExp(`\\s${name}="([^"]+)"`).exec(element)?.[1];

type Box = readonly [x: number, y: number, width: number, height: number];

function boxOf(svg: string): Box | undefined {
  const numbers = /viewBox\s*=\s*["']([^"']+)["']/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = numbers ?? [];
  if (x === undefined || y === undefined || !width || !height) return undefined;
  return width > 0 && height > 0 ? [x, y, width, height] : undefined;
}

/** Everything in one group that moves it to the middle of the mark's box; once, however often the plugins run. */
function fitToViewBox([x, y, width, height]: Box): CustomPlugin {
  const scale = Math.min(markBox.width / width, markBox.height / height);
  const left = (markBox.width - width * scale) / 2 - x * scale;
  const top = (markBox.height - height * scale) / 2 - y * scale;
  let done = false;
  return {
    name: "fitIntoMarkBox",
    fn: () => ({
      element: {
        exit: (node) => {
          if (node.name !== "svg" || done) return;
          done = true;
          const transform = `translate(${left} ${top}) scale(${scale})`;
          const { fill = "black" } = node.attributes;
          const attributes = { transform, fill };
          node.children = [{ type: "element", name: "g", attributes, children: node.children }];
        },
      },
    }),
  };
}

const typeface = fileURLToPath(
  new URL("../../api/src/invoices/fonts/bricolage-grotesque-700-latin.ttf", import.meta.url),
);

/** One to three letters in the typeface of the headings, for an agency without a logo. */
export function markFromInitials(initials: string): string {
  const font = openSync(typeface) as Font;
  const { glyphs, positions } = font.layout(initials);
  if (glyphs.some(({ id }) => id === 0))
    throw new Error(`${initials} has a letter that our typeface does not have`);
  let at = 0;
  const placed = glyphs.map((glyph, index) => {
    const path = glyph.path.translate(at, 0);
    at += positions[index]?.xAdvance ?? 0;
    return path;
  });
  const boxes = placed.map(({ bbox }) => bbox);
  const minX = Math.min(...boxes.map((box) => box.minX));
  const maxX = Math.max(...boxes.map((box) => box.maxX));
  const minY = Math.min(...boxes.map((box) => box.minY));
  const maxY = Math.max(...boxes.map((box) => box.maxY));
  const scale = Math.min(markBox.width / (maxX - minX), markBox.height / (maxY - minY));
  const left = (markBox.width - (maxX - minX) * scale) / 2 - minX * scale;
  const bottom = (markBox.height + (maxY - minY) * scale) / 2 + minY * scale;
  return placed
    .map((path) => path.scale(scale, -scale).translate(left, bottom).toSVG())
    .join("")
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
