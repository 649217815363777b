import {
  CalendarDays as CalendarDaysIcon,
  Check as CheckIcon,
  ChevronDown as ChevronDownIcon,
} from "lucide";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { type DateRange, getPresets, isSameRange, nameRange } from "./date-ranges.ts";

/** The range of days in the URL. */
function useDateRange(): [DateRange, (range: DateRange) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const range = { from: params.get("from") ?? undefined, to: params.get("to") ?? undefined };
  function setRange({ from, to }: DateRange) {
    const next = new URLSearchParams(params);
    for (const name of ["from", "to", "pages"]) next.delete(name);
    if (from) next.set("from", from);
    if (to) next.set("to", to);
    navigate(`?${next}`, { preventScrollReset: true });
  }
  return [range, setRange];
}

/** Filters by the day that an order was placed. */
export function DateFilter() {
  const [range, setRange] = useDateRange();
  const [isChoosing, setIsChoosing] = useState(false);
  const now = new Date();
  const presets = Object.entries(getPresets(now));
  const isPreset = presets.some(([, days]) => isSameRange(days, range));
  return (
    <>
      <Menu
        className="btn-sm"
        button={
          <>
            <Icon icon={CalendarDaysIcon} size={18} />
            <span className="sr-only">Placed: </span>
            {nameRange(range, now)}
            <Icon icon={ChevronDownIcon} size={16} />
          </>
        }
      >
        {presets.map(([name, days]) => (
          <MenuItem
            key={name}
            icon={isSameRange(days, range) ? CheckIcon : CalendarDaysIcon}
            onClick={() => setRange(days)}
          >
            {name}
          </MenuItem>
        ))}
        <MenuItem
          icon={isPreset ? CalendarDaysIcon : CheckIcon}
          onClick={() => setIsChoosing(true)}
        >
          Choose dates…
        </MenuItem>
      </Menu>
      {isChoosing && (
        <DateDialog range={range} onChoose={setRange} onClose={() => setIsChoosing(false)} />
      )}
    </>
  );
}

interface DateDialogProps {
  range: DateRange;
  onChoose: (range: DateRange) => void;
  onClose: () => void;
}

function DateDialog({ range, onChoose, onClose }: DateDialogProps) {
  const [error, setError] = useState<string>();
  function submit(fields: FormData) {
    const [from, to] = [String(fields.get("from")), String(fields.get("to"))];
    if (from && to && from > to) return setError("Choose a date after the first one.");
    onClose();
    onChoose({ from: from || undefined, to: to || undefined });
  }
  return (
    <Dialog
      title="Orders placed"
      size="small"
      withClose={false}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary">
            Show orders
          </button>
        </>
      }
    >
      <Field
        label="From"
        name="from"
        type="date"
        min="2000-01-01"
        max="2999-12-31"
        defaultValue={range.from}
      />
      <Field
        label="To"
        name="to"
        type="date"
        min="2000-01-01"
        max="2999-12-31"
        defaultValue={range.to}
        error={error}
        hint="Leave a date blank for no limit."
      />
    </Dialog>
  );
}
