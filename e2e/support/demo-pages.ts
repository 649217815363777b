/** Every kind of page of the three live demos. */
export const demoPages = [
  "/demos/basic-single-page/",
  "/demos/basic-single-page/with-photos/",
  "/demos/simple-multi-page/",
  "/demos/simple-multi-page/with-photos/",
  "/demos/simple-multi-page/journal/",
  "/demos/simple-multi-page/journal/what-ash-does/",
  "/demos/simple-multi-page/work/",
  "/demos/simple-multi-page/visit/",
  "/demos/simple-multi-page/care/",
  "/demos/small-business-starter/",
  "/demos/small-business-starter/with-photos/",
  "/demos/small-business-starter/first-visit/",
  "/demos/small-business-starter/privacy/",
] as const;
