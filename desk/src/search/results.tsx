import { Search as SearchIcon } from "lucide";
import { pluralize } from "../format/text.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import type { SearchGroup } from "./options.ts";
import { Result } from "./result.tsx";
import type { SearchResults } from "./search-state.ts";

const hint =
  "Search by email, name, order, payment request or invoice number, payment provider ID, last four digits or amount.";
const minTextLength = 3;

interface ResultsProps {
  listId: string;
  results: SearchResults;
  groups: readonly SearchGroup[];
  /** The index of the active option among the options of all groups. */
  active: number;
  onActivate: (index: number) => void;
  onOpen: () => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export function Results({ listId, results, groups, active, onActivate, onOpen }: ResultsProps) {
  const { query, response, error } = results;
  const options = groups.flatMap((group) => group.options);
  return (
    <>
      {error && <ErrorNotice text={error} />}
      {!query && <p className="px-3 py-4 text-(length:--text-fine) text-(--desk-muted)">{hint}</p>}
      {response && (
        <p className="sr-only" role="status">
          {pluralize(options.length, "result")}
        </p>
      )}
      {response && options.length === 0 && <NoResults query={query} />}
      {options.length > 0 && (
        <div role="listbox" id={listId} aria-label="Results">
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
            <div key={group.title} role="group" aria-label={group.title}>
              <p
                className="px-3 pt-2.5 pb-1 text-(length:--text-micro) font-medium text-(--desk-muted)"
                aria-hidden="true"
              >
                {group.title}
              </p>
              {group.options.map((option) => {
                const index = options.indexOf(option);
                return (
                  <Result
                    key={option.key}
                    id={optionId(listId, index)}
                    option={option}
                    query={query}
                    isActive={index === active}
                    onActivate={() => onActivate(index)}
                    onOpen={onOpen}
                  />
                );
              })}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const NoResults = ({ query }: { query: string }) => (
  <EmptyState
    icon={SearchIcon}
    title={`No results for “${query}”`}
    text={
      query.length < minTextLength
        ? `${hint} Enter at least 3 characters to search names and email addresses.`
        : hint
    }
  />
);
