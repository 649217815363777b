import { Link } from "react-router";
import { Highlight, hasMatch } from "../ui/highlight.tsx";
import { Icon, type IconType } from "../ui/icon.tsx";

interface ResultProps {
  to: string;
  icon: IconType;
  query: string;
  title: string;
  /** The matching field; shown only when the match itself is not visible. */
  matchedOn: string;
  subtitle: string;
  /** At the right edge. */
  detail: string;
  onOpen: () => void;
}

export function Result(props: ResultProps) {
  const { to, icon, query, title, matchedOn, subtitle, detail, onOpen } = props;
  const isMatchVisible = [title, subtitle, detail].some((text) => hasMatch(text, query));
  return (
    <Link className="result" to={to} onClick={onOpen}>
      <Icon icon={icon} />
      <span className="min-w-0">
        <span className="result-title">
          <Highlight text={title} query={query} />
        </span>
        <span className="result-subtitle">
          {!isMatchVisible && (
            <>
              <mark>{matchedOn}</mark>
              {" · "}
            </>
          )}
          <Highlight text={subtitle} query={query} />
        </span>
      </span>
      <span className="tabular text-strong caption">
        <Highlight text={detail} query={query} />
      </span>
    </Link>
  );
}
