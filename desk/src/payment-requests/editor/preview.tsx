import { agency } from "@agency/contract/agency";
import { formatExactUsd, formatUsd } from "@agency/contract/format/money";
import { formatDecimal, lineTotalCents } from "@agency/contract/offers/payment-request-totals";
import { longDay, parseIsoDate } from "../../format/time.ts";
import { Brand } from "../../layout/brand.tsx";
import { Detail } from "../../ui/detail.tsx";
import { withKeys } from "../../ui/keyed.ts";
import { formatFirstDueDate } from "./due-date.ts";
import { type FormValues, formTotals, getClientFirstName, toContent } from "./form.ts";

interface PreviewProps {
  form: FormValues;
  number: string | undefined;
}

/** The payment page at phone width, without links or buttons. */
export function Preview({ form, number }: PreviewProps) {
  return (
    <aside className="editor-preview" aria-label="Preview">
      <p className="caption text-muted mb-3 @max-[38rem]/editor:hidden">
        What {getClientFirstName(form.name)} sees on a phone
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard scroll it */}
      <section className="phone-frame" tabIndex={0} aria-label="Payment page">
        <PreviewPage form={form} number={number} />
      </section>
    </aside>
  );
}

function PreviewPage({ form, number }: PreviewProps) {
  const { client, title, body, terms } = toContent(form);
  const { firstPaymentCents } = formTotals(form);
  const documentName = terms === "net15" ? "Payment request" : "Proposal";
  const paragraphs = (body || "Description").split(/\n\s*\n/);
  return (
    <div className="grid gap-3.5 px-5 pb-8 text-(length:--text-base)/[1.6] text-(--desk-text) wrap-anywhere">
      <div className="-mx-5 mb-1.5 flex flex-wrap items-center justify-between gap-x-3 border-b border-b-(--desk-line) px-5 py-3.5">
        <span className="brand px-0">
          <Brand />
        </span>
        <span className="caption">{agency.email}</span>
      </div>
      <p className="font-display text-[1.75rem]/[1.15] font-bold tracking-[-0.025em] text-balance text-(--desk-strong)">
        {title || "Title"}
      </p>
      <p>
        For {[client.name || "the client", client.company].filter(Boolean).join(", ")}.{" "}
        {documentName}
        {number && ` ${number}`}
        {terms === "net15" ? "." : ", valid for 30 days."}
      </p>
      <div className="flex items-center justify-between gap-4 rounded-control bg-(--desk-inset) px-4 py-3 text-(length:--text-small) font-semibold text-(--desk-strong)">
        <span className="first-letter:uppercase">{formatFirstDueDate(form)}</span>
        <b className="whitespace-nowrap font-display text-[1.25rem]/none font-bold">
          {formatUsd(firstPaymentCents)}
        </b>
      </div>
      {withKeys(paragraphs).map(({ key, value }) => (
        <p key={key} className="whitespace-pre-line">
          {value}
        </p>
      ))}
      <Price form={form} />
      <Milestones form={form} />
    </div>
  );
}

const Subtitle = ({ children }: { children: string }) => (
  <p className="mt-2 font-display text-[1.25rem]/[1.2] font-bold tracking-[-0.02em] text-(--desk-strong)">
    {children}
  </p>
);

function Milestones({ form }: { form: FormValues }) {
  const { milestones } = toContent(form);
  if (milestones.length === 0) return null;
  return (
    <>
      <Subtitle>Milestones</Subtitle>
      <dl className="preview-lines">
        {withKeys(milestones).map(({ key, value: { title, on } }) => (
          <Detail key={key} term={title || "Milestone"}>
            {on ? longDay(parseIsoDate(on)) : ""}
          </Detail>
        ))}
      </dl>
    </>
  );
}

function Price({ form }: { form: FormValues }) {
  const { lines, taxBasisPoints, depositPercent } = toContent(form);
  const { taxCents, totalCents, firstPaymentCents, balanceCents } = formTotals(form);
  return (
    <>
      <Subtitle>Price</Subtitle>
      <dl className="preview-lines">
        {withKeys(lines).map(({ key, value: line }) => (
          <div key={key}>
            <dt>
              {line.name || "Item"}
              {line.quantityHundredths !== 100 && (
                <small>
                  {formatDecimal(line.quantityHundredths)} × {formatUsd(line.unitCents)}
                </small>
              )}
            </dt>
            <dd>{formatExactUsd(lineTotalCents(line))}</dd>
          </div>
        ))}
        {taxBasisPoints > 0 && (
          <Detail term={`Tax, ${formatDecimal(taxBasisPoints)}%`}>
            {formatExactUsd(taxCents)}
          </Detail>
        )}
        <Detail className="font-bold text-(--desk-strong)" term="Total">
          {formatExactUsd(totalCents)}
        </Detail>
      </dl>
      {form.terms === "deposit" && (
        <dl className="preview-lines">
          <div>
            <dt>
              Deposit, {depositPercent}%<small>{formatFirstDueDate(form)}</small>
            </dt>
            <dd>{formatExactUsd(firstPaymentCents)}</dd>
          </div>
          <div>
            <dt>
              Balance, {100 - depositPercent}%<small>due on delivery</small>
            </dt>
            <dd>{formatExactUsd(balanceCents)}</dd>
          </div>
        </dl>
      )}
    </>
  );
}
