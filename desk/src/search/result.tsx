import { Link } from "react-router";
import { Highlight, hasMatch } from "../ui/highlight.tsx";
import { Icon } from "../ui/icon.tsx";
import type { SearchOption } from "./options.ts";

interface ResultProps {
  id: string;
  option: SearchOption;
  query: string;
  isActive: boolean;
  onActivate: () => void;
  onOpen: () => void;
}

/** Not in the tab order, because the focus stays in the input. */
export function Result({ id, option, query, isActive, onActivate, onOpen }: ResultProps) {
  const { open } = option;
  const props = {
    ...{ id, role: "option", tabIndex: -1 },
    className:
      "grid min-h-(--touch-target) w-full grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-(--radius-small) px-3 py-1.5 text-left aria-selected:bg-[color-mix(in_oklab,var(--desk-raised),var(--desk-link)_14%)] [&>svg]:text-(--desk-muted)",
    "aria-selected": isActive,
    onPointerMove: onActivate,
  };
  const content = <ResultContent option={option} query={query} />;
  return typeof open === "string" ? (
    <Link {...props} to={open} onClick={onOpen}>
      {content}
    </Link>
  ) : (
    <button {...props} type="button" onClick={open}>
      {content}
    </button>
  );
}

function ResultContent({ option, query }: Pick<ResultProps, "option" | "query">) {
  const { icon, title, subtitle = "", detail = "", matchedOn } = option;
  const isMatchVisible = [title, subtitle, detail].some((text) => hasMatch(text, query));
  const showsField = matchedOn && !isMatchVisible;
  return (
    <>
      <Icon icon={icon} />
      <span className="min-w-0">
        <span className="font-semibold text-(--desk-strong) wrap-anywhere">
          <Highlight text={title} query={query} />
        </span>
        {(showsField || subtitle) && (
          <span className="block truncate text-(length:--text-fine) text-(--desk-muted)">
            {showsField && `Matches ${matchedOn} · `}
            <Highlight text={subtitle} query={query} />
          </span>
        )}
      </span>
      <span className="tabular text-strong caption">
        <Highlight text={detail} query={query} />
      </span>
    </>
  );
}
