import { ChevronLeft as ChevronLeftIcon, Search as SearchIcon } from "lucide";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { withLastSearch } from "../stores/list-searches.ts";
import { openSearch } from "../stores/overlays.ts";
import { Icon } from "../ui/icon.tsx";
import { TabBar } from "./tab-bar.tsx";
import { useCounts } from "./use-counts.ts";

interface ScreenProps {
  title: string;
  /** The list that a detail page belongs to. */
  back?: { to: string; name: string } | undefined;
  /** On phones these replace the tab bar. */
  actions?: ReactNode;
  /** On phones, next to the search button. */
  topAction?: ReactNode;
  narrow?: boolean;
  /** For a form with a preview. */
  wide?: boolean;
  children: ReactNode;
}

/** A screen with its mobile bars. */
export function Screen(props: ScreenProps) {
  const { title, actions, topAction, narrow, wide, children } = props;
  const back = props.back && { ...props.back, to: withLastSearch(props.back.to) };
  useDocumentTitle(title);
  useFocusOnNavigation();
  const navigate = useNavigate();
  useShortcuts({ Escape: back && (() => navigate(back.to)) });
  return (
    <>
      <header className="top-bar">
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
            <Link className="breadcrumb desktop-only" to={back.to}>
              <Icon icon={ChevronLeftIcon} size={18} />
              {back.name}
            </Link>
          )}
          {children}
        </div>
      </main>
      {actions ? (
        <section className="action-bar" aria-label="Actions">
          {actions}
        </section>
      ) : (
        <TabBar />
      )}
    </>
  );
}

/** Sets the document title, with the number of to-do items. */
function useDocumentTitle(title: string) {
  const count = useCounts().worklist;
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ""}${title} · Desk`;
  }, [title, count]);
}

let lastPath: string | undefined;

/** Moves the focus to the heading after a navigation, but not on the first load. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (lastPath !== undefined && lastPath !== pathname)
      document.querySelector("h1")?.focus({ preventScroll: true });
    lastPath = pathname;
  }, [pathname]);
}
