/** The last lines of `npm run dev` and `npm run demo`: every address opens as it is printed. */
export function sayAddresses(
  siteUrl: string,
  mailFolder = "goes to the mail server that .env names",
) {
  console.log(`
  Site   ${siteUrl}
  Desk   ${siteUrl}/desk
  Email  ${mailFolder}
`);
}
