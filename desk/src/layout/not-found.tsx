import { Search as SearchIcon } from "lucide";
import { Link } from "react-router";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeader } from "./page-header.tsx";
import { Screen } from "./screen.tsx";

export function NotFound() {
  return (
    <Screen title="Page not found" narrow>
      <PageHeader title="Page not found" hideTitleOnPhone />
      <EmptyState
        icon={SearchIcon}
        title="We can’t find this page"
        text="It may have been deleted. Use search to find what you’re looking for."
      >
        <Link className="btn" to="/">
          Go to your to-do list
        </Link>
      </EmptyState>
    </Screen>
  );
}
