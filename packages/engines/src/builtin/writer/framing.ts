import type { Chooser } from './seeded-choice.ts'

/** A framing as prompt text, with its camera moves. */
export type Framing = { readonly words: string; readonly cameras: readonly string[] }

const OPENING: Framing = { words: 'Wide view', cameras: ['Slow push in', 'Slow pan right', 'Slow pan left'] }
const ENDING: Framing = { words: 'Distant view', cameras: ['Slow pull back', 'Slow zoom out'] }
const MIDDLE: readonly Framing[] = [
  { words: 'Medium shot', cameras: ['Gentle push in', 'Slow pan right', 'Slow pan left'] },
  { words: 'Close-up', cameras: ['Very slow push in', 'Slow tilt up', 'Slow orbit'] },
  { words: 'View from below', cameras: ['Slow tilt up', 'Slow push in'] },
  { words: 'Wide view', cameras: ['Slow pan right', 'Slow pan left', 'Slow pull back'] },
  { words: 'View from above', cameras: ['The camera slowly descends', 'Slow zoom out'] },
]
/** Framing of a shot of a single object, without people. */
export const DETAIL_WORDS = 'Detail shot'
const DETAIL: Framing = { words: DETAIL_WORDS, cameras: ['Very slow push in', 'Slow orbit', 'Slow tilt up'] }

/** Camera moves implied by words of the text; they take precedence over the moves of the framing. */
const IMPLIED_MOVES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:earthquakes?|explo(?:de[sd]?|sions?)|erupts?|crash(?:es|ed)?|stampede|avalanche|storm breaks)\b/i, ['Gentle camera shake']],
  [/\b(?:suddenly|discovers?|discovered|reveals?|revealed|there it (?:is|was)|at last|face to face)\b/i, ['Push in', 'Gentle push in']],
  [
    /\b(?:walks?|walked|travels?|travell?ed|journey|sails?|sailed|rides?|rode|drives?|drove|runs?|ran|flies|flew|crosse[sd]|wanders?|rows)\b/i,
    ['Slow pan right', 'Slow pan left'],
  ],
  [/\b(?:climbs?|climbed|rises?|rose|lifts?|launch(?:es|ed)?|tower|skyscrapers?|grows?|grew)\b/i, ['Slow tilt up']],
  [/\b(?:falls?|fell|sinks?|sank|dives?|dived|descends?|lands?|landed)\b/i, ['The camera slowly descends']],
]

export type FramedShot = { readonly framing: string; readonly camera: string }

/** The text of a shot, and whether it shows a single object without people. */
export type FramedText = { readonly text: string; readonly isSingleObject: boolean }

/** Assigns a framing to each shot: wide at the start and the end, cycling between them, without repeating a camera move. */
export function frameShots(texts: readonly FramedText[], chooser: Chooser): FramedShot[] {
  const count = texts.length
  const middle = chooser.shuffle(MIDDLE).sort((a, b) => Number(b.words === OPENING.words) - Number(a.words === OPENING.words))
  const shots: FramedShot[] = []
  for (let index = 0; index < count; index += 1) {
    const { text, isSingleObject } = texts[index]!
    const isMiddle = index > 0 && index < count - 1
    const framing = isMiddle && isSingleObject && shots.at(-1)?.framing !== DETAIL_WORDS ? DETAIL : framingOf(index, count, middle)
    const isNew = (move: string): boolean => move !== shots.at(-1)?.camera
    const impliedMoves = (IMPLIED_MOVES.find(([words]) => words.test(text))?.[1] ?? []).filter(isNew)
    const camera = chooser.pick(impliedMoves.length > 0 ? impliedMoves : framing.cameras.filter(isNew))
    shots.push({ framing: framing.words, camera })
  }
  return shots
}

function framingOf(index: number, count: number, middle: readonly Framing[]): Framing {
  if (index === 0) return OPENING
  return index === count - 1 && count > 2 ? ENDING : middle[index % middle.length]!
}
