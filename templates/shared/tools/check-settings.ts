/* Looks over the settings that all our templates have, and says in words what is wrong. */

export interface Settings {
  name: string;
  title: string;
  description: string;
  url: string;
  language: string;
  email: string;
  forms: Record<string, string>;
  shareImage: string;
}

const isAddress = (text: string) => URL.canParse(text) && /^https?:/.test(text);

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** What must be put right. Empty when all is well. */
export function settingProblems(site: Settings, publicFiles: string[]): string[] {
  const problems: string[] = [];
  for (const name of ["name", "title", "description"] as const) {
    if (!site[name].trim()) problems.push(`"${name}" is empty. Search engines show it.`);
  }
  if (!isLanguage(site.language)) {
    problems.push(
      `the language is "${site.language}". Write its short code, such as "en" or "de".`,
    );
  }
  if (site.url && (!isAddress(site.url) || /[?#]/.test(site.url))) {
    problems.push(`the url is "${site.url}". Write it like "https://www.your-site.com/".`);
  }
  if (site.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(site.email)) {
    problems.push(`the email is "${site.email}", which is not an e-mail address.`);
  }
  for (const [form, address] of Object.entries(site.forms)) {
    if (!address || isAddress(address)) continue;
    problems.push(
      `forms.${form} is "${address}". Paste the whole address your form service gave you; it begins with https://.`,
    );
  }
  if (!publicFiles.includes(site.shareImage)) {
    problems.push(`shareImage is "${site.shareImage}", but the folder public has no such file.`);
  }
  return problems.map((problem) => `site.config.ts: ${problem}`);
}

/** What works, but could be better. */
export function settingWarnings(site: Settings): string[] {
  const warnings: string[] = [];
  if (!site.url) warnings.push('"url" is empty. Fill it in before you publish.');
  if (site.title.length > 70) {
    warnings.push(`the title has ${site.title.length} letters; search engines show about 60.`);
  }
  if (site.description.length > 200) {
    warnings.push(
      `the description has ${site.description.length} letters; search engines show about 160.`,
    );
  }
  for (const [form, address] of Object.entries(site.forms)) {
    if (address) continue;
    warnings.push(
      site.email
        ? `forms.${form} is empty, so that form opens the visitor's e-mail program.`
        : `forms.${form} is empty, and so is email: nothing from that form reaches you.`,
    );
  }
  return warnings.map((warning) => `site.config.ts: ${warning}`);
}
