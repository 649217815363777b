import { MAX_LINES } from "@agency/contract/offers/payment-request-totals";
import { Plus as PlusIcon } from "lucide";
import { useEffect, useRef } from "react";
import { FieldError } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { FieldsProps } from "./fields.ts";
import { LineItemRow } from "./line-item-row.tsx";
import { Totals } from "./totals.tsx";

export function LineItemFields({ form, errors, dispatch }: FieldsProps) {
  const { lines } = form;
  const list = useRef<HTMLDivElement>(null);
  const shouldFocusLastLine = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a new line was rendered
  useEffect(() => {
    if (!shouldFocusLastLine.current) return;
    shouldFocusLastLine.current = false;
    const nameInputs = list.current?.querySelectorAll<HTMLElement>("[data-line-name]");
    nameInputs?.item(nameInputs.length - 1)?.focus();
  }, [lines.length]);
  function addLine() {
    shouldFocusLastLine.current = true;
    dispatch({ type: "add-line" });
  }
  return (
    <section className="panel panel-pad">
      <h2 className="mb-2">Line items</h2>
      {lines.length > 0 && (
        <div className="line-header" aria-hidden="true">
          <span>Item</span>
          <span>Quantity</span>
          <span>Unit price</span>
          <span className="text-right">Amount</span>
        </div>
      )}
      <div ref={list} className="line-list">
        {lines.map((line, index) => (
          <LineItemRow
            key={line.id}
            line={line}
            position={index + 1}
            isLast={index === lines.length - 1}
            errors={errors}
            dispatch={dispatch}
          />
        ))}
      </div>
      {lines.length < MAX_LINES && (
        <button
          type="button"
          className="btn btn-sm btn-ghost -ml-2"
          onClick={addLine}
          aria-invalid={errors.lines ? true : undefined}
          aria-describedby={errors.lines ? "lines-error" : undefined}
        >
          <Icon icon={PlusIcon} size={18} />
          Add line item
        </button>
      )}
      {errors.lines && <FieldError id="lines-error" text={errors.lines} />}
      <hr />
      <Totals form={form} />
    </section>
  );
}
