import { agency } from "@agency/contract/agency";

export function JavaScriptRequired() {
  return (
    <section className="wrap pt-[clamp(3rem,2rem+4vw,5.5rem)]">
      <h1 className="max-w-[12em] text-h2">This page needs JavaScript</h1>
      <p className="mt-5 max-w-[34.6em] text-lead">
        It loads your order or proposal from our service. Turn on JavaScript and reload the page, or
        write to{" "}
        <a href={`mailto:${agency.email}`} className="link">
          {agency.email}
        </a>{" "}
        and we will send you a copy.
      </p>
    </section>
  );
}
