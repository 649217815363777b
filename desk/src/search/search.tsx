import { textLimits } from "@agency/contract/limits/text-limits";
import { Search as SearchIcon } from "lucide";
import { type KeyboardEvent, useEffect } from "react";
import { useDialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Results } from "./results.tsx";
import { isUpToDate, shouldOpen } from "./search-state.ts";
import { useSearch } from "./use-search.ts";

export function Search({ onClose }: { onClose: () => void }) {
  const dialog = useDialog(onClose);
  const { state, dispatch } = useSearch();
  const list = dialog.ref;
  useEffect(() => {
    if (shouldOpen(state)) list.current?.querySelector<HTMLElement>(".result")?.click();
  }, [state, list]);
  return (
    <dialog
      {...dialog}
      className="dialog search"
      aria-label="Search"
      closedby="any"
      onKeyDown={(event) =>
        moveSelection(event, dialog.ref.current, () => dispatch({ type: "press-enter" }))
      }
    >
      <search className="search-field">
        <Icon icon={SearchIcon} />
        <input
          type="search"
          aria-label="Search everything"
          placeholder="Email, name, order, last four digits, amount"
          autoComplete="off"
          spellCheck={false}
          maxLength={textLimits.searchQuery}
          value={state.text}
          onChange={(event) => dispatch({ type: "change-text", text: event.target.value })}
        />
        <button type="button" className="btn btn-ghost btn-sm" onClick={onClose}>
          Close
        </button>
      </search>
      <div className="search-list" aria-busy={!isUpToDate(state)}>
        <Results results={state.results} onOpen={onClose} />
      </div>
      <div className="search-footer desktop-only" aria-hidden="true">
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
    </dialog>
  );
}

/** Arrow keys move through the input and the results; Enter in the input opens the first result. */
function moveSelection(
  event: KeyboardEvent,
  dialog: HTMLDialogElement | null,
  openFirst: () => void,
) {
  const input = dialog?.querySelector<HTMLElement>("input");
  const results = [...(dialog?.querySelectorAll<HTMLElement>(".result") ?? [])];
  const targets = input ? [input, ...results] : results;
  const current = targets.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    targets[(current + step + targets.length) % targets.length]?.focus();
  } else if (event.key === "Enter" && document.activeElement === input) {
    event.preventDefault();
    openFirst();
  }
}
