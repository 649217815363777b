/** For a visitor without JavaScript, whose browser left the site to send the form. */
export const thanksPage = (siteUrl: string) =>
  page(
    "Thank you",
    "Thanks for contacting us! We'll be in touch shortly.",
    `<a href="${new URL("/", siteUrl).href}">Back to the site</a>`,
  );

/** `reason` is ours, and names the field. */
export const refusedPage = (reason: string) =>
  page(
    "Not sent",
    "Submission failed. Please try again.",
    `${reason} Your browser's Back button brings your text back.`,
  );

function page(title: string, heading: string, text: string) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${heading}</h1>
<p>${text}</p>
</html>
`;
}
