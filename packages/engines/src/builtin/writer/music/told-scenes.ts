import { guessLocale } from '../../scene/language.ts'
import { includesWord } from '../../scene/matching.ts'
import { titleShot } from '../titles/titles.ts'
import { placesIn } from './choose-world.ts'
import { placeFor } from './near-places.ts'
import type { SongPlace } from './scenery.ts'
import { hourIn, phrase, weatherIn } from './told-light.ts'

/** One thing that the creator told. `place`: where it is, as it or one before it says; undefined where none does. */
export type ToldScene = {
  readonly words: string
  readonly place?: SongPlace
  /** Hour and weather, as it or those before it say; empty where none does. */
  readonly light: string
  /** What of `light` the words do not tell themselves. */
  readonly lightBeside: string
  /** True where the words themselves name their place, or are not English: nothing is put beside them. */
  readonly isPlaced: boolean
}

/** What the creator told, in order: lines that were joined by commas, and sentences. A piece without a letter is none. */
export function toldScenes(topic: string): ToldScene[] {
  let place: SongPlace | undefined
  let [hour, weather] = ['', '']
  return piecesOf(topic).map((words) => {
    const own = placeFor(words)
    // Rain stays where it fell.
    if (own !== undefined && own !== place) weather = ''
    const [ownHour, ownWeather] = [hourIn(words), weatherIn(words)]
    place = own ?? place
    hour = ownHour || hour || (ownWeather === '' ? '' : GREY_HOUR)
    weather = ownWeather || weather
    return {
      words,
      place,
      light: phrase(hour, weather),
      lightBeside: phrase(ownHour === '' ? hour : '', ownWeather === '' ? weather : ''),
      isPlaced: placesIn(words)[0] !== undefined || guessLocale(words) !== 'en',
    }
  })
}

/** Weather without an hour looks best late in the day. */
const GREY_HOUR = 'in the evening'

const piecesOf = (topic: string): string[] =>
  topic
    .split(ENDS)
    .map((piece) =>
      piece
        .trim()
        .replace(NEXT, '')
        .replace(/[.!?…:\s]+$/u, ''),
    )
    .filter((piece) => /\p{L}/u.test(piece))
    .map((piece) => piece.slice(0, LONGEST_PIECE))
const LONGEST_PIECE = 220
/** Signs, line ends, sentences, and the words by which one scene follows another. */
const ENDS =
  /[\n,;，、；。！？→]+|(?<=[.!?…])\s+|\s+(?:and then|then|after that|afterwards|und dann|dann|danach|et puis|puis|ensuite|y luego|luego)\s+(?<!\b(?:now and|since|by|until|back|just|even|more|less) then\s+)|然后|それから/iu
const NEXT = /^(?:(?:and |und |et |y )?(?:then|dann|puis|luego|after that|afterwards|danach|ensuite)(?:\s+|$))+/iu

/** Somebody without a name who begins a piece is who the film is about. */
const SOMEBODY =
  /^(?:(?:and |then |so |but |now |later |finally )*)(?:he|she|they|i|we|(?:the|a|our|my) (?:(?:young|little|old|lonely|brave|happy|sad) )?(?:girl|boy|man|woman|hero|heroine|singer|character|protagonist|person|dancer|artist|star|guy|lady|couple))\b/iu
const SEVERAL = /^(?:(?:and |then |so |but |now |later |finally )*)(?:they|we|(?:the|a) couple)\b/iu
const VERB_FIRST =
  /^(?:is|has|goes|comes|leaves|meets|gets|falls|loves|feels|cries|smiles|wakes|starts|tries|wears|rides|drives|flies|swims|stands|sits|waits|walks|runs|dances|sings|looks|finds|holds|plays|works|sleeps|dreams|thinks|travels|climbs|jumps|laughs|talks|waves|opens|reads|writes|returns|arrives)\b(?! (?:crash|roll|break))/u

/** A piece with the name of who it is about: every shot of the cast names them. */
export function named(piece: string, names: readonly string[]): string {
  const [main] = names
  if (main === undefined || includesWord(piece, main)) return piece
  if (names.some((name) => includesWord(piece, name))) return piece.replace(SOMEBODY, () => main)
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
