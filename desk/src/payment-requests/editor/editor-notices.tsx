import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { CircleAlert as CircleAlertIcon } from "lucide";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { getClientFirstName } from "./form.ts";
import type { EditorForm } from "./use-editor-form.ts";

interface EditorNoticesProps {
  editorForm: EditorForm;
  paymentRequest: PaymentRequestDetail | undefined;
  isSaving: boolean;
}

/** Notices above the form: already sent, edit conflict, newer changes, restored changes. */
export function EditorNotices({ editorForm, paymentRequest, isSaving }: EditorNoticesProps) {
  const { state, dispatch, hasConflict, isRestored, isDirty, discardChanges } = editorForm;
  return (
    <>
      {paymentRequest && paymentRequest.state !== "draft" && (
        <NewVersionNotice paymentRequest={paymentRequest} />
      )}
      {hasConflict && !isSaving && <ConflictNotice editorForm={editorForm} />}
      {state.hiddenForm && !hasConflict && (
        <Notice
          tone="info"
          title={
            state.shownSource === "server"
              ? "You’re viewing the newer changes."
              : "You’re viewing your changes."
          }
          action={
            <button
              type="button"
              className="btn btn-sm"
              onClick={() => dispatch({ type: "swap-forms" })}
            >
              {state.shownSource === "server" ? "Show my changes" : "Show newer changes"}
            </button>
          }
        >
          Saving or sending discards the changes you’re not viewing.
        </Notice>
      )}
      {isRestored && isDirty && !hasConflict && !state.hiddenForm && (
        <Notice
          tone="info"
          title="We restored your unsaved changes."
          action={
            <button type="button" className="btn btn-sm" onClick={discardChanges}>
              Discard changes
            </button>
          }
        />
      )}
    </>
  );
}

function ConflictNotice({ editorForm }: { editorForm: EditorForm }) {
  const { dispatch, serverSnapshot } = editorForm;
  return (
    <div className="notice notice-warning" role="alert">
      <Icon icon={CircleAlertIcon} />
      <p>This request changed while you were editing.</p>
      <p>
        Your changes stay in this tab if you show the newer ones. If you keep yours, saving
        overwrites the newer ones.
      </p>
      <p className="btn-group mt-2">
        <button
          type="button"
          className="btn btn-sm"
          onClick={() => dispatch({ type: "load-server-form", snapshot: serverSnapshot })}
        >
          Show newer changes
        </button>
        <button
          type="button"
          className="btn btn-sm"
          onClick={() => dispatch({ type: "keep-local-form", snapshot: serverSnapshot })}
        >
          Keep my changes
        </button>
      </p>
    </div>
  );
}

function NewVersionNotice({ paymentRequest }: { paymentRequest: PaymentRequestDetail }) {
  const { version, content, acceptedAt } = paymentRequest;
  return (
    <Notice
      tone="info"
      title={`${getClientFirstName(content.client.name)} already has version ${version}.`}
    >
      Sending creates version {version + 1}, which replaces it. The link stays the same.
      {acceptedAt && " The client must accept again."}
    </Notice>
  );
}
