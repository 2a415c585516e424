import type { Viseme, VisemeShape } from '@fablecut/generation/ports/options'
import type { Phone, TimedWord } from './speech.ts'

/** Shorter visemes are merged into their neighbour; they are not visible at 30 fps. */
const MIN_VISEME_SECONDS = 0.034

/**
 * Visemes of timed words, in order and inside the words: from phones if available, else from the letters of the word, distributed over
 * its duration. Times in seconds on the same time base as `words` and `phones`.
 */
export function visemesOf(words: readonly TimedWord[], phones: readonly Phone[]): Viseme[] {
  let next = 0
  return words.flatMap((word) => {
    const own: Viseme[] = []
    while (next < phones.length && phones[next]!.startSeconds < word.endSeconds - 1e-6) own.push(...visemesOfPhone(phones[next++]!))
    // A phone across a word boundary belongs to both words.
    if (own.length > 0 && phones[next - 1]!.endSeconds > word.endSeconds + 1e-6) next--
    const clamped = own.map((shape) => clampToWord(shape, word)).filter((shape) => shape.endSeconds > shape.startSeconds)
    return mergeVisemes(clamped.length > 0 ? clamped : visemesOfLetters(word))
  })
}

/** Diphthongs have two visemes. */
const DIPHTHONGS: Readonly<Record<string, readonly VisemeShape[]>> = {
  aw: ['open', 'round'],
  ay: ['open', 'wide'],
  oy: ['round', 'wide'],
}

const ARPABET: Readonly<Record<string, VisemeShape>> = invert({
  closed: 'm b p',
  teeth: 'f v',
  wide: 'iy ih ey eh y',
  open: 'aa ae ah hh',
  round: 'ao ow uw uh w er r sh zh ch jh',
})

function invert(names: Partial<Record<VisemeShape, string>>): Record<string, VisemeShape> {
  return Object.fromEntries(Object.entries(names).flatMap(([shape, list]) => list.split(' ').map((name) => [name, shape as VisemeShape])))
}

function visemesOfPhone({ name, startSeconds, endSeconds }: Phone): Viseme[] {
  if (name === 'pau') return []
  const shapes = DIPHTHONGS[name] ?? [/^[a-z]+$/.test(name) && ARPABET[name] ? ARPABET[name] : shapeOfSymbol(name)]
  const step = (endSeconds - startSeconds) / shapes.length
  return shapes.map((shape, i) => ({ shape, startSeconds: startSeconds + i * step, endSeconds: startSeconds + (i + 1) * step }))
}

/** Latin, Cyrillic and Greek letters and IPA symbols; all others are `narrow`. */
const SYMBOLS: readonly (readonly [RegExp, VisemeShape])[] = [
  [/[mbpмбпμβπɓ]/iu, 'closed'],
  [/[fvфвφɸʋɱ]/iu, 'teeth'],
  [/[ouwøœɔɒʊyʏɵəʷʃʒɹоуюёωοʌ]/iu, 'round'],
  [/[aɑæɐаяαħʕ]/iu, 'open'],
  [/[ieɪɛɨjиеэыιηεɯ]/iu, 'wide'],
]

function shapeOfSymbol(name: string): VisemeShape {
  const plain = name.normalize('NFD').replaceAll(/[\u0300-\u036Fˈˌː:]/g, '')
  return SYMBOLS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'narrow'
}

/** Distributes the letters over the duration of the word; other scripts (hanzi, Arabic) alternate between open and narrow. */
function visemesOfLetters(word: TimedWord): Viseme[] {
  const letters = word.text.match(/\p{L}|\p{N}/gu) ?? ['a']
  const step = (word.endSeconds - word.startSeconds) / letters.length
  return letters.map((letter, i) => ({
    shape: /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter) ? shapeOfSymbol(letter) : i % 2 === 0 ? 'open' : 'narrow',
    startSeconds: word.startSeconds + i * step,
    endSeconds: word.startSeconds + (i + 1) * step,
  }))
}

const clampToWord = (shape: Viseme, word: TimedWord): Viseme => ({
  shape: shape.shape,
  startSeconds: Math.max(shape.startSeconds, word.startSeconds),
  endSeconds: Math.min(shape.endSeconds, word.endSeconds),
})

/** Merges equal neighbours, and short visemes into the previous one; closed lips are kept, because they are visible even for a frame. */
function mergeVisemes(shapes: readonly Viseme[]): Viseme[] {
  const joined: Viseme[] = []
  for (const shape of shapes) {
    const last = joined.at(-1)
    const isShort = shape.endSeconds - shape.startSeconds < MIN_VISEME_SECONDS && shape.shape !== 'closed'
    if (last !== undefined && (last.shape === shape.shape || isShort)) joined[joined.length - 1] = { ...last, endSeconds: shape.endSeconds }
    else joined.push(shape)
  }
  return joined
    .map(({ shape, startSeconds, endSeconds }) => ({ shape, startSeconds: round(startSeconds), endSeconds: round(endSeconds) }))
    .filter(({ startSeconds, endSeconds }) => endSeconds > startSeconds)
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000
