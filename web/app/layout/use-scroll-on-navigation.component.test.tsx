import "#app/styles.css";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Contact } from "#app/pages/home/contact.tsx";
import { Pricing } from "#app/pages/home/pricing.tsx";
import { reduceMotion } from "../../testing/reduce-motion.ts";
import { SiteLayout } from "./site-layout.tsx";

const scrolls: (ScrollBehavior | undefined)[] = [];
let frames: FrameRequestCallback[] = [];

/** Runs frames of the component, which wait for the test. */
function runFrames(count: number) {
  for (let frame = 0; frame < count; frame++) for (const run of frames.splice(0)) run(0);
}

function recordScrolls() {
  const { scrollTo } = window;
  const { scrollIntoView } = Element.prototype;
  vi.spyOn(window, "scrollTo").mockImplementation((options) => {
    scrolls.push((options as ScrollToOptions).behavior);
    Reflect.apply(scrollTo, window, [options]);
  });
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (
    this: Element,
    options,
  ) {
    scrolls.push((options as ScrollIntoViewOptions).behavior);
    scrollIntoView.call(this, options);
  });
}

const scrollTop = (top: number) => window.scrollTo({ top, behavior: "instant" });

beforeEach(async () => {
  await page.viewport(1440, 900);
  // The page is already as tall before the component is rendered, like a prerendered page.
  document.body.style.minHeight = "6000px";
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((run) => frames.push(run));
  scrollTop(0);
  recordScrolls();
  return () => {
    vi.restoreAllMocks();
    scrollTop(0);
    document.body.style.minHeight = "";
    delete document.documentElement.dataset.laidOut;
    scrolls.length = 0;
    frames = [];
  };
});

const SitePage = () => (
  <SiteLayout>
    <h1>What people ask us</h1>
    <Pricing />
    <Contact />
  </SiteLayout>
);

async function openPage(path: string) {
  const router = createMemoryRouter([{ path: "*", element: <SitePage /> }], {
    initialEntries: [path],
  });
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
  return router;
}

test.each([
  ["/faq", 1500],
  ["/#pricing", 1500],
  ["/#pricing", 0],
  ["/faq#nothing-here", 1500],
])("[FRAME-6] does not scroll %s, which the visitor has scrolled to %i px", async (path, top) => {
  scrollTop(top);
  scrolls.length = 0;
  await openPage(path);
  runFrames(40);
  expect(window.scrollY).toBe(top);
  expect(scrolls).toEqual([]);
});

test("[FRAME-4] scrolls to an element that appears within 30 frames", async () => {
  await openPage("/faq#late");
  runFrames(29);
  const late = document.createElement("p");
  late.id = "late";
  late.append("Here at last");
  document.querySelector("#contact")?.before(late);
  expect(scrolls).toEqual([]);
  await expect.element(late).not.toBeInViewport();
  runFrames(1);
  expect(scrolls).toEqual(["instant"]);
  await expect.element(late).toBeInViewport();
  late.remove();
});

test("[FRAME-4] scrolls to the top after 30 frames when the hash matches no element", async () => {
  const router = await openPage("/faq");
  scrollTop(1200);
  scrolls.length = 0;
  await router.navigate("/faq#nothing-here");
  await expect.poll(() => frames.length).toBe(1);
  runFrames(29);
  expect(scrolls).toEqual([]);
  expect(window.scrollY).toBe(1200);
  runFrames(1);
  expect(scrolls).toEqual(["instant"]);
  expect(window.scrollY).toBe(0);
});

test("[FRAME-4] ignores a hash that cannot be decoded", async () => {
  await openPage("/faq#%E0%A4%A");
  runFrames(40);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(window.scrollY).toBe(0);
});

const links = [
  ["banner", "Pricing", "pricing"],
  ["banner", "Contact", "contact"],
  ["contentinfo", "Pricing", "pricing"],
  ["contentinfo", "Contact", "contact"],
] as const;

/** Follows each link of header and footer to a section, and returns how the page scrolled. */
async function followLinks() {
  await openPage("/");
  const found: typeof scrolls = [];
  for (const [part, name, id] of links) {
    scrollTop(part === "banner" ? 0 : document.documentElement.scrollHeight);
    const link = page.getByRole(part).getByRole("link", { name, exact: true });
    scrolls.length = 0;
    (link.element() as HTMLElement).click();
    await expect.poll(() => scrolls.length).toBe(1);
    found.push(...scrolls);
    const header = page.getByRole("banner").element().getBoundingClientRect().height;
    const section = document.getElementById(id);
    const getDistance = () => (section?.getBoundingClientRect().top ?? Number.NaN) - header;
    await expect.poll(() => Math.abs(getDistance())).toBeLessThan(2);
  }
  return found;
}

test("jumps to sections instead of scrolling smoothly with reduced motion", async () => {
  await reduceMotion();
  expect(await followLinks()).toEqual(links.map(() => "instant"));
});

test("scrolls once when another link is followed before the first scroll has ended", async () => {
  await openPage("/");
  const header = page.getByRole("banner");
  const follow = (name: string) =>
    (header.getByRole("link", { name, exact: true }).element() as HTMLElement).click();
  scrolls.length = 0;
  follow("Contact");
  await expect.poll(() => scrolls.length).toBe(1);
  follow("Pricing");
  await expect.poll(() => document.activeElement?.id).toBe("pricing");
  window.dispatchEvent(new Event("scrollend"));
  expect(scrolls).toEqual(["smooth", "smooth"]);
});

test("scrolls to sections smoothly", async () => {
  expect(await followLinks()).toEqual(links.map(() => "smooth"));
});
