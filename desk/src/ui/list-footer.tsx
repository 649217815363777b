import { maxPages } from "@agency/contract/limits/list-limits";
import { useNavigate, useNavigation, useSearchParams } from "react-router";
import { pluralize } from "../format/text.ts";
import { Button } from "./button.tsx";

interface ListFooterProps {
  shownCount: number;
  noun: string;
  pluralNoun?: string;
  hasMore: boolean;
  /** False if the search does not find these records. */
  isSearchable?: boolean;
}

export function ListFooter(props: ListFooterProps) {
  const { shownCount, noun, pluralNoun, hasMore, isSearchable = true } = props;
  const count = pluralize(shownCount, noun, pluralNoun);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const pages = Number(params.get("pages")) || 1;
  const next = new URLSearchParams(params);
  next.set("pages", String(pages + 1));
  const showMore = () => navigate(`?${next}`, { replace: true, preventScrollReset: true });
  return (
    <div className="list-footer">
      <span>
        {hasMore ? `The newest ${count}` : count}
        {hasMore && pages >= maxPages && isSearchable && ". Use search to find older ones."}
      </span>
      {hasMore && pages < maxPages && (
        <Button className="btn-sm" busy={state === "loading"} onClick={showMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
