import { testimonials } from "../../content/testimonials.ts";
import type { Testimonials } from "../content-types.ts";
import { Block } from "../parts/block.tsx";
import { Picture } from "../parts/picture.tsx";

type Quote = Testimonials["quotes"][number];

export function TestimonialsBlock() {
  const [first, ...others] = testimonials.quotes;
  return (
    <Block name="testimonials" section={testimonials}>
      {first && <LargeQuote quote={first} />}
      <div className="mt-4 grid gap-4 @3xl:mt-5.5 @3xl:grid-cols-2 @3xl:gap-5.5">
        {others.map((quote) => (
          <SmallQuote key={quote.by} quote={quote} />
        ))}
      </div>
    </Block>
  );
}

function LargeQuote({ quote: { text, by, picture, alt = "" } }: { quote: Quote }) {
  return (
    <figure
      className={`surface surface-strong grid overflow-hidden rounded-panel ${picture ? "@3xl:grid-cols-[17rem_1fr]" : ""}`}
    >
      {picture && (
        <Picture
          file={picture}
          alt={alt}
          width={800}
          height={800}
          className="aspect-[4/3] size-full object-cover @3xl:aspect-square"
        />
      )}
      <div className="self-center px-7 py-8 @3xl:px-14 @3xl:py-12">
        <blockquote className="large-quote">
          <p className="text-balance">“{text}”</p>
        </blockquote>
        <figcaption className="mt-4 text-quiet">{by}</figcaption>
      </div>
    </figure>
  );
}

function SmallQuote({ quote: { text, by, picture, alt = "" } }: { quote: Quote }) {
  return (
    <figure
      className={`surface surface-card card flex gap-5 p-6 @3xl:p-7 ${picture ? "items-center" : ""}`}
    >
      {picture && (
        <Picture
          file={picture}
          alt={alt}
          width={800}
          height={800}
          className="size-20 shrink-0 rounded-full object-cover @3xl:size-24"
        />
      )}
      <div>
        <blockquote className="text-lg leading-snug">
          <p>“{text}”</p>
        </blockquote>
        <figcaption className="mt-2 text-quiet">{by}</figcaption>
      </div>
    </figure>
  );
}
