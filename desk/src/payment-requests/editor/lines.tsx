import { Plus as PlusIcon } from "lucide";
import { useEffect, useRef } from "react";
import { FieldError } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { FieldsProps } from "./fields.ts";
import { LineFields } from "./line-fields.tsx";
import { Totals } from "./totals.tsx";

const atMost = 50;

export function Lines({ form, problems, step }: FieldsProps) {
  const { lines } = form;
  const list = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that was just added is typed into
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    const names = list.current?.querySelectorAll<HTMLElement>("[data-line-name]");
    names?.item(names.length - 1)?.focus();
  }, [lines.length]);
  function add() {
    added.current = true;
    step({ do: "add-line" });
  }
  return (
    <section className="panel panel-pad">
      <h2 className="mb-2">Lines</h2>
      {lines.length > 0 && (
        <div className="line-head only-wide" aria-hidden="true">
          <span>What</span>
          <span>How many</span>
          <span>Price of one</span>
          <span className="text-right">Sum</span>
        </div>
      )}
      <div ref={list} className="line-list">
        {lines.map((line, index) => (
          <LineFields
            key={line.id}
            line={line}
            place={index + 1}
            last={index === lines.length - 1}
            problems={problems}
            step={step}
          />
        ))}
      </div>
      {lines.length < atMost && (
        <button
          type="button"
          className="btn btn-s btn-plain -ml-2"
          onClick={add}
          aria-invalid={problems.lines ? true : undefined}
          aria-describedby={problems.lines ? "lines-problem" : undefined}
        >
          <Icon icon={PlusIcon} size={18} />
          Add a line
        </button>
      )}
      {problems.lines && <FieldError id="lines-problem" text={problems.lines} />}
      <hr />
      <Totals form={form} />
    </section>
  );
}
