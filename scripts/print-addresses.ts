/** Prints the URLs at the end of `npm run dev` and `npm run demo`. */
export function printAddresses(siteUrl: string, mailFolder = "sent to the mail server in .env") {
  console.log(`
  Site   ${siteUrl}
  Desk   ${siteUrl}/desk
  Email  ${mailFolder}
`);
}
