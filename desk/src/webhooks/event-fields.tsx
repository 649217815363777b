import { type WebhookEventType, webhookEvents } from "@agency/contract/limits/webhook-events";
import { useId } from "react";
import { FieldError } from "../ui/field.tsx";

interface EventFieldsProps {
  types: readonly WebhookEventType[];
  selected: readonly string[];
  isMissing: boolean;
  onChange: () => void;
}

/** A checkbox per event, with its type as the name. */
export function EventFields({ types, selected, isMissing, onChange }: EventFieldsProps) {
  const errorId = useId();
  return (
    <fieldset className="field" aria-describedby={isMissing ? errorId : undefined}>
      <legend>Events</legend>
      <div>
        {types.map((type) => (
          <label key={type} className="check">
            <input
              type="checkbox"
              name={type}
              defaultChecked={selected.includes(type)}
              onChange={onChange}
            />
            <span>
              {webhookEvents[type]}
              <small>{type}</small>
            </span>
          </label>
        ))}
      </div>
      {isMissing && <FieldError id={errorId} text="Select at least one event." />}
    </fieldset>
  );
}
