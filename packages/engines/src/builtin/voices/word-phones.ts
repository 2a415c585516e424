import type { Phone } from './speech.ts'

type Span = { readonly startSeconds: number; readonly endSeconds: number }

/**
 * Finds when each word of a sentence is heard. flite tells the phones of a sentence but not their words; how each word is spoken
 * on its own is known, and the two agree but for a few weakened sounds, so the cheapest edit between them marks the borders.
 * `pronunciations`: phones of each word in order. Silences (`pau`) belong to no word. Every word gets a span.
 */
export function alignPhonesToWords(pronunciations: readonly (readonly string[])[], phones: readonly Phone[]): Span[] {
  const expected = pronunciations.flatMap((names, word) => names.map((name) => ({ name, word })))
  const heard = phones.filter((phone) => phone.name !== 'pau')
  const owners = matchPhones(
    expected.map((phone) => phone.name),
    heard.map((phone) => phone.name),
  ).map((index) => expected[index]?.word ?? 0)
  const spans: (Span | undefined)[] = pronunciations.map(() => undefined)
  heard.forEach((phone, i) => {
    const word = owners[i]!
    spans[word] = { startSeconds: spans[word]?.startSeconds ?? phone.startSeconds, endSeconds: phone.endSeconds }
  })
  return fillUnheard(spans, heard.at(-1)?.endSeconds ?? 0)
}

/** For each heard phone the index of the expected phone it stands for, never going back. */
function matchPhones(expected: readonly string[], heard: readonly string[]): number[] {
  const width = heard.length + 1
  const cost = new Float64Array((expected.length + 1) * width)
  for (let i = 0; i <= expected.length; i++) {
    for (let j = 0; j <= heard.length; j++) {
      if (i === 0 || j === 0) cost[i * width + j] = i + j
      else cost[i * width + j] = cheapest(cost, width, i, j, difference(expected[i - 1]!, heard[j - 1]!)).cost
    }
  }
  return walkBack(cost, width, expected, heard)
}

function walkBack(cost: Float64Array, width: number, expected: readonly string[], heard: readonly string[]): number[] {
  const owners = Array.from({ length: heard.length }, () => 0)
  let [i, j] = [expected.length, heard.length]
  while (j > 0) {
    const step = i === 0 ? 'extra' : cheapest(cost, width, i, j, difference(expected[i - 1]!, heard[j - 1]!)).step
    if (step === 'missing') i--
    else {
      owners[j - 1] = Math.max(0, i - 1)
      j--
      if (step === 'same') i--
    }
  }
  return owners
}

function cheapest(cost: Float64Array, width: number, i: number, j: number, difference: number) {
  const same = cost[(i - 1) * width + j - 1]! + difference
  const missing = cost[(i - 1) * width + j]! + 1
  const extra = cost[i * width + j - 1]! + 1
  if (same <= missing && same <= extra) return { cost: same, step: 'same' as const }
  return missing <= extra ? { cost: missing, step: 'missing' as const } : { cost: extra, step: 'extra' as const }
}

const VOWELS = new Set(['aa', 'ae', 'ah', 'ao', 'aw', 'ax', 'ay', 'eh', 'er', 'ey', 'ih', 'iy', 'ow', 'oy', 'uh', 'uw'])

/** Vowels weaken into one another in running speech; a vowel never becomes a consonant. */
function difference(a: string, b: string): number {
  if (a === b) return 0
  const vowels = Number(VOWELS.has(a)) + Number(VOWELS.has(b))
  return vowels === 2 ? 0.4 : vowels === 1 ? 1.6 : 0.9
}

/** A word no phone was left for takes no time, right where its neighbour ends. */
function fillUnheard(spans: readonly (Span | undefined)[], end: number): Span[] {
  let last = spans.find((span) => span !== undefined)?.startSeconds ?? end
  return spans.map((span) => {
    const filled = span ?? { startSeconds: last, endSeconds: last }
    last = filled.endSeconds
    return filled
  })
}
