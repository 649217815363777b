import { templates } from "@agency/contract/catalog";
import { templatePages } from "#app/content/template-pages.ts";
import { getTemplateContent } from "../app/sections/template-content.ts";
import type { Shot } from "./screenshot.ts";

/** As far as a card shows a page before somebody scrolls in it, or as it pans on the home page. */
const TOP = 2400;

/** As the utilities on-desktop and on-phone in web/app/styles.css. */
const stage = { width: 1344, height: 756, scale: 1.5 } as const;
const phone = { width: 390, height: 780, scale: 2 } as const;

const screenshot = { output: [480, 800, 1280], quality: 48 } as const;
const wholePage = { width: 1440, height: "full" } as const;

/** The pictures of the products we sell are photographs of their live demos, as their pages describe them. */
export const shots: readonly Shot[] = templates.flatMap((template) => {
  const { id, pictures } = template;
  const demo = `${id}/`;
  const { screenshots } = getTemplateContent(templatePages, template);
  return [
    { name: `${pictures}-full`, demo, ...wholePage, output: [640, 1040], quality: 46 },
    { name: `${pictures}-top`, demo, ...wholePage, top: TOP, output: [400, 680, 800], quality: 42 },
    { name: `${pictures}-rest`, demo, ...wholePage, below: TOP, output: [400, 800], quality: 42 },
    // Shown on its page until the live demo is there, at the same size.
    { name: `${pictures}-stage`, demo, ...stage, output: [640, 960, 1280, 1920], quality: 46 },
    { name: `${pictures}-stage-small`, demo, ...phone, output: [390, 585, 780], quality: 46 },
    { name: `${pictures}-front`, demo, width: 1440, height: 1080, ...screenshot },
    ...screenshots.map(
      ({ view: [at, page = "", width = 1440], dark = false }, index): Shot => ({
        name: `${pictures}-shot-${index + 1}`,
        demo: demo + page,
        at,
        dark,
        width,
        height: (width * 3) / 4,
        ...screenshot,
      }),
    ),
  ];
});
