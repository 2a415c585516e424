/** Random choices from lists; deterministic for a seed. */
export type Chooser = {
  pick<T>(list: readonly T[]): T
  /** The list in a random order. */
  shuffle<T>(list: readonly T[]): T[]
}

/** A chooser with a mulberry32 generator. `seed` is truncated to 32 bits. */
export function seededChooser(seed: number): Chooser {
  let state = Math.trunc(seed) >>> 0
  // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  return { pick, shuffle }
}
