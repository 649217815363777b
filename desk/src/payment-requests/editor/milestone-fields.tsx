import { useId } from "react";
import { isoDay } from "../../format/time.ts";
import { FieldError } from "../../ui/field.tsx";
import { keyed } from "../../ui/keyed.ts";
import type { FieldsProps } from "./fields.ts";
import { milestoneField } from "./validation.ts";

const fields = ["title", "on"] as const;

/** Days that the client can count on, on the timeline of the proposal. */
export function MilestoneFields({ form, problems, step }: FieldsProps) {
  const about = useId();
  if (form.terms === "net15") return null;
  return (
    <section className="panel panel-pad">
      <h2 className="mb-1">Milestones</h2>
      <p className="fine quiet mb-3">
        Optional. Shown to the client between the deposit and the delivery.
      </p>
      <div className="grid gap-3">
        {keyed(form.milestones).map(({ key: index, of: milestone }) => {
          const bind = (field: (typeof fields)[number]) => {
            const isWrong = problems[milestoneField(index, field)] !== undefined;
            return {
              className: "input",
              autoComplete: "off",
              value: milestone[field],
              "aria-invalid": isWrong || undefined,
              "aria-describedby": isWrong ? `${about}-${index}-${field}` : undefined,
              onChange: ({ target }: { target: { value: string } }) =>
                step({ do: "type-milestone", index, field, value: target.value }),
            };
          };
          return (
            <fieldset key={index} className="milestone-row">
              <legend className="sr-only">Milestone {index + 1}</legend>
              <input
                {...bind("title")}
                aria-label="What is ready"
                maxLength={60}
                placeholder={examples[index]}
              />
              <input {...bind("on")} aria-label="By" type="date" min={isoDay(new Date())} />
              {fields.map((field) => {
                const text = problems[milestoneField(index, field)];
                return (
                  text && <FieldError key={field} id={`${about}-${index}-${field}`} text={text} />
                );
              })}
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}

const examples = ["First design", "Pages to try", "Training"];
