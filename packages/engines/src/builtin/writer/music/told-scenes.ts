import { guessLocale } from '../../scene/language.ts'
import { includesWord } from '../../scene/matching.ts'
import { TIME_WORDS, WEATHER_WORDS } from '../../scene/moment-words.ts'
import { firstMatch } from '../../scene/reader.ts'
import { titleShot } from '../titles.ts'
import { placesIn } from './choose-world.ts'
import type { Light, SongPlace } from './scenery.ts'

/** One thing that the creator told. `place` and `light`: where and when, where it or one before it says so. */
export type ToldScene = {
  readonly words: string
  readonly place?: SongPlace
  readonly light?: Light
  /** `light`, unless the words tell it themselves. */
  readonly lightBeside: Light | ''
  /** True where the words themselves name their place, or are not English: nothing is put beside them. */
  readonly isPlaced: boolean
}

/** What the creator told, in order: lines that were joined by commas, and sentences. A piece without a letter is none. */
export function toldScenes(topic: string): ToldScene[] {
  let place: SongPlace | undefined
  let light: Light | undefined
  return piecesOf(topic).map((words) => {
    const own = placesIn(words)[0]
    place = own ?? place
    const lit = lightIn(words)
    light = lit ?? light
    return { words, place, light, lightBeside: lit ? '' : (light ?? ''), isPlaced: own !== undefined || guessLocale(words) !== 'en' }
  })
}

const piecesOf = (topic: string): string[] =>
  topic
    .split(/[\n,;，、；。！？]+|(?<=[.!?…])\s+/u)
    .map((piece) => piece.trim().replace(/[.!?…:\s]+$/u, ''))
    .filter((piece) => /\p{L}/u.test(piece))
    .map((piece) => piece.slice(0, LONGEST_PIECE))
const LONGEST_PIECE = 220

function lightIn(words: string): Light | undefined {
  const weather = firstMatch(WEATHER_WORDS, words)
  if (weather === 'rain' || weather === 'storm') return 'at night in the rain'
  if (weather === 'snow') return 'in the snow'
  if (weather === 'fog') return 'in the morning fog'
  const time = firstMatch(TIME_WORDS, words)
  return time && ({ night: 'at night', dusk: 'at sunset', dawn: 'at sunrise', day: 'on a bright day' } as const)[time]
}

/** Somebody without a name who begins a piece is who the film is about. */
const SOMEBODY =
  /^(?:(?:and |then |so |but |now |later |finally )*)(?:he|she|they|i|we|(?:the|a|our|my) (?:(?:young|little|old|lonely|brave|happy|sad) )?(?:girl|boy|man|woman|hero|heroine|singer|character|protagonist|person|dancer|artist|star|guy|lady|couple))\b/iu
const SEVERAL = /^(?:(?:and |then |so |but |now |later |finally )*)(?:they|we|(?:the|a) couple)\b/iu
const VERB_FIRST = /^(?:\p{Ll}+s|is|has)\b/u

/** A piece with the name of who it is about: every shot of the cast names them. */
export function named(piece: string, names: readonly string[]): string {
  const [main] = names
  if (main === undefined || names.some((name) => includesWord(piece, name))) return piece
  const isSeveral = SEVERAL.test(piece)
  if (isSeveral && names.length < 2) return `${main}: ${piece}`
  const who = isSeveral ? names.slice(0, 2).join(' and ') : main
  if (SOMEBODY.test(piece)) return piece.replace(SOMEBODY, () => who)
  return VERB_FIRST.test(piece) ? `${who} ${piece}` : `${who}: ${piece}`
}

/** A few words on a piece, without the names. */
export function titleOf(piece: string, names: readonly string[]): string {
  const bare = names.reduce((text, name) => text.replaceAll(name, ''), piece).replace(/^[\s:,]+/u, '')
  const title = titleShot(/\p{L}/u.test(bare) ? bare : piece, undefined)
  return title.length > MOST_TITLE ? `${title.slice(0, MOST_TITLE - 1)}…` : title
}
const MOST_TITLE = 60

/** The one whose turn it is: each has its part of the film, in their order. */
export const turnOf = <T>(told: readonly T[], index: number, count: number): T | undefined =>
  told[Math.min(told.length - 1, Math.floor((index / Math.max(1, count)) * told.length))]
