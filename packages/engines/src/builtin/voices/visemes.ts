import type { Viseme, VisemeShape } from '../../ports/options.ts'
import type { Phone, TimedWord } from './speech.ts'

/** A shorter shape is swallowed by its neighbour: at 30 frames a second nobody sees it. */
const SHORTEST_SECONDS = 0.034

/**
 * Mouth shapes for timed words, in order and inside the words: from the sounds the voice tells, else from the word's letters spread
 * over its time. Times in seconds on the clock of `words`; `phones` on the same.
 */
export function visemesOf(words: readonly TimedWord[], phones: readonly Phone[]): Viseme[] {
  let next = 0
  return words.flatMap((word) => {
    const own: Viseme[] = []
    while (next < phones.length && phones[next]!.startSeconds < word.endSeconds - 1e-6) own.push(...shapesOfPhone(phones[next++]!))
    // A sound over the border of two words belongs to both.
    if (own.length > 0 && phones[next - 1]!.endSeconds > word.endSeconds + 1e-6) next--
    const inside = own.map((shape) => clip(shape, word)).filter((shape) => shape.endSeconds > shape.startSeconds)
    return joinShapes(inside.length > 0 ? inside : spreadLetters(word))
  })
}

/** Two shapes for a sound that glides from one to another. */
const GLIDES: Readonly<Record<string, readonly VisemeShape[]>> = {
  aw: ['open', 'round'],
  ay: ['open', 'wide'],
  oy: ['round', 'wide'],
}

const ARPABET: Readonly<Record<string, VisemeShape>> = table({
  closed: 'm b p',
  teeth: 'f v',
  wide: 'iy ih ey eh y',
  open: 'aa ae ah hh',
  round: 'ao ow uw uh w er r sh zh ch jh',
})

function table(names: Partial<Record<VisemeShape, string>>): Record<string, VisemeShape> {
  return Object.fromEntries(Object.entries(names).flatMap(([shape, list]) => list.split(' ').map((name) => [name, shape as VisemeShape])))
}

function shapesOfPhone({ name, startSeconds, endSeconds }: Phone): Viseme[] {
  if (name === 'pau') return []
  const shapes = GLIDES[name] ?? [/^[a-z]+$/.test(name) && ARPABET[name] ? ARPABET[name] : shapeOfSign(name)]
  const part = (endSeconds - startSeconds) / shapes.length
  return shapes.map((shape, i) => ({ shape, startSeconds: startSeconds + i * part, endSeconds: startSeconds + (i + 1) * part }))
}

/** Letters of Latin, Cyrillic and Greek, and the signs of IPA; what none of them names is said behind the teeth. */
const SIGNS: readonly (readonly [RegExp, VisemeShape])[] = [
  [/[mbpмбпμβπɓ]/iu, 'closed'],
  [/[fvфвφɸʋɱ]/iu, 'teeth'],
  [/[ouwøœɔɒʊyʏɵəʷʃʒɹоуюёωοʌ]/iu, 'round'],
  [/[aɑæɐаяαħʕ]/iu, 'open'],
  [/[ieɪɛɨjиеэыιηεɯ]/iu, 'wide'],
]

function shapeOfSign(name: string): VisemeShape {
  const plain = name.normalize('NFD').replaceAll(/[\u0300-\u036Fˈˌː:]/g, '')
  return SIGNS.find(([sign]) => sign.test(plain))?.[1] ?? 'narrow'
}

/** Letters share the word's time; scripts whose letters say no sound (hanzi, Arabic) open and close. */
function spreadLetters(word: TimedWord): Viseme[] {
  const letters = word.text.match(/\p{L}|\p{N}/gu) ?? ['a']
  const part = (word.endSeconds - word.startSeconds) / letters.length
  return letters.map((letter, i) => ({
    shape: /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter) ? shapeOfSign(letter) : i % 2 === 0 ? 'open' : 'narrow',
    startSeconds: word.startSeconds + i * part,
    endSeconds: word.startSeconds + (i + 1) * part,
  }))
}

const clip = (shape: Viseme, word: TimedWord): Viseme => ({
  shape: shape.shape,
  startSeconds: Math.max(shape.startSeconds, word.startSeconds),
  endSeconds: Math.min(shape.endSeconds, word.endSeconds),
})

/** Equal neighbours become one; one too short to see goes to the one before it, but closed lips are seen even for a frame. */
function joinShapes(shapes: readonly Viseme[]): Viseme[] {
  const joined: Viseme[] = []
  for (const shape of shapes) {
    const last = joined.at(-1)
    const brief = shape.endSeconds - shape.startSeconds < SHORTEST_SECONDS && shape.shape !== 'closed'
    if (last !== undefined && (last.shape === shape.shape || brief)) joined[joined.length - 1] = { ...last, endSeconds: shape.endSeconds }
    else joined.push(shape)
  }
  return joined
    .map(({ shape, startSeconds, endSeconds }) => ({ shape, startSeconds: round(startSeconds), endSeconds: round(endSeconds) }))
    .filter(({ startSeconds, endSeconds }) => endSeconds > startSeconds)
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000
