import { agency } from "@agency/contract/agency";

export function JavaScriptRequired() {
  return (
    <section className="wrap pt-[clamp(3rem,2rem+4vw,5.5rem)]">
      <h1 className="max-w-[12em] text-h2">This page needs JavaScript</h1>
      <p className="mt-5 max-w-[34.6em] text-lead">
        It fetches your order or proposal from our service. Switch JavaScript on and load the page
        again, or write to{" "}
        <a href={`mailto:${agency.email}`} className="link">
          {agency.email}
        </a>{" "}
        and we send you what it shows.
      </p>
    </section>
  );
}
