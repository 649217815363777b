import { ArrowDown, ArrowUp, Ellipsis, X as XIcon } from "lucide";
import { type Dispatch, useId } from "react";
import { exactUsd } from "../../format/text.ts";
import { FieldError } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import type { DraftAction } from "./draft-reducer.ts";
import { type FormLine, lineSum } from "./form.ts";
import { type FieldErrors, lineField } from "./validation.ts";

interface LineFieldsProps {
  line: FormLine;
  /** Counted from one. */
  place: number;
  last: boolean;
  problems: FieldErrors;
  step: Dispatch<DraftAction>;
}

const fields = ["name", "quantity", "price"] as const;

/** One line: what, how many, at what price. Less than nothing is a discount. */
export function LineFields({ line, place, last, problems, step }: LineFieldsProps) {
  const { id } = line;
  const about = useId();
  const bind = (field: (typeof fields)[number]) => {
    const wrong = problems[lineField(id, field)] !== undefined;
    return {
      className: "input",
      autoComplete: "off",
      value: line[field],
      "aria-invalid": wrong || undefined,
      "aria-describedby": wrong ? `${about}-${field}` : undefined,
      onChange: (event: { target: { value: string } }) =>
        step({ do: "type-line", id, field, value: event.target.value }),
    };
  };
  const move = (by: 1 | -1) => () => step({ do: "move-line", id, by });
  return (
    <fieldset className="line-row">
      <legend className="sr-only">Line {place}</legend>
      <input
        {...bind("name")}
        data-line-name
        aria-label="What"
        maxLength={200}
        placeholder="What"
      />
      <input {...bind("quantity")} aria-label="How many" inputMode="decimal" maxLength={12} />
      <div className="with-unit">
        <span aria-hidden="true">$</span>
        <input {...bind("price")} aria-label="Price of one" inputMode="text" maxLength={16} />
      </div>
      <output className="line-sum strong num">{exactUsd(lineSum(line))}</output>
      <div className="line-do">
        <Menu
          label={`Move line ${place}`}
          className="btn-plain btn-icon btn-s"
          button={<Icon icon={Ellipsis} size={18} />}
        >
          {place > 1 && (
            <MenuItem icon={ArrowUp} onClick={move(-1)}>
              Move up
            </MenuItem>
          )}
          {!last && (
            <MenuItem icon={ArrowDown} onClick={move(1)}>
              Move down
            </MenuItem>
          )}
          {place === 1 && last && <p className="menu-label">It is the only line</p>}
        </Menu>
        <button
          type="button"
          className="btn btn-plain btn-icon btn-s"
          aria-label={`Remove line ${place}`}
          onClick={() => step({ do: "remove-line", id })}
        >
          <Icon icon={XIcon} size={18} />
        </button>
      </div>
      <div className="line-problems">
        {fields.map((field) => {
          const text = problems[lineField(id, field)];
          return text && <FieldError key={field} id={`${about}-${field}`} text={text} />;
        })}
      </div>
    </fieldset>
  );
}
