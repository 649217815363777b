import { randomInt } from "node:crypto";

/** Without characters that are easily confused, such as 0 and O. */
const alphabet = "23456789CDFGHJKMNPQRTVWXYZ";

/** For example K7Q4-2D9M. With 200 billion possible numbers collisions are rare; the caller retries. */
export function newOrderNumber() {
  const randomPart = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${randomPart()}-${randomPart()}`;
}
