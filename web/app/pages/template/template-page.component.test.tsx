import { templates } from "@agency/contract/catalog";
import { templatePlans } from "@agency/contract/offers/types";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { templatePages } from "#app/content/template-pages.ts";
import { templatePictures } from "#app/templates.generated.ts";
import { templatePages as specified } from "../../../../e2e/support/pages/template-pages.ts";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { readTexts } from "../../../testing/read-texts.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import TemplateRoute from "./template.tsx";

const thumbnails = page.getByRole("button", { name: /, enlarge$/ });
const lightbox = page.getByRole("dialog");
const picture = lightbox.getByRole("img");
const next = lightbox.getByRole("button", { name: "Next" });
const previous = lightbox.getByRole("button", { name: "Previous" });

beforeEach(() => page.viewport(1440, 900));

const openPage = (path: string) => renderPage(TemplateRoute, path, path);

/** Returns the alt texts in the order of the lightbox, which alternates between both columns. */
function listDescriptions() {
  const [left = [], right = []] = [...document.querySelectorAll("#screenshots ul")].map((list) =>
    [...list.querySelectorAll("img")].map(({ alt }) => alt),
  );
  return left.flatMap((alt, row) => [alt, right[row] ?? ""]);
}

test.each(
  [
    ["/basictemplate", 4],
    ["/simpletemplate", 4],
    ["/smallbusinesstemplate", 6],
  ].flatMap(([path, count]) => [
    [path, count, "Next and Previous"],
    [path, count, "the arrow keys"],
  ]) as [string, number, string][],
)("[DETAIL-4] cycles through all images of %s (%i) with %s", async (path, count, controls) => {
  const byButton = controls === "Next and Previous";
  const goOn = () => (byButton ? next.click() : userEvent.keyboard("{ArrowRight}"));
  const goBack = () => (byButton ? previous.click() : userEvent.keyboard("{ArrowLeft}"));
  await openPage(path);
  const alts = listDescriptions();
  expect(alts).toHaveLength(count);
  await thumbnails.first().click();
  for (const alt of [...alts, alts[0] ?? ""]) {
    await expect.element(picture).toHaveAttribute("alt", alt);
    await goOn();
  }
  await expect.element(picture).toHaveAttribute("alt", alts[1] ?? "");
  await goBack();
  await goBack();
  await expect.element(picture).toHaveAttribute("alt", alts.at(-1) ?? "");
});

test("[DETAIL-4] hides Previous and Next, and ignores arrow keys, when there is one image", async () => {
  changeContent(templatePages, "basic-single-page", { screenshotLimit: 1 });
  await openPage("/basictemplate");
  await thumbnails.click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(lightbox).toHaveAccessibleName("Screenshot 1 of 1");
  await expect.element(lightbox.getByRole("button")).toHaveTextContent("Close");
  await expectNoViolations();
});

test.each(templates)(
  "[DETAIL-3] limits the screenshots on $detailUrl when its content has more",
  async ({ id, detailUrl }) => {
    const { screenshots, screenshotLimit } = templatePages[id] ?? {};
    const { shots } = templatePictures[id] ?? {};
    if (!screenshots?.[0] || !shots?.[0] || !screenshotLimit)
      throw new Error(`${id} has no content`);
    const [text] = screenshots;
    const [shot] = shots;
    const extra = [1, 2, 3];
    changeContent(templatePages, id, { screenshots: [...screenshots, ...extra.map(() => text)] });
    changeContent(templatePictures, id, {
      shots: [...shots, ...extra.map((n) => ({ ...shot, path: `${shot.path}-extra-${n}` }))],
    });
    await openPage(detailUrl);
    expect(thumbnails.elements()).toHaveLength(screenshotLimit);
    await thumbnails.first().click();
    await expect.element(lightbox).toHaveAccessibleName(`Screenshot 1 of ${screenshotLimit}`);
    await expectNoViolations();
  },
);

describe.each(specified)(
  "the page of $name",
  ({ route, name, title, price, amount, screenshots: count, accent, details }) => {
    const features = () => document.querySelector("#features") as HTMLElement;
    const screenshots = () => document.querySelector("#screenshots") as HTMLElement;
    const list = (selector: string, root: ParentNode = document) => [
      ...root.querySelectorAll<HTMLElement>(selector),
    ];
    const checkout = `/checkoutvenmo?plan=${encodeURIComponent(name)}&amount=${amount}`;

    beforeEach(async () => {
      await openPage(route);
    });

    test("[DETAIL-1] shows a title, a subtitle, the price and three buttons", async () => {
      const heading = page.getByRole("heading", { level: 1 });
      await expect.element(heading).toHaveTextContent(title);
      const hero = heading.element().closest("section") as HTMLElement;
      expect(heading.element().nextElementSibling?.textContent).toMatch(/\w{3,}.+\./);
      expect(list("a", hero).map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
        ["Buy Now", checkout],
        ["View Screenshots", `${route}#screenshots`],
        ["View Features", `${route}#features`],
      ]);
      await expect
        .element(page.elementLocator(hero).getByText(price, { exact: true }))
        .toBeVisible();
    });

    test("[DETAIL-2] shows a heading, a tagline, a description and three features in the accent color", async () => {
      const heading = features().querySelector("h2");
      expect(heading?.textContent).toMatch(/\w+/);
      expect(features().querySelector("p")?.textContent).toMatch(/\w+/);
      expect(heading?.nextElementSibling?.localName).toBe("p");
      expect(heading?.nextElementSibling?.textContent).toMatch(/\w{3,}.+\./);
      const items = list("li", features());
      expect(items).toHaveLength(3);
      for (const item of items) {
        const icon = item.querySelector("svg") as SVGElement;
        await expect.element(icon).toBeVisible();
        expect(getComputedStyle(icon).color).toBe(accent);
        expect(item.querySelector("h3")?.textContent).toMatch(/\w+/);
        expect(item.querySelector("p")?.textContent).toMatch(/\w{3,}.+\./);
      }
      for (const detail of details)
        expect(document.querySelector("main")?.textContent).toMatch(detail);
    });

    test("[DETAIL-3] shows lazy 4:3 screenshots in two columns, the second one lower", async () => {
      const images = list("button img", screenshots()) as HTMLImageElement[];
      expect(images).toHaveLength(count);
      for (const image of images) {
        expect(image.loading).toBe("lazy");
        const { width, height } = image.closest("button")?.getBoundingClientRect() ?? {};
        expect((width ?? 0) / (height ?? 1)).toBeCloseTo(4 / 3, 2);
      }
      const columns = list("ul", screenshots());
      expect(columns.map(({ children }) => children.length)).toEqual([count / 2, count / 2]);
      const [left, right] = columns.map((column) => column.getBoundingClientRect());
      expect(right?.x).toBeGreaterThan(left?.x ?? Number.NaN);
      expect(right?.top).toBeGreaterThan((left?.top ?? Number.NaN) + 20);
    });

    test("[DETAIL-3] zooms a screenshot slightly on hover", async () => {
      const thumbnail = screenshots().querySelector("button") as HTMLElement;
      const image = thumbnail.querySelector("img") as HTMLElement;
      const zoom = () =>
        image.getBoundingClientRect().width / thumbnail.getBoundingClientRect().width;
      await userEvent.hover(page.getByRole("heading", { level: 1 }));
      await expect.poll(zoom).toBeCloseTo(1, 3);
      await userEvent.hover(thumbnail);
      await expect.poll(zoom).toBeGreaterThan(1.02);
      expect(zoom()).toBeLessThan(1.1);
    });

    test("shows the first screen of the template only once", () => {
      const firstScreens = list("main img").filter((image) =>
        /-(stage|stage-small|front|photos|full|top)-/.test((image as HTMLImageElement).src),
      );
      expect(firstScreens).toHaveLength(1);
    });

    test("[DETAIL-5] [DETAIL-6] has one price, the first entry of its plan list, and sells it at the end", () => {
      const template = templates.find(({ detailUrl }) => detailUrl === route);
      if (!template) throw new Error(`The catalog has no template at ${route}`);
      expect(templatePlans(template)[0]).toEqual({ name, price });
      const prices = readTexts(page.getByText(/^\$\d+$/));
      expect(new Set(prices)).toEqual(new Set([price]));
      const links = list("a", list("main section").at(-1));
      expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
        [`Buy ${name}`, checkout],
      ]);
    });
  },
);

test("[DETAIL-4] opens a screenshot in a full-screen lightbox and returns to its thumbnail", async () => {
  await openPage("/basictemplate");
  const hint = page.getByText("Use the arrow keys to browse.");
  await expect.element(hint).toBeVisible();
  const alt = thumbnails.first().element().querySelector("img")?.alt ?? "";
  await thumbnails.first().click();
  await expect.element(picture).toHaveAttribute("alt", alt);
  const box = lightbox.element().getBoundingClientRect();
  expect(box).toMatchObject({ x: 0, y: 0, height: 900 });
  // The scrollbar's space stays reserved, so that the page behind does not shift.
  expect(box.width).toBeGreaterThanOrEqual(1440 - 16);

  // A click on the image keeps it open, and it still responds, so it is not just closing slowly.
  await picture.click();
  await expect.element(picture).toBeVisible();
  await next.click();
  await expect.element(lightbox).toHaveAccessibleName("Screenshot 2 of 4");

  for (const close of [
    () => lightbox.getByRole("button", { name: "Close" }).click(),
    () => userEvent.click(lightbox, { position: { x: 400, y: 20 } }),
    () => userEvent.keyboard("{Escape}"),
  ]) {
    await close();
    await expect.element(lightbox).not.toBeInTheDocument();
    expect(document.activeElement?.closest("#screenshots li")).not.toBeNull();
    await thumbnails.nth(1).click();
    await expect.element(lightbox).toBeVisible();
  }
  await userEvent.keyboard("{Escape}");
  await page.viewport(390, 844);
  await expect.element(hint).not.toBeVisible();
});

test("[DETAIL-4] shows the image at most 85% as high as the window and 1200 px wide", async () => {
  const { shots = [] } = templatePictures["basic-single-page"] ?? {};
  // Where the server of the component tests has the pictures.
  changeContent(templatePictures, "basic-single-page", {
    shots: shots.map((shot) => ({ ...shot, path: `/web/public${shot.path}` })),
  });
  await page.viewport(1440, 600);
  await openPage("/basictemplate");
  await thumbnails.first().click();
  const measure = () => {
    const { width, height } = picture.element().getBoundingClientRect();
    return { width: Math.round(width), height: Math.round(height) };
  };
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
  await expect.poll(() => measure().height).toBe(0.85 * 600);
  await page.viewport(2560, 1600);
  await expect.poll(() => measure().width).toBe(1200);
});

/** Changes sample content until the end of the test. */
function changeContent<T extends object>(
  contents: Readonly<Record<string, T>>,
  id: string,
  changes: Partial<T>,
) {
  const content = contents[id];
  if (!content) throw new Error(`There is no content of ${id}`);
  const before = { ...content };
  Object.assign(content, changes);
  onTestFinished(() => void Object.assign(content, before));
}
