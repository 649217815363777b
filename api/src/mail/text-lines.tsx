import { Fragment } from "react";

/** Shows the line breaks of a text. */
export const TextLines = ({ text }: { text: string }) =>
  text.split(/\r\n|\r|\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
