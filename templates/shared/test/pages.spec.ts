/* Checks the built site in dist. "npm test" builds it first. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { site } from "../site.config.ts";

const base = site.url ? new URL(site.url).pathname.replace(/\/*$/, "/") : "/";
const pages = readdirSync("dist", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".html"))
  .map((file) => ({ file, html: readFileSync(join("dist", file), "utf8") }));

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );

/** The file that a URL of this site leads to, or undefined for other sites. */
function findTarget(url: string, from: string): string | undefined {
  const here = new URL(`https://site.test${base}${from.replace(/index\.html$/, "")}`);
  const to = new URL(url, here);
  if (to.origin !== here.origin) return undefined;
  const path = decodeURI(to.pathname);
  if (!path.startsWith(base)) return `outside of ${base}: ${path}`;
  const file = path.slice(base.length);
  return file === "" || file.endsWith("/") ? `${file}index.html` : file;
}

test("has a home page", () => {
  assert.ok(pages.some(({ file }) => file === "index.html"));
});

test("has no broken links inside the site", () => {
  const broken = pages.flatMap(({ file, html }) =>
    attributes(html, "href").flatMap((url) => {
      const target = findTarget(url, file);
      if (!target) return [];
      if (!existsSync(join("dist", target))) return [`${file}: ${url}`];
      const [, anchor] = url.split("#");
      if (!anchor || !target.endsWith(".html")) return [];
      const ids = attributes(readFileSync(join("dist", target), "utf8"), "id");
      return ids.includes(decodeURIComponent(anchor)) ? [] : [`${file}: ${url}`];
    }),
  );
  assert.deepEqual(broken, []);
});

test("has a file, a size and a description for every picture", () => {
  const problems = pages.flatMap(({ file, html }) => {
    const urls = [
      ...attributes(html, "src"),
      ...[...attributes(html, "srcSet"), ...attributes(html, "srcset")].flatMap((set) =>
        set.split(", ").map((entry) => entry.split(" ")[0] ?? ""),
      ),
    ];
    const missing = urls.filter((url) => {
      const target = findTarget(url, file);
      return target && !existsSync(join("dist", target));
    });
    const incomplete = (html.match(/<img [^>]*>/g) ?? []).filter(
      (tag) => !/ alt="/.test(tag) || !/ width="[1-9]/.test(tag) || !/ height="[1-9]/.test(tag),
    );
    return [...missing, ...incomplete].map((problem) => `${file}: ${problem}`);
  });
  assert.deepEqual(problems, []);
});

test("has one title, one main heading and a description on every page", () => {
  for (const { file, html } of pages) {
    assert.equal(html.match(/<title>[^<]+<\/title>/g)?.length, 1, `${file}: title`);
    assert.equal(html.match(/<h1[ >]/g)?.length, 1, `${file}: main heading`);
    assert.match(html, /<meta name="description" content="[^"]+"/, `${file}: description`);
  }
});
