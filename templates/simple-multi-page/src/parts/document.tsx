import { photoColors } from "virtual:images";
import { site } from "../../site.config.ts";
import { colors } from "../colors/colors.ts";
import { toFullUrl, toHref } from "../link.ts";
import type { Page } from "../pages.tsx";
import { pictureUrl } from "../photo.tsx";
import { getPicture } from "../pictures.ts";
import { themeScript } from "../theme.ts";
import { colorStyles } from "./color-styles.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Island } from "./island.tsx";
import { rawHtml } from "./raw-html.ts";

export interface Assets {
  script: string;
  /** In the build: the inlined CSS */
  styles?: string;
  /** During development: the URL of the style sheet */
  stylesheet?: string;
  fonts: string[];
}

/** The HTML document of a page: head, header, content and footer. */
export function Document({ page, assets }: { page: Page; assets: Assets }) {
  const title = page.path === "/" ? page.title : `${page.title} · ${site.name}`;
  const canonicalUrl = page.hidden ? undefined : toFullUrl(page.path);
  // Social networks do not support SVG.
  const sharePicture =
    page.picture && !page.picture.endsWith(".svg")
      ? pictureUrl(getPicture(page.picture))
      : toHref(`/${site.shareImage}`);
  const { chat } = site;

  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={page.description} />
        {page.hidden && <meta name="robots" content="noindex" />}
        {canonicalUrl && <link rel="canonical" href={canonicalUrl} />}
        {site.url && (
          <link
            rel="alternate"
            type="application/rss+xml"
            title={site.name}
            href={toHref("/feed.xml")}
          />
        )}
        <meta property="og:type" content={page.published ? "article" : "website"} />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={page.description} />
        {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
        {site.url && <meta property="og:image" content={new URL(sharePicture, site.url).href} />}
        {page.published && <meta property="article:published_time" content={page.published} />}
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" type="image/svg+xml" href={toHref("/favicon.svg")} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <script {...rawHtml(themeScript)} />
        <style {...rawHtml(colorStyles(colors) + photoColors)} />
        {assets.styles && <style {...rawHtml(assets.styles)} />}
        {assets.stylesheet && <link rel="stylesheet" href={assets.stylesheet} />}
        {page.structuredData && (
          <script
            type="application/ld+json"
            {...rawHtml(JSON.stringify(page.structuredData).replaceAll("<", "\\u003c"))}
          />
        )}
        <script type="module" src={assets.script} />
      </head>
      <body className={`tone-${page.tone}`}>
        <a href="#content" className="skip-link">
          Skip to content
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
