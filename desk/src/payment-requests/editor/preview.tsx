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
      <p className="caption text-muted preview-caption mb-3">
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
    <div className="preview-page">
      <div className="preview-header">
        <span className="brand">
          <Brand />
        </span>
        <span className="caption">{agency.email}</span>
      </div>
      <p className="preview-title">{title || "Title"}</p>
      <p>
        For {[client.name || "the client", client.company].filter(Boolean).join(", ")}.{" "}
        {documentName}
        {number && ` ${number}`}
        {terms === "net15" ? "." : ", valid for 30 days."}
      </p>
      <div className="preview-due">
        <span className="first-letter:uppercase">{formatFirstDueDate(form)}</span>
        <b className="tabular">{formatUsd(firstPaymentCents)}</b>
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

function Milestones({ form }: { form: FormValues }) {
  const { milestones } = toContent(form);
  if (milestones.length === 0) return null;
  return (
    <>
      <p className="preview-subtitle">Milestones</p>
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
      <p className="preview-subtitle">Price</p>
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
        <Detail className="preview-total" term="Total">
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
