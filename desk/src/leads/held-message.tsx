import type { HeldLeadsAnswer } from "@agency/contract/desk";
import { post } from "../api/client.ts";
import { useCall } from "../api/use-call.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/notice.tsx";
import { moment } from "../ui/time.ts";
import { showToast } from "../ui/toasts.ts";

export function HeldMessage({ message }: { message: HeldLeadsAnswer["rows"][number] }) {
  const { id, name, email, message: text, reasons, receivedAt } = message;
  const { run, busy, problem } = useCall();
  async function release() {
    if (await run(() => post(`/held-leads/${id}/release`)))
      showToast("Now a lead, and answered with “We have your message”");
  }
  return (
    <li className="items-start!">
      <div>
        <p className="t">
          {name} <span className="quiet fine font-normal">{email}</span>
        </p>
        <p className="my-0.5 line-clamp-6 whitespace-pre-line text-(--desk-strong) wrap-anywhere">
          {text}
        </p>
        <p className="s">
          {reasons.join(" ")} {moment(new Date(receivedAt))}
        </p>
        <Problem text={problem} />
      </div>
      <Button className="btn-s" busy={busy} onClick={release} aria-label={`A person: ${name}`}>
        A person
      </Button>
    </li>
  );
}
