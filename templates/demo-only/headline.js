/**
 * The width of a line, relative to the font size. Same values as tools/document-head.ts of the Basic template.
 * @param {string} line
 */
export function lineWidth(line) {
  let width = 0;
  for (const letter of line.toUpperCase()) {
    if (/[MW]/.test(letter)) width += 1.17;
    else if (/[EFJLPSTZ0-9]/.test(letter)) width += 0.8;
    else width += /[I .,:;!'’-]/.test(letter) ? 0.36 : 0.95;
  }
  return width;
}

/**
 * Breaks a name into one to three lines, so that the letters are as large as possible.
 * @param {string} name
 * @param {{ width: number, height: number }} screen
 */
export function breakHeadline(name, screen) {
  const parts = name.split(" ");
  let best = { lines: [name], width: 1, size: 0 };
  for (let first = 1; first <= parts.length; first += 1)
    for (let second = first; second <= parts.length; second += 1) {
      const lines = [parts.slice(0, first), parts.slice(first, second), parts.slice(second)]
        .map((line) => line.join(" "))
        .filter(Boolean);
      const width = Math.max(...lines.map(lineWidth), 1);
      const size = Math.min((screen.width * 0.91) / width, (screen.height * 0.52) / lines.length);
      if (size > best.size) best = { lines, width, size };
    }
  return best;
}
