import { site } from "../../site.config.ts";

/** Address, hours and email, from "visit" in site.config.ts. */
export function Facts() {
  const { email } = site;
  const { facts } = site.visit;
  return (
    <dl className="grid max-w-[36rem] grid-cols-[5.5rem_1fr] gap-x-5 gap-y-3">
      {facts.map(({ name, text }) => (
        <div key={name} className="contents">
          <dt className="text-glow">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {email && (
        <div className="contents">
          <dt className="text-glow">Email</dt>
          <dd>
            <a href={`mailto:${email}`} className="underline underline-offset-4">
              {email}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
