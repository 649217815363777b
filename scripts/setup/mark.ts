import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";
import { type CustomPlugin, optimize } from "svgo";

/** Every mark has this size, because pages, icons, invoices and drawings depend on it. */
export const markBox = { width: 24, height: 20 };

/** Elements that cannot be converted to one path in one color, with an error for the owner. */
const unsupportedElements: Readonly<Record<string, string>> = {
  text: "contains text. Convert it to outlines",
  image: "contains a bitmap image. Use vector shapes",
  use: "contains a <use> element. Expand it",
  linearGradient: "contains a gradient. Use one color",
  radialGradient: "contains a gradient. Use one color",
  clipPath: "contains a clipping path. Cut the shapes instead",
  mask: "contains a mask. Cut the shapes instead",
};

/** Converts an owner's SVG logo to one path. */
export function markFromSvg(file: string): string {
  const svg = readFileSync(file, "utf8");
  const createError = (problem: string) => new Error(`${file} ${problem}`);
  if (!/<svg[\s>]/.test(svg)) throw createError("is not an SVG file");
  for (const [element, problem] of Object.entries(unsupportedElements))
    if (new RegExp(`<${element}[\\s>/]`).test(svg)) throw createError(problem);
  if (/fill-rule\s*[:=]\s*"?\s*evenodd/.test(svg))
    throw createError("uses the even-odd fill rule. Save it with the non-zero rule");
  if (/stroke\s*[:=]\s*"?\s*(?!none|")[#\w]/.test(svg))
    throw createError("has strokes. Convert them to outlines");
  const box = parseViewBox(svg);
  if (!box) throw createError("has no viewBox");

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
  const unconverted = /<(rect|ellipse|circle|polygon|polyline|line)\b/.exec(data)?.[1];
  if (unconverted)
    throw createError(`contains a <${unconverted}> that cannot be converted. Convert it to a path`);
  const paths = [...data.matchAll(/<path[^>]*>/g)]
    .map(([path]) => ({
      d: readAttribute(path, "d"),
      fill: readAttribute(path, "fill") ?? "black",
    }))
    .filter(({ fill }) => fill !== "none");
  const fills = new Set(paths.map(({ fill }) => fill));
  if (fills.size === 0) throw createError("contains no shapes");
  if (fills.size > 1)
    throw createError(`has ${fills.size} colors (${[...fills].join(", ")}). Use one color`);
  if (/transform=/.test(data))
    throw createError("contains a transform that cannot be flattened. Apply it to the shapes");
  return paths.map(({ d }) => d).join("");
}

const readAttribute = (element: string, name: string) =>
  new RegExp(`\\s${name}="([^"]+)"`).exec(element)?.[1];

type Box = readonly [x: number, y: number, width: number, height: number];

function parseViewBox(svg: string): Box | undefined {
  const numbers = /viewBox\s*=\s*["']([^"']+)["']/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = numbers ?? [];
  if (x === undefined || y === undefined || !width || !height) return undefined;
  return width > 0 && height > 0 ? [x, y, width, height] : undefined;
}

/** Scales and centers the logo in the mark's view box. Runs once, although svgo runs its plugins several times. */
function fitToViewBox([x, y, width, height]: Box): CustomPlugin {
  const scale = Math.min(markBox.width / width, markBox.height / height);
  const left = (markBox.width - width * scale) / 2 - x * scale;
  const top = (markBox.height - height * scale) / 2 - y * scale;
  let isDone = false;
  return {
    name: "fitIntoMarkBox",
    fn: () => ({
      element: {
        exit: (node) => {
          if (node.name !== "svg" || isDone) return;
          isDone = true;
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
  new URL("../../api/assets/fonts/bricolage-grotesque-700-latin.ttf", import.meta.url),
);

/** Draws one to three letters in the typeface of the headings, for an agency without a logo. */
export function markFromInitials(initials: string): string {
  const font = openSync(typeface) as Font;
  const { glyphs, positions } = font.layout(initials);
  if (glyphs.some(({ id }) => id === 0))
    throw new Error(`${initials} contains a letter that our typeface does not have`);
  let x = 0;
  const letters = glyphs.map((glyph, index) => {
    const path = glyph.path.translate(x, 0);
    x += positions[index]?.xAdvance ?? 0;
    return path;
  });
  const boxes = letters.map(({ bbox }) => bbox);
  const minX = Math.min(...boxes.map((box) => box.minX));
  const maxX = Math.max(...boxes.map((box) => box.maxX));
  const minY = Math.min(...boxes.map((box) => box.minY));
  const maxY = Math.max(...boxes.map((box) => box.maxY));
  const scale = Math.min(markBox.width / (maxX - minX), markBox.height / (maxY - minY));
  const left = (markBox.width - (maxX - minX) * scale) / 2 - minX * scale;
  const bottom = (markBox.height + (maxY - minY) * scale) / 2 + minY * scale;
  return letters
    .map((path) => path.scale(scale, -scale).translate(left, bottom).toSVG())
    .join("")
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
