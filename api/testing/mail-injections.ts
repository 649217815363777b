/** Header values that try to inject another header or recipient. */
const bcc = "Bcc: victim@evil.example";
const base64 = (text: string) => Buffer.from(text).toString("base64");

export const mailInjections = [
  `\r\n${bcc}`,
  `\n${bcc}`,
  `\r${bcc}`,
  `\n\r${bcc}`,
  `\r\n\r\n${bcc}`,
  `\r\n ${bcc}`,
  `\r\n\t${bcc}`,
  `\r\n.\r\nMAIL FROM:<victim@evil.example>\r\nRCPT TO:<victim@evil.example>\r\nDATA`,
  `\r\nContent-Type: text/html\r\n\r\n<script>`,
  `\r\nSubject: another\r\nTo: victim@evil.example\r\nReply-To: victim@evil.example`,
  // Unicode and terminal line breaks.
  `\u0085${bcc}`,
  `\u2028${bcc}`,
  `\u2029${bcc}`,
  `\v${bcc}`,
  `\f${bcc}`,
  `\u001c${bcc}`,
  // Characters whose last byte is a line break.
  `\u560d\u560a${bcc}`,
  `\u010d\u010a${bcc}`,
  // Line breaks that appear after decoding a form.
  `%0d%0a${bcc}`,
  `\\r\\n${bcc}`,
  `&#13;&#10;${bcc}`,
  // Several addresses instead of one.
  ", victim@evil.example",
  "; victim@evil.example",
  " victim@evil.example",
  "<victim@evil.example>",
  '" <victim@evil.example>, "',
  ",victim@evil.example:;",
  `${"long ".repeat(30)}\r\n${bcc}`,
  "\u202emoc.live@mitciv",
];

/** Line breaks that appear when a mail program decodes the header. */
export const encodedInjections = [
  `=?utf-8?Q?=0D=0A${bcc.replaceAll(" ", "_")}?=`,
  `=?utf-8?B?${base64(`\r\n${bcc}`)}?=`,
];
