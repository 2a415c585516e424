import type { Chooser } from './seeded-choice.ts'

/** How a picture is framed, and the camera moves that suit it. */
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

export type FramedShot = { readonly framing: string; readonly camera: string }

/** A framing for each shot: wide at the start, from afar at the end, between them in turn and never the same camera move twice in a row. */
export function frameShots(count: number, chooser: Chooser): FramedShot[] {
  const middle = chooser.shuffle(MIDDLE).sort((a, b) => Number(b.words === OPENING.words) - Number(a.words === OPENING.words))
  const shots: FramedShot[] = []
  for (let index = 0; index < count; index += 1) {
    const framing = framingOf(index, count, middle)
    const camera = chooser.pick(framing.cameras.filter((move) => move !== shots.at(-1)?.camera))
    shots.push({ framing: framing.words, camera })
  }
  return shots
}

function framingOf(index: number, count: number, middle: readonly Framing[]): Framing {
  if (index === 0) return OPENING
  return index === count - 1 && count > 2 ? ENDING : middle[index % middle.length]!
}
