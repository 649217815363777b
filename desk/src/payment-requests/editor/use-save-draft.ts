import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { postFor, putFor } from "../../api/client.ts";
import { useMutation } from "../../api/use-mutation.ts";
import { isoDay } from "../../format/time.ts";
import { showToast } from "../../stores/toasts.ts";
import { clearDraft, saveDraft } from "./draft-storage.ts";
import { type Form, isEqual, toContent, toForm } from "./form.ts";
import type { Draft } from "./use-draft.ts";
import { type FieldErrors, validateDraft, validateForSending } from "./validation.ts";

interface Saving {
  tools: Draft;
  what: string;
  request: PaymentRequestDetail | undefined;
  lead: number | undefined;
}

/** A draft saved, a request sent; the fields stay as they are until the service has agreed. */
export function useSaveDraft({ tools, what, request, lead }: Saving) {
  const { writing, step, key, latest } = tools;
  const { run, busy, problem } = useMutation();
  const navigate = useNavigate();
  const findProblems = useProblems(tools);

  const create = (form: Form) =>
    postFor<PaymentRequestDetail>("/requests", { key, lead, content: toContent(form) });

  async function save() {
    const { form } = writing;
    if (findProblems(validateDraft(form))) return;
    const answer = await run(async () => {
      const content = toContent(form);
      const { revision } = writing.saved;
      const kept = request
        ? await putFor<PaymentRequestDetail>(`/requests/${request.number}`, { revision, content })
        : await create(form);
      step({ do: "be-saved", revision: kept.revision, form: asSaved(form, kept) });
      return kept;
    });
    if (!answer) return;
    showToast("Draft saved");
    if (request) return;
    // What was typed meanwhile goes along to the draft's own page.
    const saved = { revision: answer.revision, form: asSaved(form, answer) };
    saveDraft(answer.number, { key, form: latest.current.form, saved });
    clearDraft(what);
    navigate(`/requests/${answer.number}/edit`, { replace: true });
  }

  /** Whether everything that a client reads is there. */
  const isWhole = () => !findProblems(validateForSending(writing.form, isoDay(new Date())));

  async function send(): Promise<PaymentRequestDetail> {
    const { form, saved } = writing;
    const { number, revision } = request
      ? { number: request.number, revision: saved.revision }
      : await create(form);
    const sending = { revision, content: toContent(form) };
    const sent = await postFor<PaymentRequestDetail>(`/requests/${number}/sending`, sending);
    step({ do: "be-saved", revision: sent.revision, form });
    return sent;
  }

  return { busy, problem, save, isWhole, send };
}

/** A draft that was made by an earlier try has that try's words. */
const asSaved = (sent: Form, { content }: PaymentRequestDetail) =>
  isEqual(toForm(toContent(sent)), toForm(content)) ? sent : toForm(content);

/** Says what is wrong beside each field, and goes to the first of them. */
function useProblems({ step, writing }: Draft) {
  const seek = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are shown
  useEffect(() => {
    if (!seek.current) return;
    seek.current = false;
    document.querySelector<HTMLElement>("main [aria-invalid=true]")?.focus();
  }, [writing.problems]);
  return (problems: FieldErrors) => {
    seek.current = true;
    step({ do: "find-problems", problems });
    return Object.keys(problems).length > 0;
  };
}
