import puppeteer, { type ElementHandle } from "puppeteer-core";
import { type Browser, find, visibleField } from "./browser.ts";

const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof puppeteer.launch>>["newPage"]>>;
type Frame = Pick<Page, "evaluateHandle">;

/** Headless Firefox, over WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    protocol: "webDriverBiDi",
    executablePath,
  });
  const page = await browser.newPage();
  const consoleErrors: string[] = [];
  await page.evaluateOnNewDocument(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error("policy", violatedDirective, blockedURI),
    ),
  );
  page.on("pageerror", (error) => consoleErrors.push(`${page.url()} ${error}`));
  page.on("console", (line) => {
    if (/^(error|warn|assert)/.test(line.type()))
      consoleErrors.push(`${page.url()} ${line.text()}`);
  });
  const findElement = async (css: string, text?: string, frame: Frame = page) => {
    const search = new Function("css", "text", `${find} return find(css, text);`);
    const found = (await frame.evaluateHandle(search as () => Element, css, text)).asElement();
    if (!found) throw new Error(`not visible: ${css} ${text ?? ""}`);
    return found as ElementHandle<Element>;
  };
  return {
    consoleErrors: () => consoleErrors,
    size: (width, height) => page.setViewport({ width, height }),
    goto: (url) => page.goto(url),
    run: (body, ...args) =>
      page.evaluate(new Function("...args", find + body) as () => void, ...args),
    click: async (css, text) => (await findElement(css, text)).click(),
    key: (key) => page.keyboard.press(key),
    fill: async (css, text) => (await findElement(css)).type(text),
    async fillInFrame(frame, text) {
      const inside = await (await findElement(frame)).contentFrame();
      if (!inside) throw new Error(`no frame: ${frame}`);
      await (await findElement(visibleField, undefined, inside)).type(text);
    },
    close: () => browser.close(),
  };
}
