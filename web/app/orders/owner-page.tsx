import { type ReactNode, useState } from "react";
import { useParams } from "react-router";
import { unreachableMessage } from "#app/sections/error-message.ts";
import { useSubmit } from "#app/sections/use-submit.tsx";
import { Button } from "#app/ui/button.tsx";
import { type PageState, PrivatePage, TryAgain } from "./private-page.tsx";
import { type Lookup, useLookup } from "./use-lookup.ts";

/** A page that an owner opens from an email to make one decision about a record. */
interface OwnerPageProps<T> {
  title: string;
  loadingText: string;
  expiredText: string;
  expiredAdvice?: string;
  invalidText: string;
  fetchRecord: (token: string) => Promise<T>;
  /** `isDone` is true after the owner clicked the button on this page. */
  describeRecord: (record: T, isDone: boolean) => Omit<PageState, "title">;
  /** The details that the owner needs for the decision. */
  renderDetails: (record: T) => ReactNode;
  /** Returns undefined when there is nothing to decide. */
  getDecision: (record: T) => Decision | undefined;
  /** Sent by the button; resolves to the changed record. */
  sendDecision: (token: string) => Promise<T>;
}

interface Decision {
  question: string;
  explanation: ReactNode;
  buttonLabel: { idle: string; busy: string };
  note: string;
}

export function OwnerPage<T>(props: OwnerPageProps<T>) {
  const { token = "" } = useParams();
  // A new key for each token, so that nothing of the previous record stays visible.
  return <RecordByToken key={token} token={token} {...props} />;
}

function RecordByToken<T>({ token, ...page }: OwnerPageProps<T> & { token: string }) {
  const { lookup, refresh, show } = useLookup(token, page.fetchRecord);
  const [isDone, setIsDone] = useState(false);
  const decide = async () => {
    const record = await page.sendDecision(token);
    setIsDone(true);
    show(record);
  };
  return (
    <PrivatePage {...getPageState(page, lookup, isDone)}>
      {lookup.status === "loading" && <Placeholder />}
      {lookup.status === "failed" && <TryAgain refresh={refresh} />}
      {page.expiredAdvice && isExpired(lookup) && (
        <p className="mt-4 max-w-[34em]">{page.expiredAdvice}</p>
      )}
      {lookup.status === "loaded" && (
        <Card decision={page.getDecision(lookup.value)} decide={decide}>
          {page.renderDetails(lookup.value)}
        </Card>
      )}
    </PrivatePage>
  );
}

const isExpired = (lookup: Lookup<unknown>) =>
  lookup.status === "rejected" && lookup.error.status === 410;

function getPageState<T>(
  { title, ...page }: OwnerPageProps<T>,
  lookup: Lookup<T>,
  isDone: boolean,
): PageState {
  switch (lookup.status) {
    case "loading":
      return { title, tone: "pending", state: page.loadingText };
    case "failed":
      return { title, tone: "bad", state: unreachableMessage.text };
    case "loaded":
      return { title, ...page.describeRecord(lookup.value, isDone) };
    case "rejected":
      return isExpired(lookup)
        ? { title: "This link has expired", tone: "ended", state: page.expiredText }
        : { title: "This link is not valid", tone: "bad", state: page.invalidText };
  }
}

/** Reserves the space while the record is loading. */
const Placeholder = () => <div aria-hidden className="mt-10 h-80 rounded-price bg-mist" />;

interface CardProps {
  decision?: Decision;
  decide: () => Promise<void>;
  children: ReactNode;
}

function Card({ decision, decide, children }: CardProps) {
  return (
    <div
      className={`mt-10 grid rounded-price bg-mist p-7 sm:p-9 lg:p-12 ${decision ? "lg:grid-cols-[7fr_5fr]" : "lg:max-w-[44rem]"}`}
    >
      {children}
      {decision && (
        <div className="border-line max-lg:mt-8 max-lg:border-t max-lg:pt-8 lg:ml-12 lg:border-l lg:pl-12">
          <DecisionForm {...decision} decide={decide} />
        </div>
      )}
    </div>
  );
}

function DecisionForm({
  question,
  explanation,
  buttonLabel,
  note,
  decide,
}: Decision & Pick<CardProps, "decide">) {
  const { isSending, send, alert } = useSubmit();
  return (
    <section aria-labelledby="decision-title" className="grid gap-4">
      <h2 id="decision-title" className="text-h3">
        {question}
      </h2>
      {explanation}
      {alert}
      <Button
        onClick={() => send(decide)}
        isBusy={isSending}
        className="mt-2 sm:justify-self-start"
      >
        {isSending ? buttonLabel.busy : buttonLabel.idle}
      </Button>
      <p className="max-w-[34.6em] text-small">{note}</p>
    </section>
  );
}
