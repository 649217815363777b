import { Link } from "react-router";
import { Highlight, hasMatch } from "../ui/highlight.tsx";
import { Icon, type IconType } from "../ui/icon.tsx";

interface ResultProps {
  to: string;
  icon: IconType;
  query: string;
  title: string;
  /** Where the words were found; said only where they cannot be seen. */
  why: string;
  facts: string;
  right: string;
  onOpen: () => void;
}

export function Result({ to, icon, query, title, why, facts, right, onOpen }: ResultProps) {
  const seen = [title, facts, right].some((text) => hasMatch(text, query));
  return (
    <Link className="result" to={to} onClick={onOpen}>
      <Icon icon={icon} />
      <span className="min-w-0">
        <span className="t">
          <Highlight text={title} query={query} />
        </span>
        <span className="s">
          {!seen && (
            <>
              <mark>{why}</mark>
              {" · "}
            </>
          )}
          <Highlight text={facts} query={query} />
        </span>
      </span>
      <span className="num strong fine">
        <Highlight text={right} query={query} />
      </span>
    </Link>
  );
}
