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
import { getClientFirstName } from "./form.ts";
import { LineItemFields } from "./line-item-fields.tsx";
import { MilestoneFields } from "./milestone-fields.tsx";
import { PaymentTermsFields } from "./payment-terms-fields.tsx";
import { Preview } from "./preview.tsx";
import { ProposalFields } from "./proposal-fields.tsx";
import { SendDialog, type SendDialogProps } from "./send-dialog.tsx";
import { type EditorFormOptions, useEditorForm } from "./use-editor-form.ts";
import { useSaveAndSend } from "./use-save-and-send.ts";

interface EditorProps extends EditorFormOptions {
  loaded: Loaded<unknown>;
  leadId?: number | undefined;
  /** Of the payment request that this one copies. */
  originalNumber?: string | undefined;
}

/** The form, and a preview of the payment page beside it. */
export function Editor({
  loaded,
  initialStorageId,
  paymentRequest,
  leadId,
  originalNumber,
  initialForm,
}: EditorProps) {
  const editorForm = useEditorForm({ initialStorageId, paymentRequest, initialForm });
  const [view, setView] = useState<View>("edit");
  const { isPending, error, save, validateBeforeSending, send, openResultOrConflict } =
    useSaveAndSend({
      editorForm,
      paymentRequest,
      leadId,
      onInvalid: () => setView("edit"),
    });
  const { state, dispatch, isDirty } = editorForm;
  const { form, errors } = state;
  // The props when the dialog opened, so that polling does not change what is sent.
  const [sendDialog, setSendDialog] =
    useState<Pick<SendDialogProps, "form" | "version" | "send">>();
  const isDraft = !paymentRequest || paymentRequest.state === "draft";
  const nextVersion = (paymentRequest?.version ?? 0) + 1;
  const fieldsProps = { form, errors, dispatch };
  const openSendDialog = () => {
    if (validateBeforeSending()) setSendDialog({ form, version: nextVersion, send });
  };
  const submit = isDraft ? save : openSendDialog;
  const sendButton = (
    <Button className="btn-primary" onClick={openSendDialog}>
      <Icon icon={SendIcon} />
      {isDraft ? `Send to ${getClientFirstName(form.name)}` : `Send version ${nextVersion}`}
    </Button>
  );
  const buttons = (
    <>
      {isDraft && (
        <Button busy={isPending} onClick={save}>
          Save draft
        </Button>
      )}
      {sendButton}
    </>
  );
  return (
    <Screen
      title={paymentRequest ? `Edit ${paymentRequest.number}` : "New payment request"}
      back={getBackLink(paymentRequest?.number ?? originalNumber, leadId)}
      actions={buttons}
      wide
    >
      <PageHeader
        title={form.title.trim() || (paymentRequest ? "Untitled" : "New payment request")}
        badge={<StatusBadge status={requestStates[paymentRequest?.state ?? "draft"]} isLarge />}
        subtitle={<SaveStatus paymentRequest={paymentRequest} isDirty={isDirty} />}
      >
        <div className="btn-group desktop-only">{buttons}</div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <EditorNotices
          editorForm={editorForm}
          paymentRequest={paymentRequest}
          isSaving={isPending}
        />
        {!editorForm.hasConflict && <ErrorNotice text={error} />}
        <div className="editor" data-view={view}>
          <ViewSwitch view={view} onChange={setView} />
          <form
            className="stack"
            aria-label="Payment request"
            noValidate
            onKeyDown={(event) => submitOnCtrlS(event, submit)}
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <ClientFields {...fieldsProps} />
            <ProposalFields {...fieldsProps} />
            <LineItemFields {...fieldsProps} />
            <PaymentTermsFields {...fieldsProps} />
            <MilestoneFields {...fieldsProps} />
            {/* On phones, the action bar has this button. */}
            <div className="btn-group desktop-only justify-end">{sendButton}</div>
            {/* Makes Enter submit the form from any field. */}
            <button type="submit" hidden />
          </form>
          <Preview form={form} number={paymentRequest?.number} />
        </div>
      </div>
      {sendDialog && (
        <SendDialog
          {...sendDialog}
          onResponse={openResultOrConflict}
          onClose={() => setSendDialog(undefined)}
        />
      )}
    </Screen>
  );
}

function getBackLink(number: string | undefined, leadId: number | undefined) {
  if (number) return { to: `/payment-requests/${number}`, name: number };
  if (leadId) return { to: `/leads/${leadId}`, name: "Lead" };
  return { to: "/payment-requests", name: "Payment requests" };
}

interface SaveStatusProps {
  paymentRequest: PaymentRequestDetail | undefined;
  isDirty: boolean;
}

function SaveStatus({ paymentRequest, isDirty }: SaveStatusProps) {
  return (
    <>
      {paymentRequest && (
        <>
          <span className="code">{paymentRequest.number}</span> ·{" "}
        </>
      )}
      {isDirty ? "Unsaved changes, stored in this tab" : paymentRequest ? "Saved" : "Not saved yet"}
    </>
  );
}

function submitOnCtrlS(event: KeyboardEvent, submit: () => void) {
  if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "s") return;
  event.preventDefault();
  submit();
}

type View = "edit" | "preview";
const viewNames: Record<View, string> = { edit: "Edit", preview: "Preview" };

/** Switches between form and preview where there is room for only one of them. */
function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset className="choice views" aria-label="View">
      {Object.entries(viewNames).map(([key, name]) => (
        <label key={key}>
          <input
            type="radio"
            name="view"
            checked={view === key}
            onChange={() => onChange(key as View)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
