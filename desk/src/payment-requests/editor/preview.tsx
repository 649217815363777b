import { agency } from "@agency/contract/agency";
import { formatUsd } from "@agency/contract/format/money";
import {
  dueAfterAcceptance,
  formatDecimal,
  lineTotalCents,
} from "@agency/contract/offers/payment-request-totals";
import { exactUsd } from "../../format/text.ts";
import { longDay, noonOf } from "../../format/time.ts";
import { Brand } from "../../layout/brand.tsx";
import { keyed } from "../../ui/keyed.ts";
import { type Form, firstName, formTotals, toContent } from "./form.ts";

interface PreviewProps {
  form: Form;
  number: string | undefined;
}

/** What the client will read, as wide as a phone. Not a page of its own: nothing in it can be pressed. */
export function Preview({ form, number }: PreviewProps) {
  return (
    <aside className="editor-preview" aria-label="Preview">
      <p className="fine quiet mb-3 only-wide">As {firstName(form.name)} reads it on a phone</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and not everybody has a wheel */}
      <section className="phone-frame" tabIndex={0} aria-label="The client's page">
        <Sheet form={form} number={number} />
      </section>
    </aside>
  );
}

function Sheet({ form, number }: PreviewProps) {
  const { client, title, body, terms } = toContent(form);
  const { nowCents } = formTotals(form);
  const kind = terms === "net15" ? "Invoice" : "Proposal";
  const paragraphs = (body || "The text of the proposal.").split(/\n\s*\n/);
  return (
    <div className="sheet">
      <div className="sheet-head">
        <span className="brand">
          <Brand />
        </span>
        <span className="fine">{agency.email}</span>
      </div>
      <p className="sheet-title">{title || "The title"}</p>
      <p>
        For {[client.name || "the client", client.company].filter(Boolean).join(", ")}. {kind}
        {number && ` ${number}`}
        {terms === "net15" ? "." : ", open for 30 days."}
      </p>
      <div className="sheet-now">
        <span>{terms === "net15" ? "Due in 15 days" : `Due ${firstDue(form)}`}</span>
        <b className="num">{formatUsd(nowCents)}</b>
      </div>
      {keyed(paragraphs).map(({ key, of }) => (
        <p key={key} className="whitespace-pre-line">
          {of}
        </p>
      ))}
      <Costs form={form} />
      <Milestones form={form} />
    </div>
  );
}

function Milestones({ form }: { form: Form }) {
  const { milestones } = toContent(form);
  if (milestones.length === 0) return null;
  return (
    <>
      <p className="sheet-subtitle">Milestones</p>
      <dl className="sheet-lines">
        {keyed(milestones).map(({ key, of: { title, on } }) => (
          <div key={key}>
            <dt>{title || "A milestone"}</dt>
            <dd>{on ? longDay(noonOf(on)) : ""}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const firstDue = ({ dueOn }: Form) => (dueOn ? `by ${longDay(noonOf(dueOn))}` : dueAfterAcceptance);

function Costs({ form }: { form: Form }) {
  const { lines, taxHundredths, depositPercent } = toContent(form);
  const { taxCents, totalCents, nowCents, laterCents } = formTotals(form);
  return (
    <>
      <p className="sheet-subtitle">What it costs</p>
      <dl className="sheet-lines">
        {keyed(lines).map(({ key, of: line }) => (
          <div key={key}>
            <dt>
              {line.name || "A line"}
              {line.quantityHundredths !== 100 && (
                <small>
                  {formatDecimal(line.quantityHundredths)} × {formatUsd(line.unitCents)}
                </small>
              )}
            </dt>
            <dd>{exactUsd(lineTotalCents(line))}</dd>
          </div>
        ))}
        {taxHundredths > 0 && (
          <div>
            <dt>Tax, {formatDecimal(taxHundredths)}%</dt>
            <dd>{exactUsd(taxCents)}</dd>
          </div>
        )}
        <div className="sheet-total">
          <dt>Total</dt>
          <dd>{exactUsd(totalCents)}</dd>
        </div>
      </dl>
      {form.terms === "halves" && (
        <dl className="sheet-lines">
          <div>
            <dt>
              Deposit, {depositPercent}%<small>due {firstDue(form)}</small>
            </dt>
            <dd>{exactUsd(nowCents)}</dd>
          </div>
          <div>
            <dt>
              Balance, {100 - depositPercent}%<small>on delivery</small>
            </dt>
            <dd>{exactUsd(laterCents)}</dd>
          </div>
        </dl>
      )}
    </>
  );
}
