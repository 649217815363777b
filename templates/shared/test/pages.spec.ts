/* Walks through the finished site in dist: npm test builds it first. */
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

/** The file behind an address of this site, or nothing for an address elsewhere. */
function fileOf(address: string, from: string): string | undefined {
  const here = new URL(`https://site.test${base}${from.replace(/index\.html$/, "")}`);
  const to = new URL(address, here);
  if (to.origin !== here.origin) return undefined;
  const path = decodeURI(to.pathname);
  if (!path.startsWith(base)) return `outside of ${base}: ${path}`;
  const file = path.slice(base.length);
  return file === "" || file.endsWith("/") ? `${file}index.html` : file;
}

test("there are pages", () => {
  assert.ok(pages.some(({ file }) => file === "index.html"));
});

test("every link inside the site leads somewhere", () => {
  const dead = pages.flatMap(({ file, html }) =>
    attributes(html, "href").flatMap((address) => {
      const target = fileOf(address, file);
      if (!target) return [];
      if (!existsSync(join("dist", target))) return [`${file}: ${address}`];
      const [, part] = address.split("#");
      if (!part || !target.endsWith(".html")) return [];
      const ids = attributes(readFileSync(join("dist", target), "utf8"), "id");
      return ids.includes(decodeURIComponent(part)) ? [] : [`${file}: ${address}`];
    }),
  );
  assert.deepEqual(dead, []);
});

test("every picture is there, has a size and a description", () => {
  const faults = pages.flatMap(({ file, html }) => {
    const named = [
      ...attributes(html, "src"),
      ...[...attributes(html, "srcSet"), ...attributes(html, "srcset")].flatMap((set) =>
        set.split(", ").map((entry) => entry.split(" ")[0] ?? ""),
      ),
    ];
    const missing = named.filter((address) => {
      const target = fileOf(address, file);
      return target && !existsSync(join("dist", target));
    });
    const incomplete = (html.match(/<img [^>]*>/g) ?? []).filter(
      (tag) => !/ alt="/.test(tag) || !/ width="[1-9]/.test(tag) || !/ height="[1-9]/.test(tag),
    );
    return [...missing, ...incomplete].map((fault) => `${file}: ${fault}`);
  });
  assert.deepEqual(faults, []);
});

test("every page has one title, one main heading and a description", () => {
  for (const { file, html } of pages) {
    assert.equal(html.match(/<title>[^<]+<\/title>/g)?.length, 1, `${file}: title`);
    assert.equal(html.match(/<h1[ >]/g)?.length, 1, `${file}: main heading`);
    assert.match(html, /<meta name="description" content="[^"]+"/, `${file}: description`);
  }
});
