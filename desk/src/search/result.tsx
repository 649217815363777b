import { Link } from "react-router";
import { Icon, type IconType } from "../ui/icon.tsx";
import { isMarked, Marked } from "../ui/marked.tsx";

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
  const seen = [title, facts, right].some((text) => isMarked(text, query));
  return (
    <Link className="result" to={to} onClick={onOpen}>
      <Icon icon={icon} />
      <span className="min-w-0">
        <span className="t">
          <Marked text={title} query={query} />
        </span>
        <span className="s">
          {!seen && (
            <>
              <mark>{why}</mark>
              {" · "}
            </>
          )}
          <Marked text={facts} query={query} />
        </span>
      </span>
      <span className="num strong fine">
        <Marked text={right} query={query} />
      </span>
    </Link>
  );
}
