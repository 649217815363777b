/** For a visitor without JavaScript, whose browser left the site to send the form. */
export function thanksPage(siteUrl: string) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Thank you</title>
<h1>Thanks for contacting us! We'll be in touch shortly.</h1>
<p><a href="${new URL("/", siteUrl).href}">Back to the site</a></p>
</html>
`;
}
