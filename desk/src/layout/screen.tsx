import { ChevronLeft as ChevronLeftIcon, Search as SearchIcon } from "lucide";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { openSearch } from "../stores/overlays.ts";
import { Icon } from "../ui/icon.tsx";
import { TabBar } from "./tab-bar.tsx";
import { useCounts } from "./use-counts.ts";

interface ScreenProps {
  title: string;
  /** The list that a detail page belongs to. */
  back?: { to: string; name: string };
  /** On a phone these take the place of the tab bar. */
  actions?: ReactNode;
  /** On a phone, beside the search. */
  topAction?: ReactNode;
  narrow?: boolean;
  /** Room for a form and what it becomes. */
  wide?: boolean;
  children: ReactNode;
}

/** One screen: the bars of a phone, and what is in the middle. */
export function Screen(props: ScreenProps) {
  const { title, back, actions, topAction, narrow, wide, children } = props;
  useTitle(title);
  useFocusOnNavigation();
  const navigate = useNavigate();
  useShortcuts({ Escape: back && (() => navigate(back.to)) });
  return (
    <>
      <header className="topbar">
        {back ? (
          <Link className="back" to={back.to}>
            <Icon icon={ChevronLeftIcon} />
            {back.name}
          </Link>
        ) : (
          <span className="top-title" aria-hidden="true">
            {title}
          </span>
        )}
        {topAction}
        <button type="button" className="btn btn-icon" aria-label="Search" onClick={openSearch}>
          <Icon icon={SearchIcon} size={22} />
        </button>
      </header>
      <main className="main" id="main" tabIndex={-1}>
        <div className={`page ${narrow ? "page-narrow" : ""} ${wide ? "page-wide" : ""}`}>
          {back && (
            <Link className="crumb only-wide" to={back.to}>
              <Icon icon={ChevronLeftIcon} size={18} />
              {back.name}
            </Link>
          )}
          {children}
        </div>
      </main>
      {actions ? (
        <section className="actionbar" aria-label="Actions">
          {actions}
        </section>
      ) : (
        <TabBar />
      )}
    </>
  );
}

/** The tab says how much waits, whatever it shows. */
function useTitle(title: string) {
  const waiting = useCounts().needsYou;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${title} · Desk`;
  }, [title, waiting]);
}

let lastPath: string | undefined;

/** A new screen is read from its heading; the first one from the top of the page. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (lastPath !== undefined && lastPath !== pathname)
      document.querySelector("h1")?.focus({ preventScroll: true });
    lastPath = pathname;
  }, [pathname]);
}
