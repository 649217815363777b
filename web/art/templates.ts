import { templates } from "@agency/contract/catalog";
import { templatePages } from "#app/content/template-pages.ts";
import { getTemplateContent } from "../app/sections/template-content.ts";
import type { Shot } from "./screenshot.ts";

/** Height of the part that a card shows before scrolling. The home page pans over the same part. */
const TOP_HEIGHT = 2400;

/** The same sizes as on-desktop and on-phone in web/app/styles.css. */
const stage = { width: 1344, height: 756, scale: 1.5 } as const;
const phone = { width: 390, height: 780, scale: 2 } as const;

const screenshot = { output: [480, 800, 1280], quality: 48 } as const;
const wholePage = { width: 1440, height: "full" } as const;

/** Screenshots of the live demos of the templates. */
export const shots: readonly Shot[] = templates.flatMap((template) => {
  const { id, pictures } = template;
  const demo = `${id}/`;
  const { screenshots } = getTemplateContent(templatePages, template);
  return [
    { name: `${pictures}-full`, demo, ...wholePage, output: [640, 1040], quality: 46 },
    {
      name: `${pictures}-top`,
      demo,
      ...wholePage,
      top: TOP_HEIGHT,
      output: [400, 680, 800],
      quality: 42,
    },
    {
      name: `${pictures}-rest`,
      demo,
      ...wholePage,
      below: TOP_HEIGHT,
      output: [400, 800],
      quality: 42,
    },
    // The poster that its page shows until the live demo has loaded, in the same size.
    { name: `${pictures}-stage`, demo, ...stage, output: [640, 960, 1280, 1920], quality: 46 },
    { name: `${pictures}-stage-small`, demo, ...phone, output: [390, 585, 780], quality: 46 },
    { name: `${pictures}-front`, demo, width: 1440, height: 1080, ...screenshot },
    ...screenshots.map(
      ({ view: [selector, page = "", width = 1440], dark = false }, index): Shot => ({
        name: `${pictures}-shot-${index + 1}`,
        demo: demo + page,
        selector,
        dark,
        width,
        height: (width * 3) / 4,
        ...screenshot,
      }),
    ),
  ];
});
