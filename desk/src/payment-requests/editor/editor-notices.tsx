import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { CircleAlert as CircleAlertIcon } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { firstName } from "./form.ts";
import type { Draft } from "./use-draft.ts";

interface EditorNoticesProps {
  tools: Draft;
  request: PaymentRequestDetail | undefined;
  busy: boolean;
}

/** What the owner should know before going on: somebody was quicker, something is kept, the client has one already. */
export function EditorNotices({ tools, request, busy }: EditorNoticesProps) {
  const { writing, step, theirs, newer, restored, dirty } = tools;
  return (
    <>
      {request && request.state !== "draft" && <Correction request={request} />}
      {newer && !busy && (
        <div className="notice notice-warn" role="alert">
          <Icon icon={CircleAlertIcon} />
          <p>This request was changed while you were writing.</p>
          <p>
            Look at the newer one first: what you typed is kept. Or keep yours, and it takes the
            place of the newer one when you save.
          </p>
          <p className="btns mt-2">
            <button
              type="button"
              className="btn btn-s"
              onClick={() => step({ do: "take-theirs", ...theirs })}
            >
              Show the newer one
            </button>
            <button
              type="button"
              className="btn btn-s"
              onClick={() => step({ do: "keep-mine", ...theirs })}
            >
              Keep mine
            </button>
          </p>
        </div>
      )}
      {writing.aside && !newer && (
        <Notice
          tone="now"
          title={dirty ? "This is what you typed." : "This is the newer one."}
          action={
            <button type="button" className="btn btn-s" onClick={() => step({ do: "swap" })}>
              {dirty ? "Show the newer one" : "Show what I typed"}
            </button>
          }
        >
          The other one is kept here until you save or send.
        </Notice>
      )}
      {restored && dirty && !newer && !writing.aside && (
        <Notice
          tone="now"
          title="What you typed before is back."
          action={
            <button
              type="button"
              className="btn btn-s"
              onClick={() => step({ do: "start-over", ...theirs })}
            >
              Start over
            </button>
          }
        >
          It was not saved yet.
        </Notice>
      )}
    </>
  );
}

function Correction({ request }: { request: PaymentRequestDetail }) {
  const { version, content, acceptedAt } = request;
  const who = firstName(content.client.name);
  return (
    <Notice tone="now" title={`${who} has version ${version} already.`}>
      What you send now is version {version + 1} and takes its place; the link stays the same.
      {acceptedAt && " What was accepted has to be accepted again."}
    </Notice>
  );
}
