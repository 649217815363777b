import { Search as SearchIcon } from "lucide";
import { type KeyboardEvent, useEffect } from "react";
import { useDialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Results } from "./results.tsx";
import { isUpToDate, shouldOpen } from "./search-state.ts";
import { useSearch } from "./use-search.ts";

/** One box for everything: it lies over whatever is open. */
export function Search({ onClose }: { onClose: () => void }) {
  const dialog = useDialog(onClose);
  const { state, step } = useSearch();
  const list = dialog.ref;
  useEffect(() => {
    if (shouldOpen(state)) list.current?.querySelector<HTMLElement>(".result")?.click();
  }, [state, list]);
  return (
    <dialog
      {...dialog}
      className="dialog finder"
      aria-label="Search"
      closedby="any"
      onKeyDown={(event) => walk(event, dialog.ref.current, () => step({ do: "press-enter" }))}
    >
      <search className="finder-field">
        <Icon icon={SearchIcon} />
        <input
          type="search"
          aria-label="Search everything"
          placeholder="E-mail, name, order, last four, amount"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={state.typed}
          onChange={(event) => step({ do: "type", text: event.target.value })}
        />
        <button type="button" className="btn btn-plain btn-s" onClick={onClose}>
          Close
        </button>
      </search>
      <div className="finder-list" aria-busy={!isUpToDate(state)}>
        <Results found={state.found} onOpen={onClose} />
      </div>
      <div className="finder-foot only-wide" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>choose
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

/** Arrows go from the box through the results and back; Enter in the box opens the first. */
function walk(event: KeyboardEvent, dialog: HTMLDialogElement | null, openFirst: () => void) {
  const box = dialog?.querySelector<HTMLElement>("input");
  const results = [...(dialog?.querySelectorAll<HTMLElement>(".result") ?? [])];
  const stops = box ? [box, ...results] : results;
  const now = stops.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    stops[(now + step + stops.length) % stops.length]?.focus();
  } else if (event.key === "Enter" && document.activeElement === box) {
    event.preventDefault();
    openFirst();
  }
}
