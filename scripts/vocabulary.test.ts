import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Rule {
  banned: RegExp;
  use: string;
  /** Files where the word is right. */
  except?: RegExp;
  /** How often it still occurs. Lower it with each rename, and remove it at 0. */
  atMost?: number;
}

const root = join(import.meta.dirname, "..");
/** Texts of the specification, of the sample agency and of the templates, and what is generated. */
const skipped =
  /^(docs\/(specification|conformance)\.md|package-lock\.json|LICENSE|contract\/sample\/|web\/(app\/content|sites|public)\/|templates\/(basic|simple|small)-|scripts\/vocabulary\.test\.ts)|\.generated\.ts$/;
const isText = /\.(css|example|html|json|md|mjs|py|sh|template|tsx?|ya?ml)$|^(deploy|\.ci)\/[^.]+$/;

const rules: Record<string, Rule> = {
  instalment: { banned: /instalment/gi, use: "installment" },
  canceled: { banned: /cancell(ed|ing)/gi, use: "canceled, canceling", atMost: 2 },
  "British spelling": {
    banned:
      /\b(colour|behaviour|catalogue|licence|labelled(?!by)|neighbour|initialis|organis|customis|favour|centre)\w*/gi,
    use: "American spelling",
  },
  answer: {
    // "answered" is a state of a lead.
    banned: /\banswers?\b|\w*Answers?\b/g,
    use: "response, respond, return",
    except: /faq|setup|dns|rebrand|structured-data|seo-and-sharing/,
    atMost: 1,
  },
  refuse: {
    banned: /(?<!ECONN)refus(e|es|ed|al|als|ing)\b/gi,
    use: "reject, decline, throw, deny",
    atMost: 1,
  },
  "held back": {
    banned:
      /held[- ]?back|held(Lead|Message|Reason|Back|Data)\w*|held-(leads|reasons|message|data)|\bHELD_/gi,
    use: "quarantined",
    atMost: 1,
  },
  suspicion: { banned: /(?<!lint\/)suspicio\w*/gi, use: "quarantine reason", atMost: 1 },
  "second place": {
    banned: /second[-_ ]?place/gi,
    use: "offsite backup, offsite host",
  },
  chore: { banned: /\bchores?\b|\w*Chores?\b/gi, use: "scheduled job" },
  sweep: { banned: /\bsweep\w*|swept_at/gi, use: "reconcile, sync", atMost: 1 },
  mirror: { banned: /\bmirror\w*/gi, use: "import, sync" },
  words: { banned: /[a-z]Words\b|\bwords\b/g, use: "text, label, message", atMost: 4 },
  tell: { banned: /\btell[A-Z]\w*|\btold\b|\btells\b/g, use: "notify, report, show" },
  "hear of": {
    banned: /\bhears? (of|from|about)\b|\bheard of\b/gi,
    use: "is notified of",
    atMost: 7,
  },
  somebody: {
    banned: /\b(whoever|somebody|nobody)\b/gi,
    use: "the visitor, an attacker, no one",
  },
  "of its own": {
    banned: /\bof (its|their|our|his|her) own\b/gi,
    use: "own, separate, dedicated",
  },
  "by itself": {
    banned: /\bby (itself|themselves|hand)\b/gi,
    use: "automatically, manually",
  },
  "less than nothing": {
    banned: /\b(less|more) than nothing\b/gi,
    use: "negative, greater than zero",
  },
  reckon: { banned: /\breckon\w*/gi, use: "calculate" },
  standing: { banned: /\bstanding\b|standingOf/gi, use: "status, active" },
  bones: { banned: /\b\w*[bB]ones?\b/g, use: "skeleton" },
  "is away": {
    banned: /\b(is|was|are|were|be|falls) away\b/gi,
    use: "is down, is unreachable",
  },
  mend: { banned: /\bmend(s|ed|ing)?\b/gi, use: "fix" },
  moment: { banned: /\bmoments?\b/gi, use: "time, timestamp" },
  mails: {
    banned:
      /\bmails\b|\b(a|the|this|that|each|every|one|no|first|second|last) mail\b(?! (server|queue|provider|program))/gi,
    use: "email, emails",
    atMost: 2,
  },
  "e-mail": { banned: /\be-mails?\b/gi, use: "email" },
  "give back": {
    banned: /\bgiveBack\b|\b(gives?|gave|given|giving|goes|went|go|going) back\b|\bmoney back\b/gi,
    use: "refund, void, return, roll back",
  },
  "write down": {
    banned: /\bw(rites?|rote|ritten) (down|again)\b/gi,
    use: "store, record, restore",
  },
  "put off": {
    banned: /\bputOff\b|\bputs? off\b/gi,
    use: "schedule, postpone, snooze",
  },
  quicker: { banned: /\bquicker\b/gi, use: "first, edit conflict" },
  double: {
    banned: /\bdouble\b(?! (quote|charge))|BraintreeDouble|DOUBLE_URL/gi,
    use: "emulator",
    atMost: 1,
  },
  books: { banned: /\bbooks\b/gi, use: "records, database" },
  facts: { banned: /\b\w*facts\b/gi, use: "data, details, snapshot" },
  forget: { banned: /\bforget\w*/gi, use: "delete, clear, expire" },
  began: { banned: /\bbeg(an|un)\w*/gi, use: "started" },
  lanes: { banned: /\b\w*lanes?\b/gi, use: "concurrency" },
  "gateway notice": { banned: /gateway_notices|\/notices\b/gi, use: "webhook", atMost: 1 },
  anew: {
    banned: /\b(anew|meanwhile|in earnest|all is well|not well)\b/gi,
    use: "again, in the meantime, healthy",
  },
  photograph: {
    banned: /\bphotograph(s|ed|ing)?\b/gi,
    use: "take a screenshot",
  },
};

const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => isText.test(file) && !skipped.test(file) && existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

test.each(Object.entries(rules))("uses the standard term instead of %s", (_, rule) => {
  const { banned, use, except, atMost = 0 } = rule;
  const found = files
    .filter(({ file }) => !except?.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(banned)].map(({ 0: word, index }) => {
        const line = text.slice(0, index).split("\n").length;
        return `${file}:${line}: ${word} -> ${use}`;
      }),
    );
  expect(found.length, found.slice(0, 20).join("\n")).toBeLessThanOrEqual(atMost);
});
