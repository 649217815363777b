import { photoColors } from "virtual:images";
import { site } from "../../site.config.ts";
import { colors } from "../colors/colors.ts";
import { fullLink, link } from "../link.ts";
import type { Page } from "../pages.tsx";
import { pictureAddress } from "../photo.tsx";
import { pictureOf } from "../pictures.ts";
import type { Assets } from "../site-files.tsx";
import { themeScript } from "../theme.ts";
import { colorStyles } from "./color-styles.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Island } from "./island.tsx";
import { rawHtml } from "./raw-html.ts";

/** The page around every page: what search engines and browsers need, the header and the footer. */
export function Document({ page, assets }: { page: Page; assets: Assets }) {
  const title = page.path === "/" ? page.title : `${page.title} · ${site.name}`;
  const address = page.hidden ? undefined : fullLink(page.path);
  // Social networks cannot show SVG drawings.
  const shared =
    page.picture && !page.picture.endsWith(".svg")
      ? pictureAddress(pictureOf(page.picture))
      : link(`/${site.shareImage}`);
  const { chat } = site;

  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={page.description} />
        {page.hidden && <meta name="robots" content="noindex" />}
        {address && <link rel="canonical" href={address} />}
        {site.url && (
          <link
            rel="alternate"
            type="application/rss+xml"
            title={site.name}
            href={link("/feed.xml")}
          />
        )}
        <meta property="og:type" content={page.published ? "article" : "website"} />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={page.description} />
        {address && <meta property="og:url" content={address} />}
        {site.url && <meta property="og:image" content={new URL(shared, site.url).href} />}
        {page.published && <meta property="article:published_time" content={page.published} />}
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" type="image/svg+xml" href={link("/favicon.svg")} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <script {...rawHtml(themeScript)} />
        <style {...rawHtml(colorStyles(colors) + photoColors)} />
        {assets.styles && <style {...rawHtml(assets.styles)} />}
        {assets.stylesheet && <link rel="stylesheet" href={assets.stylesheet} />}
        {page.facts && (
          <script
            type="application/ld+json"
            {...rawHtml(JSON.stringify(page.facts).replaceAll("<", "\\u003c"))}
          />
        )}
        <script type="module" src={assets.script} />
      </head>
      <body className={`tone-${page.tone}`}>
        <a href="#content" className="skip-link">
          Skip to the content
        </a>
        <Header path={page.path} />
        <main id="content" tabIndex={-1}>
          {page.body}
        </main>
        <Footer />
        {chat.accountId && <Island name="ChatButton" props={chat} />}
      </body>
    </html>
  );
}
