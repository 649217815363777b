import { accessibility } from "#app/content/accessibility.ts";
import { faqGroups } from "#app/content/faqs.ts";
import { privacy } from "#app/content/privacy.ts";
import { terms } from "#app/content/terms.ts";
import { accessibility as sampleAccessibility } from "../../app/content/sample/accessibility.ts";
import { faqGroups as sampleFaqGroups } from "../../app/content/sample/faqs.ts";
import { privacy as samplePrivacy } from "../../app/content/sample/privacy.ts";
import { terms as sampleTerms } from "../../app/content/sample/terms.ts";

type TextPair = [file: string, own: unknown, sample: unknown];

const textPairs: TextPair[] = [
  ["terms.ts", terms, sampleTerms],
  ["privacy.ts", privacy, samplePrivacy],
  ["accessibility.ts", accessibility, sampleAccessibility],
  ["faqs.ts", faqGroups, sampleFaqGroups],
];

/** Finds legal pages and FAQs that the owner has not edited yet. */
export const findSampleTexts = (pairs = textPairs): string[] =>
  pairs
    .filter(([, own, sample]) => JSON.stringify(own) === JSON.stringify(sample))
    .map(([file]) => `${file}: identical to the sample, review and edit it`);
