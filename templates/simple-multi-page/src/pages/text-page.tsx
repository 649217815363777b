import { rawHtml } from "../parts/raw-html.ts";

/** A text page from content/pages. */
export function TextPage({ title, html }: { title: string; html: string }) {
  return (
    <div className="frame pt-4 pb-(--space) md:pt-8">
      <h1 className="heading-1 mx-auto mb-8 max-w-[40rem] md:mb-12">{title}</h1>
      <div className="prose" {...rawHtml(html)} />
    </div>
  );
}
