import { useState } from "react";
import { hero } from "../../content/hero.ts";
import { blocks } from "../blocks/all-blocks.ts";
import { blockNotes } from "../blocks/block-notes.ts";
import { formatSettings } from "../blocks/settings-text.ts";
import { Band } from "../parts/band.tsx";
import { HeroLevel } from "../skins/hero-parts.tsx";
import type { SectionName } from "../types.ts";

const names = Object.keys(blocks) as SectionName[];

/*
  For development: every block with your content and skin, and its settings.
  Visitors can see this page only with blockGallery in site.config.ts.
*/
export function BlocksPage() {
  return (
    <>
      <div className="surface surface-page">
        <div className="wrap band @container pt-10 lg:pt-16">
          <h1 className="heading-2 max-w-[18ch]">Every block and its settings.</h1>
          <p className="mt-6 max-w-[52ch] text-xl">
            Add the name of a block to <code>sections</code> in <code>site.config.ts</code>, then
            change the texts in its file. Each block is shown here with its current texts.
          </p>
          <ul className="mt-8 flex flex-wrap gap-2.5">
            {names.map((name) => (
              <li key={name}>
                <a href={`#about-${name}`} className="chip">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {names.map((name) => (
        <Entry key={name} name={name} />
      ))}
    </>
  );
}

function Entry({ name }: { name: SectionName }) {
  const { Component, section } = blocks[name];
  const { about, variants } = blockNotes[name];
  return (
    <>
      <div
        id={`about-${name}`}
        className="surface surface-card scroll-mt-20 border-line border-t-(length:--rule)"
      >
        <div className="wrap band-small grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
          <div>
            <h2 className="heading-3 text-[2rem]">{name}</h2>
            <p className="mt-2 max-w-[40ch] text-lg">{about}</p>
            <ul className="mt-4 list-disc pl-5 text-quiet">
              {variants.map((variant) => (
                <li key={variant}>{variant}</li>
              ))}
            </ul>
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <CodeExcerpt name={name} file="site.config.ts" text={`sections: ["${name}"],`} />
            <CodeExcerpt
              name={name}
              file={`content/${name}.ts`}
              text={formatSettings(name, section ?? hero)}
            />
          </div>
        </div>
      </div>
      {section ? (
        <Band background={section.background} isJoined={false}>
          <Component />
        </Band>
      ) : (
        <HeroLevel value="h2">
          <Component />
        </HeroLevel>
      )}
    </>
  );
}

/** An excerpt of a file, with a copy button. */
function CodeExcerpt({ name, file, text }: { name: string; file: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <figure className="surface surface-strong min-w-0 rounded-card">
      <figcaption className="flex min-h-13 items-center justify-between gap-4 py-1 pr-2 pl-5 text-quiet">
        {file}
        <button type="button" className="chip needs-script text-ink" onClick={copy}>
          {copied ? "Copied" : "Copy"}
        </button>
      </figcaption>
      {/* Focusable, so that the arrow keys can scroll long lines. */}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-label={`${name}: ${file}`}
        className="max-h-96 overflow-auto px-5 pb-5"
      >
        <pre className="font-mono text-[0.9375rem] leading-relaxed">{text}</pre>
      </section>
    </figure>
  );
}
