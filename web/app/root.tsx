import { agency } from "@agency/contract/agency";
import { themeColor } from "@agency/contract/brand/colors";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import { ErrorPage } from "./layout/error-page.tsx";
import { JavaScriptRequired } from "./layout/javascript-required.tsx";
import { SiteLayout } from "./layout/site-layout.tsx";
import inlineStyles from "./styles.css?inline";
import stylesUrl from "./styles.css?url";
import { trackPageView } from "./track-page-view.ts";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Styles />
        <script>{loadFonts}</script>
        <Links />
      </head>
      <body>
        <SiteLayout>{children}</SiteLayout>
        <Scripts />
      </body>
    </html>
  );
}

/** Fonts requested by a script are ready for the first paint; otherwise they appear a frame later. */
const loadFonts =
  'for(const face of["Bricolage Grotesque","Instrument Sans"])document.fonts.load("1em "+face)';

/** Prerendered pages contain their styles, which saves a request before the first paint. */
function Styles() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={stylesUrl} />;
  const css = import.meta.env.SSR ? inlineStyles : "";
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, from the build
    <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
  );
}

/** For private pages until they have loaded; every page has its own. */
export const meta = () => [{ title: agency.name }, { name: "robots", content: "noindex" }];

/** The initial HTML of a private page. The <noscript> text is not part of the scripts. */
export function HydrateFallback() {
  return (
    <div className="min-h-svh">
      <noscript>{import.meta.env.SSR && <JavaScriptRequired />}</noscript>
    </div>
  );
}

export default function Root() {
  const { pathname } = useLocation();
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  useEffect(() => trackPageView(pathname), [pathname]);
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
