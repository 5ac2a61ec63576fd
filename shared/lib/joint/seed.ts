/** Random values that are the same for the same seed, on every machine. */
export type Chance = {
  /** From `low` up to `high`, to a tenth. */
  between: (low: number, high: number) => number
  /** One of the list. */
  pick: <const T>(list: readonly [T, ...T[]]) => T
  /** True in `share` of all cases, 0 to 1. */
  once: (share: number) => boolean
}

/** The random values of a record's seed, such as `tool-42`. */
export function chanceOf(seed: string): Chance {
  let state = hash(seed)
  const next = () => {
    // mulberry32: small, uniform enough for drawing, unfit for secrets
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => Math.round((low + next() * (high - low)) * 10) / 10,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    once: (share) => next() < share,
  }
}

/** A short name for a seed of any letters, eight hexadecimal digits. */
export function nameOfSeed(seed: string): string {
  return hash(seed).toString(16).padStart(8, '0')
}

/** FNV-1a, then a final mix so that `tool-1` and `tool-2` are unrelated. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
