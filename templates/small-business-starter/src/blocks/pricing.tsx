import { pricing } from "../../content/pricing.ts";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import type { Pricing } from "../content-types.ts";
import { Block } from "../parts/block.tsx";
import { ButtonLink } from "../parts/button-link.tsx";

type Plan = Pricing["plans"][number];

const hasYearly = pricing.plans.some(({ yearly }) => yearly !== undefined);

/*
  The page contains both prices. CSS shows the selected one ("group-has"), so the switch works
  without JavaScript.
*/
export function PricingBlock() {
  return (
    <div className="group/pricing">
      <Block name="pricing" section={pricing} beside={hasYearly ? <BillingSwitch /> : undefined}>
        <ul className="grid gap-4 @4xl:grid-cols-3 @4xl:gap-6">
          {pricing.plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} />
          ))}
        </ul>
      </Block>
    </div>
  );
}

function BillingSwitch() {
  return (
    <fieldset className="surface surface-card flex rounded-control p-1.5 font-semibold">
      <legend className="sr-only">{words.showPrices}</legend>
      <Choice value="monthly" label={pricing.monthly.label} chosen />
      <Choice value="yearly" label={pricing.yearly.label} />
    </fieldset>
  );
}

function Choice({ value, label, chosen }: { value: string; label: string; chosen?: boolean }) {
  return (
    <label className="relative cursor-pointer rounded-control px-6 py-2.5 has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="billing"
        value={value}
        defaultChecked={chosen}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      {label}
    </label>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { name, monthly, yearly, includes, button, highlighted } = plan;
  return (
    <li
      className={`surface flex flex-col plan p-7 @4xl:p-9.5 ${highlighted ? "surface-best" : "surface-card"}`}
    >
      <h3 className="heading-3">{name}</h3>
      <div
        className={yearly === undefined ? "" : "group-has-[[value=yearly]:checked]/pricing:hidden"}
      >
        <Price amount={monthly} unit={pricing.monthly.unit} />
      </div>
      {yearly !== undefined && (
        <div className="hidden group-has-[[value=yearly]:checked]/pricing:block">
          <Price amount={yearly} unit={pricing.yearly.unit} />
        </div>
      )}
      <ul className="mt-6 mb-9">
        {includes.map((item) => (
          <li key={item} className="border-line border-t-(length:--rule) py-3">
            {item}
          </li>
        ))}
      </ul>
      <ButtonLink link={button} className="mt-auto" />
    </li>
  );
}

function Price({ amount, unit }: { amount: number; unit: string }) {
  return (
    <p>
      <span className="figure mt-4 block text-[clamp(4rem,3.2rem+2vw,5.5rem)] leading-none">
        {pricing.currency}
        {amount.toLocaleString(site.language)}
      </span>{" "}
      {unit}
    </p>
  );
}
