import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { readTexts } from "../../../testing/read-texts.ts";
import { reduceMotion } from "../../../testing/reduce-motion.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import Faq from "./faq.tsx";

const contents = page.getByRole("navigation", { name: "Contents" });
const entries = contents.getByRole("link");
const findItems = () => [...document.querySelectorAll("main details")] as HTMLDetailsElement[];

const terms = [
  ["How do I pay for a new site?", ["50% deposit", "other 50% is due on delivery"]],
  ["How is hourly work billed?", ["minimum of 2 billed hours", "refund for the unused time"]],
  [
    "Which payment methods do you accept?",
    ["We prefer Venmo, the peer-to-peer payment app", "avoids processing fees"],
  ],
] as const;

const findParts = (item: HTMLDetailsElement) => {
  const [question, answer] = [item.querySelector("summary"), item.querySelector("p")];
  if (!question || !answer) throw new Error("A question has no answer");
  return { question, answer };
};

/** Below the last section, there is room to scroll it to the top, as with the footer. */
const TallPage = () => (
  <>
    <Faq />
    <div style={{ height: 1000 }} />
  </>
);

beforeEach(async () => {
  await page.viewport(1440, 900);
  await renderPage(TallPage, "/faq", "/faq");
});

test("[FAQ-1] links each group of questions in the contents and marks the current one", async () => {
  const groups = readTexts(page.getByRole("heading", { level: 2 })).slice(0, -1);
  expect(readTexts(entries)).toEqual(groups);
  for (const entry of entries.all()) {
    const name = entry.element().textContent ?? "";
    await entry.click();
    const region = page.getByRole("region", { name });
    await expect.element(region.getByRole("heading")).toBeInViewport();
    await expect.element(entry).toBeInViewport();
    await expect.element(entry).toHaveAttribute("aria-current", "location");
    expect(document.querySelectorAll("nav [aria-current=location]")).toHaveLength(1);
  }
});

test("[FAQ-1] opens and closes each of the fifteen questions", async () => {
  const items = findItems();
  expect(items).toHaveLength(15);
  const questions = new Set<string | null>();
  for (const item of items) {
    const { question, answer } = findParts(item);
    questions.add(question.textContent);
    await expect.element(answer).not.toBeVisible();
    await page.elementLocator(question).click();
    await expect.element(answer).toBeVisible();
    expect(answer.textContent).toMatch(/\w+ \w+ \w+.*\./);
    await page.elementLocator(question).click();
    await expect.element(answer).not.toBeVisible();
  }
  expect(questions.size).toBe(15);
});

test("[FAQ-1] states the specified terms, without violations when all answers are open", async () => {
  // Without animations, because contrast is checked after they end.
  await reduceMotion();
  for (const item of findItems()) item.open = true;
  for (const [question, texts] of terms) {
    const item = findItems().find((found) => found.textContent?.includes(question));
    const paragraphs = [...(item?.querySelectorAll("p") ?? [])];
    for (const text of texts) {
      const paragraph = paragraphs.find((found) => found.textContent?.includes(text)) ?? null;
      await expect.element(paragraph).toBeVisible();
    }
  }
  await expectNoViolations();
});
