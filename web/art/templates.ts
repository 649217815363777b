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

export const shots: readonly Shot[] = Object.entries(pages).flatMap(
  ([name, { demo, screenshots }]) => [
    { name: `${name}-full`, demo, width: 1440, height: "full", output: [640, 1040], quality: 46 },
    // As far as it pans on the home page.
    {
      name: `${name}-top`,
      demo,
      width: 1440,
      height: "full",
      top: 2400,
      output: [400, 800],
      quality: 42,
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
