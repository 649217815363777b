import { Search as SearchIcon } from "lucide";
import { type KeyboardEvent, useState } from "react";
import { useDialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Results } from "./results.tsx";
import { useSearch } from "./use-search.ts";

/** One box for everything: it lies over whatever is open. */
export function Search({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState("");
  const dialog = useDialog();
  const found = useSearch(query);
  return (
    <dialog
      ref={dialog}
      className="dialog finder"
      aria-label="Search"
      closedby="any"
      onClose={onClose}
      onKeyDown={(event) => walk(event, dialog.current)}
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
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <button type="button" className="btn btn-plain btn-s" onClick={onClose}>
          Close
        </button>
      </search>
      <div className="finder-list">
        <Results found={found} onOpen={onClose} />
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
function walk(event: KeyboardEvent, dialog: HTMLDialogElement | null) {
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
    results[0]?.click();
  }
}
