const words = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** As a sentence begins with it. */
export const spellNumber = (count: number) => words[count] ?? String(count);
