/** The same number for the same place, between 0 and 1. */
export function hash(x: number, y: number): number {
  let seed = (x * 374761393 + y * 668265263) | 0;
  seed = Math.imul(seed ^ (seed >>> 13), 1274126177);
  return ((seed ^ (seed >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** Smooth noise between 0 and 1. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  const upper = hash(left, top) * (1 - across) + hash(left + 1, top) * across;
  const lower = hash(left, top + 1) * (1 - across) + hash(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

/** Noise over noise, each half as large: hills, clouds, the grain of wood. */
export function fractal(x: number, y: number, octaves: number): number {
  let sum = 0;
  let share = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += share * noise(x * scale + octave * 17.3, y * scale - octave * 9.1);
    share /= 2;
    scale *= 2.03;
  }
  return sum;
}

/** Random numbers that are the same at every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
