import type { Shot } from "./shot.ts";

/** Where to look, on which page of the demo, in a window how wide: one that cuts through no line of text. */
type View = readonly [at: string, page?: string, width?: number];

/** The pictures of the products we sell are photographs of their live demos. */
const pages: Readonly<Record<string, { demo: string; screenshots: readonly View[] }>> = {
  basic: {
    demo: "basic-single-page/",
    screenshots: [["body"], ["#events"], ["#photos"], ["#subscribe"]],
  },
  simple: {
    demo: "simple-multi-page/",
    screenshots: [["body"], ["body", "journal/"], ["body", "work/"], ["body", "visit/", 1360]],
  },
  "small-business": {
    demo: "small-business-starter/",
    screenshots: [
      ["body", "", 1520],
      ["#services"],
      ["#team"],
      ["#pricing"],
      ["#questions"],
      ["#hours"],
    ],
  },
};

/** As far as a card shows a page before somebody scrolls in it, or as it pans on the home page. */
const TOP = 2400;

const wholePage = { width: 1440, height: "full" } as const;

export const shots: readonly Shot[] = Object.entries(pages).flatMap(
  ([name, { demo, screenshots }]) => [
    { name: `${name}-full`, demo, ...wholePage, output: [640, 1040], quality: 46 },
    { name: `${name}-top`, demo, ...wholePage, top: TOP, output: [400, 680, 800], quality: 42 },
    { name: `${name}-rest`, demo, ...wholePage, below: TOP, output: [400, 800], quality: 42 },
    {
      name: `${name}-photos`,
      demo: `${demo}with-photos/`,
      width: screenshots[0]?.[2] ?? 1440,
      height: ((screenshots[0]?.[2] ?? 1440) * 3) / 4,
      output: [480, 800, 1280],
      quality: 48,
    },
    ...screenshots.map(
      ([at, page = "", width = 1440], index): Shot => ({
        name: `${name}-shot-${index + 1}`,
        demo: demo + page,
        at,
        width,
        height: (width * 3) / 4,
        output: [480, 800, 1280],
        quality: 48,
      }),
    ),
  ],
);
