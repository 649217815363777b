import { type WebhookEventType, webhookEvents } from "@agency/contract/limits/webhook-events";
import { useId, useState } from "react";
import { FieldError, replaceBubble } from "../ui/field.tsx";

interface EventFieldsProps {
  types: readonly WebhookEventType[];
  defaultSelected: readonly string[];
}

/** A checkbox per event, with its type as the name. At least one is required. */
export function EventFields({ types, defaultSelected }: EventFieldsProps) {
  const [selected, setSelected] = useState(defaultSelected);
  const [isInvalid, setIsInvalid] = useState(false);
  const errorId = useId();
  const toggle = (type: string, isChecked: boolean) => {
    const others = selected.filter((other) => other !== type);
    setSelected(isChecked ? [...others, type] : others);
    setIsInvalid(false);
  };
  return (
    <fieldset
      className="field"
      aria-describedby={isInvalid ? errorId : undefined}
      onInvalidCapture={(event) => {
        replaceBubble(event);
        setIsInvalid(true);
      }}
    >
      <legend>Events</legend>
      {isInvalid && <FieldError id={errorId} text="Select at least one event." />}
      <div>
        {types.map((type, index) => (
          <label key={type} className="check">
            <input
              type="checkbox"
              name={type}
              checked={selected.includes(type)}
              required={index === 0 && selected.length === 0}
              onChange={({ target }) => toggle(type, target.checked)}
            />
            <span>
              {webhookEvents[type]}
              <small>{type}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
