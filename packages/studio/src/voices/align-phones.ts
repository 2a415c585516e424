import type { Phone } from './speech.ts'

type Span = { readonly startSeconds: number; readonly endSeconds: number }

/**
 * Assigns the phones of a sentence to its words and returns the span of each word in seconds. flite reports the phones of a sentence
 * without word boundaries; they are found by the edit distance to the pronunciations of the words in isolation.
 * `pronunciations`: phones of each word in order. Silences (`pau`) belong to no word.
 */
export function alignPhonesToWords(pronunciations: readonly (readonly string[])[], phones: readonly Phone[]): Span[] {
  const expected = pronunciations.flatMap((names, word) => names.map((name) => ({ name, word })))
  const actual = phones.filter((phone) => phone.name !== 'pau')
  const owners = matchPhones(
    expected.map((phone) => phone.name),
    actual.map((phone) => phone.name),
  ).map((index) => expected[index]?.word ?? 0)
  const spans: (Span | undefined)[] = pronunciations.map(() => undefined)
  actual.forEach((phone, i) => {
    const word = owners[i]!
    spans[word] = { startSeconds: spans[word]?.startSeconds ?? phone.startSeconds, endSeconds: phone.endSeconds }
  })
  return fillMissing(spans, actual.at(-1)?.endSeconds ?? 0)
}

/** For each actual phone the index of the expected phone; monotonic. */
function matchPhones(expected: readonly string[], actual: readonly string[]): number[] {
  const width = actual.length + 1
  const cost = new Float64Array((expected.length + 1) * width)
  for (let i = 0; i <= expected.length; i++) {
    for (let j = 0; j <= actual.length; j++) {
      if (i === 0 || j === 0) cost[i * width + j] = i + j
      else cost[i * width + j] = cheapest(cost, width, i, j, difference(expected[i - 1]!, actual[j - 1]!)).cost
    }
  }
  return backtrack(cost, width, expected, actual)
}

function backtrack(cost: Float64Array, width: number, expected: readonly string[], actual: readonly string[]): number[] {
  const owners = Array.from({ length: actual.length }, () => 0)
  let [i, j] = [expected.length, actual.length]
  while (j > 0) {
    const step = i === 0 ? 'extra' : cheapest(cost, width, i, j, difference(expected[i - 1]!, actual[j - 1]!)).step
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

/** Substitution cost: low between vowels, which are reduced in connected speech, high between vowel and consonant. */
function difference(a: string, b: string): number {
  if (a === b) return 0
  const vowels = Number(VOWELS.has(a)) + Number(VOWELS.has(b))
  return vowels === 2 ? 0.4 : vowels === 1 ? 1.6 : 0.9
}

/** A word without phones has zero duration at the end of its neighbour. */
function fillMissing(spans: readonly (Span | undefined)[], end: number): Span[] {
  let last = spans.find((span) => span !== undefined)?.startSeconds ?? end
  return spans.map((span) => {
    const filled = span ?? { startSeconds: last, endSeconds: last }
    last = filled.endSeconds
    return filled
  })
}
