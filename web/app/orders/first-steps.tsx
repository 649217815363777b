import type { ReactNode } from "react";

export function FirstSteps() {
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-h3">
        First steps
      </h2>
      <ol className="mt-5 grid gap-4">
        <Step number={1}>
          Install Node.js, version <span className="tabular-nums">22.12</span> or newer. It is free
          at{" "}
          <a href="https://nodejs.org" target="_blank" rel="noreferrer" className="link">
            nodejs.org<span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </Step>
        <Step number={2}>Unpack the ZIP and open the folder in an editor.</Step>
        <Step number={3}>
          In the editor’s terminal, run <Code>npm install</Code> and then <Code>npm run dev</Code>.
          Your browser opens the site.
        </Step>
      </ol>
      <p className="mt-4 pl-10">The README in the ZIP explains how to publish the site.</p>
    </section>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] items-baseline">
      <span aria-hidden className="font-display text-h3 font-bold text-accent">
        {number}
      </span>
      <p>{children}</p>
    </li>
  );
}

function Code({ children }: { children: string }) {
  return (
    <code className="rounded-xs bg-mist font-mono text-[0.9em] whitespace-nowrap text-ink ring-3 ring-mist">
      {children}
    </code>
  );
}
