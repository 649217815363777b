import type { Shot } from "./shot.ts";

/** The pictures of the products we sell are photographs of their live demos. */
const pages = {
  basic: {
    demo: "basic-single-page/",
    screenshots: [["body"], ["#events"], ["#photos"], ["#subscribe"]],
  },
  simple: {
    demo: "simple-multi-page/",
    screenshots: [["body"], ["body", "journal/"], ["body", "work/"], ["body", "visit/"]],
  },
  "small-business": {
    demo: "small-business-starter/",
    screenshots: [["body"], ["#services"], ["#team"], ["#pricing"], ["#questions"], ["#hours"]],
  },
} as const;

export const shots: readonly Shot[] = Object.entries(pages).flatMap(
  ([name, { demo, screenshots }]) => [
    { name: `${name}-full`, demo, width: 1440, height: "full", output: [640, 1040], quality: 46 },
    // As far as it pans on the home page.
    { name: `${name}-top`, demo, width: 1440, height: 2400, output: [400, 800], quality: 42 },
    ...screenshots.map(
      ([at, page = ""], index): Shot => ({
        name: `${name}-shot-${index + 1}`,
        demo: demo + page,
        at,
        width: 1440,
        height: 1080,
        output: [480, 800, 1280],
        quality: 48,
      }),
    ),
  ],
);
