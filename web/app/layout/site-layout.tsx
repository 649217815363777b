import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useRecoverFailedNavigation } from "./use-recover-failed-navigation.ts";
import { useScrollOnNavigation } from "./use-scroll-on-navigation.ts";

export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useScrollOnNavigation();
  useRecoverFailedNavigation();
  const overHero = pathname === "/";
  return (
    <>
      <a
        href="#main"
        className="absolute top-3 left-3 z-50 -translate-y-24 rounded-control bg-white px-5 py-3 font-semibold text-brand-700 shadow-2 focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header overHero={overHero} />
      <AnnouncementBar overHero={overHero} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
