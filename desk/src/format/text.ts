export const pluralize = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`;

/** "3,547" */
export const formatNumber = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

/** "JA" for June Abeyta. */
export function initials(name: string): string {
  const [first = "", second = ""] = name.split(/[\s@.]+/).filter(Boolean);
  return (first.charAt(0) + second.charAt(0)).toUpperCase();
}
