import { formatExactUsd } from "@agency/contract/format/money";
import { textLimits } from "@agency/contract/limits/text-limits";
import { ArrowDown, ArrowUp, Ellipsis, X as XIcon } from "lucide";
import { type Dispatch, useId } from "react";
import { FieldError } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import type { EditorAction } from "./editor-reducer.ts";
import { type FormLine, formLineTotalCents } from "./form.ts";
import { type FieldErrors, lineFieldName } from "./validation.ts";

interface LineItemRowProps {
  line: FormLine;
  /** Starts at 1. */
  position: number;
  isLast: boolean;
  errors: FieldErrors;
  dispatch: Dispatch<EditorAction>;
}

const fields = ["name", "quantity", "price"] as const;

/** One line item. A negative price is a discount. */
export function LineItemRow({ line, position, isLast, errors, dispatch }: LineItemRowProps) {
  const { id } = line;
  const errorId = useId();
  const bindLineField = (field: (typeof fields)[number]) => {
    const isInvalid = errors[lineFieldName(id, field)] !== undefined;
    return {
      className: "input",
      autoComplete: "off",
      value: line[field],
      "aria-invalid": isInvalid || undefined,
      "aria-describedby": isInvalid ? `${errorId}-${field}` : undefined,
      onChange: (event: { target: { value: string } }) =>
        dispatch({ type: "change-line", id, field, value: event.target.value }),
    };
  };
  const move = (by: 1 | -1) => dispatch({ type: "move-line", id, by });
  return (
    <fieldset className="line-row">
      <legend className="sr-only">Line {position}</legend>
      <input
        {...bindLineField("name")}
        data-line-name
        aria-label="Item"
        maxLength={textLimits.lineName}
        placeholder="Item"
      />
      {/* On phones. Larger screens have a header. */}
      <span className="line-label" aria-hidden="true">
        Quantity
      </span>
      <span className="line-label" aria-hidden="true">
        Unit price
      </span>
      <input
        {...bindLineField("quantity")}
        aria-label="Quantity"
        inputMode="decimal"
        maxLength={12}
      />
      <div className="with-unit">
        <span aria-hidden="true">$</span>
        <input
          {...bindLineField("price")}
          aria-label="Unit price"
          inputMode="text"
          maxLength={16}
        />
      </div>
      <output className="line-amount text-strong tabular">
        {formatExactUsd(formLineTotalCents(line))}
      </output>
      <div className="line-actions">
        <Menu
          label={`Move line ${position}`}
          className="btn-ghost btn-icon btn-sm"
          button={<Icon icon={Ellipsis} size={18} />}
        >
          {position > 1 && (
            <MenuItem icon={ArrowUp} onClick={() => move(-1)}>
              Move up
            </MenuItem>
          )}
          {!isLast && (
            <MenuItem icon={ArrowDown} onClick={() => move(1)}>
              Move down
            </MenuItem>
          )}
          {position === 1 && isLast && <p className="menu-label">This is the only line</p>}
        </Menu>
        <button
          type="button"
          className="btn btn-ghost btn-icon btn-sm"
          aria-label={`Remove line ${position}`}
          onClick={() => dispatch({ type: "remove-line", id })}
        >
          <Icon icon={XIcon} size={18} />
        </button>
      </div>
      <div className="line-errors">
        {fields.map((field) => {
          const text = errors[lineFieldName(id, field)];
          return text && <FieldError key={field} id={`${errorId}-${field}`} text={text} />;
        })}
      </div>
    </fieldset>
  );
}
