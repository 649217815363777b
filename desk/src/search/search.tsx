import { textLimits } from "@agency/contract/limits/text-limits";
import { Search as SearchIcon } from "lucide";
import { type KeyboardEvent, useEffect, useId } from "react";
import { useDialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { findCommands, listCommands } from "./commands.ts";
import { groupRecords } from "./group-records.ts";
import type { SearchGroup } from "./options.ts";
import { optionId, Results } from "./results.tsx";
import { getQuery, isUpToDate, type SearchState, shouldOpen } from "./search-state.ts";
import { useRecordPayment } from "./use-record-payment.ts";
import { useSearch } from "./use-search.ts";

/** Finds records and commands. The focus stays in the input, which names the active option. */
export function Search({ onClose }: { onClose: () => void }) {
  const { RecordPayment, openRecordPayment } = useRecordPayment();
  if (RecordPayment) return <RecordPayment onClose={onClose} />;
  return <SearchDialog onClose={onClose} recordPayment={openRecordPayment} />;
}

interface SearchDialogProps {
  onClose: () => void;
  recordPayment: () => void;
}

function SearchDialog({ onClose, recordPayment }: SearchDialogProps) {
  const dialog = useDialog(onClose);
  const { state, dispatch } = useSearch();
  const listId = useId();
  const groups = listGroups(state, recordPayment);
  const count = groups.flatMap(({ options }) => options).length;
  const active = Math.min(state.active, count - 1);
  const activeId = active >= 0 ? optionId(listId, active) : undefined;
  useEffect(() => {
    const option = activeId && document.getElementById(activeId);
    if (!option) return;
    option.scrollIntoView({ block: "nearest" });
    if (shouldOpen(state)) option.click();
  }, [state, activeId]);
  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step && event.key !== "Enter") return;
    event.preventDefault();
    if (!step) dispatch({ type: "press-enter" });
    else if (count > 0) dispatch({ type: "activate", index: wrap(active, step, count) });
  }
  return (
    <dialog {...dialog} className="dialog search" aria-label="Search" closedby="any">
      <search className="flex min-h-15 items-center gap-3 border-b border-b-(--desk-line) px-4.5 text-(--desk-muted)">
        <Icon icon={SearchIcon} />
        <input
          className="min-h-12 min-w-0 flex-1 bg-transparent text-(length:--text-base) text-(--desk-strong) outline-none placeholder:text-(--desk-muted) max-[641px]:text-[1rem]"
          type="search"
          role="combobox"
          aria-label="Search everything"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          placeholder="Search or choose an action"
          autoComplete="off"
          spellCheck={false}
          maxLength={textLimits.searchQuery}
          value={state.text}
          onChange={(event) => dispatch({ type: "change-text", text: event.target.value })}
          onKeyDown={handleKey}
        />
        <button type="button" className="btn btn-ghost btn-sm" onClick={onClose}>
          Close
        </button>
      </search>
      <div
        className="overflow-auto p-1.5 [&_.panel]:bg-transparent [&_.panel]:shadow-none"
        aria-busy={!isUpToDate(state)}
      >
        <Results
          listId={listId}
          results={state.results}
          groups={groups}
          active={active}
          onActivate={(index) => index !== active && dispatch({ type: "activate", index })}
          onOpen={onClose}
        />
      </div>
      <SearchFooter />
    </dialog>
  );
}

/** Records first, because their matches are closer. */
function listGroups(state: SearchState, recordPayment: () => void): SearchGroup[] {
  const { response } = state.results;
  const commands = findCommands(listCommands(recordPayment), getQuery(state));
  const groups = [
    ...(response ? groupRecords(response) : []),
    { title: "Actions", options: commands },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function wrap(active: number, step: number, count: number) {
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}

const SearchFooter = () => (
  <div
    className="desktop-only flex flex-wrap gap-4.5 border-t border-t-(--desk-line) px-4.5 py-3 text-(length:--text-micro) text-(--desk-muted) *:inline-flex *:items-center *:gap-1.5"
    aria-hidden="true"
  >
    <span>
      <kbd>↑</kbd>
      <kbd>↓</kbd>select
    </span>
    <span>
      <kbd>↵</kbd>open
    </span>
    <span>
      <kbd>esc</kbd>close
    </span>
  </div>
);
