import { TextLines } from "./text-lines.tsx";
import { Paragraph } from "./typography.tsx";

/** What an owner wrote, with its paragraphs and line breaks. */
export const LetterText = ({ text }: { text: string }) =>
  text.split(/(?:\r\n|\r|\n){2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
    <Paragraph key={index}>
      <TextLines text={paragraph} />
    </Paragraph>
  ));
