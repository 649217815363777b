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
    ...{ id, role: "option", tabIndex: -1, className: "result" },
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
        <span className="result-title">
          <Highlight text={title} query={query} />
        </span>
        {(showsField || subtitle) && (
          <span className="result-subtitle">
            {showsField && (
              <>
                <mark>{matchedOn}</mark>
                {" · "}
              </>
            )}
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
