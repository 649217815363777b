import { textLimits } from "@agency/contract/limits/text-limits";
import { useId } from "react";
import { isoDay } from "../../format/time.ts";
import { FieldError } from "../../ui/field.tsx";
import { withKeys } from "../../ui/keyed.ts";
import type { FieldsProps } from "./fields.ts";
import { milestoneFieldName } from "./validation.ts";

const fields = ["title", "on"] as const;
const placeholders = ["First design", "Test site", "Training"];

/** Dates on the timeline of the payment page. */
export function MilestoneFields({ form, errors, dispatch }: FieldsProps) {
  const errorId = useId();
  if (form.terms === "net15") return null;
  return (
    <section className="panel panel-pad">
      <h2 className="mb-1">Milestones</h2>
      <p className="caption text-muted mb-3">Optional. Shown on the payment page’s timeline.</p>
      <div className="grid gap-3">
        {withKeys(form.milestones).map(({ key: index, value: milestone }) => {
          const bindMilestoneField = (field: (typeof fields)[number]) => {
            const isInvalid = errors[milestoneFieldName(index, field)] !== undefined;
            return {
              className: "input",
              autoComplete: "off",
              value: milestone[field],
              "aria-invalid": isInvalid || undefined,
              "aria-describedby": isInvalid ? `${errorId}-${index}-${field}` : undefined,
              onChange: (event: { target: { value: string } }) =>
                dispatch({ type: "change-milestone", index, field, value: event.target.value }),
            };
          };
          return (
            <fieldset key={index} className="milestone-row">
              <legend className="sr-only">Milestone {index + 1}</legend>
              <input
                {...bindMilestoneField("title")}
                aria-label="Milestone name"
                maxLength={textLimits.milestoneTitle}
                placeholder={placeholders[index]}
              />
              <input
                {...bindMilestoneField("on")}
                aria-label="Date"
                type="date"
                min={isoDay(new Date())}
              />
              {fields.map((field) => {
                const text = errors[milestoneFieldName(index, field)];
                return (
                  text && <FieldError key={field} id={`${errorId}-${index}-${field}`} text={text} />
                );
              })}
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}
