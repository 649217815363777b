import type { DeskWebhook, WebhookBody } from "@agency/contract/api/webhooks";
import { textLimits } from "@agency/contract/limits/text-limits";
import { type WebhookEventType, webhookEvents } from "@agency/contract/limits/webhook-events";
import { KeyRound as KeyRoundIcon } from "lucide";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { EventFields } from "./event-fields.tsx";

interface WebhookFormProps<T> {
  title: string;
  submitLabel: string;
  /** Absent for a new one. */
  webhook?: DeskWebhook;
  send: (body: WebhookBody) => Promise<T>;
  onSuccess: (response: T) => void;
  onClose: () => void;
}

const eventTypes = Object.keys(webhookEvents) as WebhookEventType[];

export function WebhookForm<T>(props: WebhookFormProps<T>) {
  const { title, submitLabel, webhook, send, onSuccess, onClose } = props;
  return (
    <FormDialog
      title={title}
      size="normal"
      submitIcon={KeyRoundIcon}
      submitLabel={submitLabel}
      onSubmit={(getValue) => {
        const events = eventTypes.filter((event) => getValue(event) === "on");
        const isEnabled = !webhook || getValue("isEnabled") === "on";
        return send({ name: getValue("name"), url: getValue("url"), events, isEnabled });
      }}
      onSuccess={onSuccess}
      onClose={onClose}
    >
      <Field
        label="Name"
        name="name"
        required
        maxLength={textLimits.webhookName}
        autoComplete="off"
        defaultValue={webhook?.name}
        hint="For example, the system that receives the events."
        data-autofocus
      />
      <Field
        label="Address"
        name="url"
        type="url"
        required
        maxLength={textLimits.webhookUrl}
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        defaultValue={webhook?.url}
        hint="It receives personal data, such as names and email addresses."
      />
      <EventFields types={eventTypes} defaultSelected={webhook?.events ?? []} />
      {webhook && (
        <label className="check border-t border-(--desk-line)">
          <input type="checkbox" name="isEnabled" defaultChecked={webhook.isEnabled} />
          <span>
            Enabled
            <small>
              While disabled, it gets no new events. Pending deliveries wait until you enable it.
            </small>
          </span>
        </label>
      )}
    </FormDialog>
  );
}
