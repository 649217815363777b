/** The last lines of `npm run dev` and `npm run demo`: every address opens as it is printed. */
export function sayAddresses(siteUrl: string, mailFolder: string) {
  console.log(`
  Site   ${siteUrl}
  Desk   ${siteUrl}/desk
  Email  ${mailFolder}
`);
}
