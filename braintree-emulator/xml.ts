/**
 * XML as Braintree's Rails app generates it. The SDK reads only the attributes `type` and `nil`,
 * and drops the children of an element with other attributes.
 */
export type XmlValue =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | readonly XmlValue[]
  | { readonly [name: string]: XmlValue };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function xmlDocument(root: string, value: XmlValue): string {
  return declaration + xmlElement(root, value);
}

/** A page of search results: its items are repeated elements instead of an array. */
export function xmlCollection(
  root: string,
  fields: Record<string, number>,
  item: string,
  items: readonly XmlValue[],
): string {
  const head = Object.entries(fields).map(([name, value]) => xmlElement(name, value));
  const body = items.map((value) => xmlElement(item, value));
  return `${declaration}<${root} type="collection">${[...head, ...body].join("")}</${root}>`;
}

function xmlElement(name: string, value: XmlValue): string {
  const tag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (value === undefined) return "";
  if (value === null) return `<${tag} nil="true"/>`;
  if (typeof value === "string") return `<${tag}>${escapeText(value)}</${tag}>`;
  if (typeof value === "number") return `<${tag} type="integer">${value}</${tag}>`;
  if (typeof value === "boolean") return `<${tag} type="boolean">${value}</${tag}>`;
  if (value instanceof Date) return `<${tag} type="datetime">${formatTimestamp(value)}</${tag}>`;
  // Without the type, the SDK parses an empty array as an empty string.
  if (isList(value)) {
    return `<${tag} type="array">${value.map((item) => xmlElement("item", item)).join("")}</${tag}>`;
  }
  const children = Object.entries(value).map(([child, inner]) => xmlElement(child, inner));
  return `<${tag}>${children.join("")}</${tag}>`;
}

const isList = (value: object): value is readonly XmlValue[] => Array.isArray(value);

/** The gateway's timestamps have whole seconds. */
const formatTimestamp = (date: Date) => date.toISOString().replace(/\.\d+Z$/, "Z");

function escapeText(text: string): string {
  return [...text]
    .filter((character) => character >= " " || "\t\n\r".includes(character))
    .join("")
    .replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
