import type { Ctx } from '../paint/canvas.ts'
import type { Mood, Scene } from '../scene/scene.ts'

/** Polylines of each letter on a grid of 5 by 7; each point is two digits: x, y. */
const LETTER_STROKES: Record<string, string> = {
  A: '06 02 20 42 46|04 44',
  B: '06 00 30 41 42 33 03|33 44 45 36 06',
  C: '41 30 10 01 05 16 36 45',
  D: '06 00 20 42 44 26 06',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '10 30|20 26|16 36',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 22 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 03 26 43 40',
  W: '00 06 24 46 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  0: '10 30 41 45 36 16 05 01 10',
  1: '11 20 26|16 36',
  2: '01 10 30 41 42 06 46',
  3: '00 40 22 33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 02 32 43 45 36 16 05',
  6: '31 20 02 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '10 30 41 42 33 13 02 01 10|13 04 05 16 36 45 44 33',
  9: '16 26 44 41 30 10 01 02 13 43',
  '-': '13 33',
  '.': '26 26',
  '!': '20 24|26 26',
  '/': '40 06',
  ':': '22 22|25 25',
  '+': '21 25|03 43',
}

type Point = readonly [number, number]

const strokesOf = (letter: string): Point[][] =>
  (LETTER_STROKES[letter] ?? '').split('|').map((stroke) =>
    stroke
      .split(' ')
      .filter(Boolean)
      .map((pair): Point => [Number(pair[0]), Number(pair[1])]),
  )

/** Width of a line of lettering as a multiple of its height. */
export const letteringWidth = (text: string): number => (text.length * 5.6 - 1.6) / 6

/** Adds a line of capitals to the current path. (x, y): top left; `shake`: offset of point `i`, in parts of the height. */
export function traceLettering(g: Ctx, text: string, x: number, y: number, height: number, shake: (i: number) => number = () => 0): void {
  const cell = height / 6
  let n = 0
  g.beginPath()
  for (const [k, letter] of Array.from(text).entries())
    for (const stroke of strokesOf(letter))
      stroke.forEach(([px, py], i) => {
        const at = [x + (k * 5.6 + px) * cell + shake(n++) * height, y + py * cell + shake(n++) * height] as const
        if (i === 0) g.moveTo(...at)
        else g.lineTo(...at)
      })
}

/** Bitmap capitals of `cell` pixels per square, six squares per letter. */
export function drawPixelLettering(g: Ctx, text: string, x: number, y: number, cell: number): void {
  for (const [k, letter] of Array.from(text).entries())
    for (const stroke of strokesOf(letter))
      stroke.forEach((to, i) => {
        const from = stroke[Math.max(0, i - 1)]!
        const steps = Math.max(1, Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]))
        for (let s = 0; s <= steps; s++) {
          const [px, py] = [from[0] + ((to[0] - from[0]) * s) / steps, from[1] + ((to[1] - from[1]) * s) / steps]
          g.fillRect(x + (k * 6 + Math.round(px)) * cell, y + Math.round(py) * cell, cell, cell)
        }
      })
}

const capitals = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()

/** Words by mood, in place of the name of an abstract place. */
const MOOD_WORDS: Record<Mood, string> = {
  calm: 'STILLNESS',
  happy: 'JOY',
  tense: 'SUSPENSE',
  sad: 'LONGING',
  wonder: 'WONDER',
  epic: 'GLORY',
}

/** Words that the lettering supports, in capitals: A to Z, at most 11 characters. */
export const letterableWords = (words: readonly string[]): string[] => words.map(capitals).filter((word) => /^[A-Z ]{2,11}$/.test(word))

/** Words of a scene for lettering: props first, place last. */
export const wordsOfScene = ({ props, who, where, mood }: Scene): string[] =>
  letterableWords([
    ...props.map((prop) => prop.word),
    ...who.map((actor) => actor.name),
    where === 'abstract' || where === 'plain' ? MOOD_WORDS[mood] : where.replace('-', ' '),
  ])

const EXCLAMATIONS: Record<Mood, readonly string[]> = {
  calm: ['HEY!', 'POP!', 'AHH!'],
  happy: ['YAY!', 'POP!', 'YES!'],
  tense: ['EEK!', 'GASP!', 'UH-OH!'],
  sad: ['SIGH!', 'OH NO!', 'SNIFF!'],
  wonder: ['WOW!', 'OOH!', 'AHA!'],
  epic: ['BAM!', 'ZAP!', 'GO!'],
}

/** Comic exclamation for a scene. */
export const exclamationOf = ({ mood, shotSeed, who }: Scene): string =>
  who.some((actor) => (actor.kind === 'person' ? actor.action === 'sleep' : actor.asleep))
    ? 'ZZZ'
    : EXCLAMATIONS[mood][shotSeed % EXCLAMATIONS[mood].length]!

const TITLES: Record<Mood, readonly string[]> = {
  calm: ['DREAMY', 'SO NICE', 'LOVELY'],
  happy: ['SO SWEET', 'BEST DAY', 'SUNNY'],
  tense: ['OH WOW', 'WAIT...', 'SO CLOSE'],
  sad: ['SO BLUE', 'MISS YOU', 'OH WELL'],
  wonder: ['MAGIC', 'SPARKLE', 'FIRST TIME'],
  epic: ['FOREVER', 'GO GO GO', 'SO BRAVE'],
}

/** Title for a scene. */
export const titleOf = ({ mood, shotSeed }: Scene): string => TITLES[mood][shotSeed % TITLES[mood].length]!
