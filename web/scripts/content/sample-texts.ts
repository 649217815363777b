import { accessibility } from "#app/content/accessibility.ts";
import { faqGroups } from "#app/content/faqs.ts";
import { privacy } from "#app/content/privacy.ts";
import { terms } from "#app/content/terms.ts";
import { accessibility as sampleAccessibility } from "../../app/content/sample/accessibility.ts";
import { faqGroups as sampleFaqGroups } from "../../app/content/sample/faqs.ts";
import { privacy as samplePrivacy } from "../../app/content/sample/privacy.ts";
import { terms as sampleTerms } from "../../app/content/sample/terms.ts";

type Text = [file: string, own: unknown, sample: unknown];

const texts: Text[] = [
  ["terms.ts", terms, sampleTerms],
  ["privacy.ts", privacy, samplePrivacy],
  ["accessibility.ts", accessibility, sampleAccessibility],
  ["faqs.ts", faqGroups, sampleFaqGroups],
];

/** What the owner promises, in words that the owner has not read: the sample's, unchanged. */
export const sampleTexts = (among = texts): string[] =>
  among
    .filter(([, own, sample]) => JSON.stringify(own) === JSON.stringify(sample))
    .map(([file]) => `${file}: word for word the sample's, read it and make it yours`);
