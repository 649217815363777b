import { randomInt } from "node:crypto";

/** Letters and digits that nobody mistakes for one another, read out or written down. */
const alphabet = "23456789CDFGHJKMNPQRTVWXYZ";

/** K7Q4-2D9M: about two hundred billion of them, so a clash is rare and simply drawn again. */
export function newOrderNumber() {
  const draw = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${draw()}-${draw()}`;
}
