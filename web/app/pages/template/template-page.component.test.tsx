import { templates } from "@agency/contract/catalog";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { templatePages } from "#app/content/template-pages.ts";
import { templatePictures } from "#app/templates.generated.ts";
import { expectNoViolations } from "../../../testing/accessibility.ts";
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
