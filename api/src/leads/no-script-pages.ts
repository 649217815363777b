import { buildPagePolicy, escapeHtml, renderNoScriptPage } from "../core/no-script-page.ts";

export const pagePolicy = buildPagePolicy("'none'");

/** Shown to visitors without JavaScript after they send the form. */
export const thanksPage = renderNoScriptPage(
  "Thank you",
  "Thanks for contacting us! We'll be in touch shortly.",
  '<p><a class="button" href="/">Back to the site</a></p>',
);

export const errorPage = (reason: string) =>
  renderNoScriptPage(
    "Not sent",
    "Submission failed. Please try again.",
    `<p>${escapeHtml(reason)} Use your browser's Back button to edit your message.</p>`,
  );
