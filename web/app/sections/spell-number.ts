const numerals = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** Capitalized, for the start of a sentence. */
export const spellNumber = (count: number) => numerals[count] ?? String(count);
