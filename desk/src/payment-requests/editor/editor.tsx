import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { Send as SendIcon } from "lucide";
import { type KeyboardEvent, useState } from "react";
import type { Loaded } from "../../api/load.ts";
import { PageHeader } from "../../layout/page-header.tsx";
import { Screen } from "../../layout/screen.tsx";
import { UnreachableNotice } from "../../layout/stale-content.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorNotice } from "../../ui/notice.tsx";
import { requestStates, StatusBadge } from "../../ui/status-badge.tsx";
import { ClientFields } from "./client-fields.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { firstName } from "./form.ts";
import { Lines } from "./lines.tsx";
import { MilestoneFields } from "./milestone-fields.tsx";
import { PaymentTermsFields } from "./payment-terms-fields.tsx";
import { Preview } from "./preview.tsx";
import { ProposalFields } from "./proposal-fields.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { type DraftOptions, useDraft } from "./use-draft.ts";
import { useSaveDraft } from "./use-save-draft.ts";

interface EditorProps extends DraftOptions {
  loaded: Loaded<unknown>;
  lead?: number | undefined;
}

/** A request as it is written: the fields, and beside them what the client will read. */
export function Editor({ loaded, what, request, lead, start }: EditorProps) {
  const tools = useDraft({ what, request, start });
  const saving = useSaveDraft({ tools, what, request, lead });
  const { writing, step, dirty } = tools;
  const { form, problems } = writing;
  const [sending, setSending] = useState(false);
  const [view, setView] = useState<"write" | "read">("write");
  const isDraft = !request || request.state === "draft";
  const fields = { form, problems, step };
  const askToSend = () => {
    setView("write");
    if (saving.isWhole()) setSending(true);
  };
  const submit = isDraft ? saving.save : askToSend;
  const sendButton = (
    <Button className="btn-main" onClick={askToSend}>
      <Icon icon={SendIcon} />
      {isDraft ? `Send to ${firstName(form.name)}` : `Send version ${request.version + 1}`}
    </Button>
  );
  const buttons = (
    <>
      {isDraft && (
        <Button busy={saving.busy} onClick={saving.save}>
          Save draft
        </Button>
      )}
      {sendButton}
    </>
  );
  const back = request
    ? { to: `/requests/${request.number}`, name: request.number }
    : { to: lead ? `/leads/${lead}` : "/requests", name: lead ? "Lead" : "Requests" };
  return (
    <Screen title={nameOf(request)} back={back} actions={buttons} wide>
      <PageHeader
        title={form.title.trim() || "New request"}
        beside={<StatusBadge of={requestStates[request?.state ?? "draft"]} big />}
        sub={<Standing request={request} dirty={dirty} />}
      >
        <div className="btns only-wide">{buttons}</div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <EditorNotices tools={tools} request={request} busy={saving.busy} />
        {!tools.newer && <ErrorNotice text={saving.problem} />}
        <Views view={view} onView={setView} />
        <div className="editor" data-view={view}>
          <form
            className="stack"
            aria-label="Request"
            noValidate
            onKeyDown={(event) => saveByKey(event, submit)}
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <ClientFields {...fields} />
            <ProposalFields {...fields} />
            <Lines {...fields} />
            <PaymentTermsFields {...fields} />
            <MilestoneFields {...fields} />
            {/* On phones the bar at the bottom has it. */}
            <div className="btns only-wide justify-end">{sendButton}</div>
            {/* Enter in any field does what the quiet button says. */}
            <button type="submit" hidden />
          </form>
          <Preview form={form} number={request?.number} />
        </div>
      </div>
      {sending && (
        <SendDialog
          form={form}
          request={request}
          send={saving.send}
          onClose={() => setSending(false)}
        />
      )}
    </Screen>
  );
}

const nameOf = (request: PaymentRequestDetail | undefined) =>
  request ? `Write ${request.number}` : "New request";

function Standing({
  request,
  dirty,
}: {
  request: PaymentRequestDetail | undefined;
  dirty: boolean;
}) {
  return (
    <>
      {request && (
        <>
          <span className="code">{request.number}</span> ·{" "}
        </>
      )}
      {dirty ? "not saved yet, but kept in this tab" : request ? "saved" : "nothing written yet"}
    </>
  );
}

/** What everybody's hands do while they write. */
function saveByKey(event: KeyboardEvent, save: () => void) {
  if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "s") return;
  event.preventDefault();
  save();
}

const views = { write: "Write", read: "As the client sees it" };

/** On a phone there is room for one of them. */
function Views({ view, onView }: { view: string; onView: (view: "write" | "read") => void }) {
  return (
    <fieldset className="choice views only-phone" aria-label="Show">
      {Object.entries(views).map(([key, name]) => (
        <label key={key}>
          <input
            type="radio"
            name="view"
            checked={view === key}
            onChange={() => onView(key as "write" | "read")}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
