import { Search as SearchIcon } from "lucide";
import { Link } from "react-router";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeader } from "./page-header.tsx";
import { Screen } from "./screen.tsx";

/** An address that the desk does not have, or no longer has. */
export function NotFound() {
  return (
    <Screen title="Not here" narrow>
      <PageHeader title="Not here" top />
      <EmptyState
        icon={SearchIcon}
        title="There is nothing at this address"
        text="It may have been deleted since. Search finds everything that is still there."
      >
        <Link className="btn" to="/">
          What needs you
        </Link>
      </EmptyState>
    </Screen>
  );
}
