import puppeteer, { type ElementHandle } from "puppeteer-core";
import { type Browser, find, typedField } from "./browser.ts";

const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof puppeteer.launch>>["newPage"]>>;
type Frame = Pick<Page, "evaluateHandle">;

/** Firefox without a window, over WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    protocol: "webDriverBiDi",
    executablePath,
  });
  const page = await browser.newPage();
  const heard: string[] = [];
  await page.evaluateOnNewDocument(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error("policy", violatedDirective, blockedURI),
    ),
  );
  page.on("pageerror", (error) => heard.push(`${page.url()} ${error}`));
  page.on("console", (line) => {
    if (/^(error|warn|assert)/.test(line.type())) heard.push(`${page.url()} ${line.text()}`);
  });
  const element = async (css: string, words?: string, frame: Frame = page) => {
    const look = new Function("css", "words", `${find} return find(css, words);`);
    const found = (await frame.evaluateHandle(look as () => Element, css, words)).asElement();
    if (!found) throw new Error(`not seen: ${css} ${words ?? ""}`);
    return found as ElementHandle<Element>;
  };
  return {
    heard: () => heard,
    size: (width, height) => page.setViewport({ width, height }),
    goto: (url) => page.goto(url),
    run: (body, ...args) =>
      page.evaluate(new Function("...args", find + body) as () => void, ...args),
    click: async (css, words) => (await element(css, words)).click(),
    key: (key) => page.keyboard.press(key),
    fill: async (css, text) => (await element(css)).type(text),
    async fillInFrame(frame, text) {
      const inside = await (await element(frame)).contentFrame();
      if (!inside) throw new Error(`no frame: ${frame}`);
      await (await element(typedField, undefined, inside)).type(text);
    },
    close: () => browser.close(),
  };
}
