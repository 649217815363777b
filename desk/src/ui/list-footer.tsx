import { maxPages } from "@agency/contract/limits/list-limits";
import { useNavigate, useNavigation, useSearchParams } from "react-router";
import { pluralize } from "../format/text.ts";
import { Button } from "./button.tsx";

interface ListFootProps {
  shown: number;
  one: string;
  hasMore: boolean;
}

/** How many are shown, and the button for more. */
export function ListFooter({ shown, one, hasMore }: ListFootProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const pages = Number(params.get("pages")) || 1;
  const next = new URLSearchParams(params);
  next.set("pages", String(pages + 1));
  const showMore = () => navigate(`?${next}`, { replace: true, preventScrollReset: true });
  return (
    <div className="list-foot">
      <span>
        {hasMore ? `The newest ${pluralize(shown, one)}` : pluralize(shown, one)}
        {hasMore && pages >= maxPages && ". Search finds older ones."}
      </span>
      {hasMore && pages < maxPages && (
        <Button className="btn-s" busy={state === "loading"} onClick={showMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
