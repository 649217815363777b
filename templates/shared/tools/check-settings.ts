/* Checks the settings that all our templates share. */

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

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:/.test(text);

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** What must be fixed before the site works. */
export function settingProblems(site: Settings, publicFiles: string[]): string[] {
  const problems: string[] = [];
  for (const name of ["name", "title", "description"] as const) {
    if (!site[name].trim()) problems.push(`"${name}" is empty. Search engines show it.`);
  }
  if (!isLanguage(site.language)) {
    problems.push(`"language" is "${site.language}". Use a short code such as "en" or "de".`);
  }
  if (site.url && (!isWebAddress(site.url) || /[?#]/.test(site.url))) {
    problems.push(
      `"url" is "${site.url}". Write the full address, like "https://www.your-site.com/".`,
    );
  }
  if (site.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(site.email)) {
    problems.push(`"email" is "${site.email}", which is not an email address.`);
  }
  for (const [form, address] of Object.entries(site.forms)) {
    if (!address || isWebAddress(address)) continue;
    problems.push(
      `"forms.${form}" is "${address}". Paste the full address from your form service. It starts with https://.`,
    );
  }
  if (!publicFiles.includes(site.shareImage)) {
    problems.push(
      `"shareImage" is "${site.shareImage}", but there is no such file in the folder public.`,
    );
  }
  return problems.map((problem) => `site.config.ts: ${problem}`);
}

/** What works but should be improved. */
export function settingWarnings(site: Settings): string[] {
  const warnings: string[] = [];
  if (!site.url) warnings.push('"url" is empty. Fill it in before you publish.');
  if (site.title.length > 70) {
    warnings.push(`"title" has ${site.title.length} characters. Search engines show about 60.`);
  }
  if (site.description.length > 200) {
    warnings.push(
      `"description" has ${site.description.length} characters. Search engines show about 160.`,
    );
  }
  for (const [form, address] of Object.entries(site.forms)) {
    if (address) continue;
    warnings.push(
      site.email
        ? `"forms.${form}" is empty, so the form opens the visitor's email program.`
        : `"forms.${form}" and "email" are empty, so you receive nothing from this form.`,
    );
  }
  return warnings.map((warning) => `site.config.ts: ${warning}`);
}
