import { guessLocale } from '../../scene/language.ts'
import { includesWord } from '../../scene/matching.ts'
import { titleShot } from '../titles/titles.ts'
import { placesIn } from './choose-world.ts'
import { placeFor } from './place-synonyms.ts'
import type { SongPlace } from './scenery.ts'
import { timeOfDayIn, joinPhrases, weatherIn } from './time-and-weather.ts'

/** A scene that the creator described. `place`: the one it names, else the last one named before; undefined without. */
export type DescribedScene = {
  readonly words: string
  readonly place?: SongPlace
  /** Time of day and weather that it names, else the last ones named before; empty without. */
  readonly light: string
  /** The part of `light` that its own words do not name. */
  readonly unstatedLight: string
  /** True where the words themselves name their place, or are not English: nothing is put beside them. */
  readonly isPlaced: boolean
}

/** The scenes of a topic, in order: it is split at line breaks, commas and sentence ends. A part without a letter is left out. */
export function parseDescribedScenes(topic: string): DescribedScene[] {
  let place: SongPlace | undefined
  let [hour, weather] = ['', '']
  return sceneTextsOf(topic).map((words) => {
    const own = placeFor(words)
    // Rain stays where it fell.
    if (own !== undefined && own !== place) weather = ''
    const [ownHour, ownWeather] = [timeOfDayIn(words), weatherIn(words)]
    place = own ?? place
    hour = ownHour || hour || (ownWeather === '' ? '' : GREY_HOUR)
    weather = ownWeather || weather
    return {
      words,
      place,
      light: joinPhrases(hour, weather),
      unstatedLight: joinPhrases(ownHour === '' ? hour : '', ownWeather === '' ? weather : ''),
      isPlaced: placesIn(words)[0] !== undefined || guessLocale(words) !== 'en',
    }
  })
}

/** Weather without an hour looks best late in the day. */
const GREY_HOUR = 'in the evening'

const sceneTextsOf = (topic: string): string[] =>
  topic
    .split(ENDS)
    .map((piece) =>
      piece
        .trim()
        .replace(NEXT, '')
        .replace(/[.!?…:\s]+$/u, ''),
    )
    .filter((piece) => /\p{L}/u.test(piece))
    .map((piece) => piece.slice(0, MAX_SCENE_CHARACTERS))
const MAX_SCENE_CHARACTERS = 220
/** Signs, line ends, sentences, and the words by which one scene follows another. */
const ENDS =
  /[\n,;，、；。！？→]+|(?<=[.!?…])\s+|\s+(?:and then|then|after that|afterwards|und dann|dann|danach|et puis|puis|ensuite|y luego|luego)\s+(?<!\b(?:now and|since|by|until|back|just|even|more|less) then\s+)|然后|それから/iu
const NEXT = /^(?:(?:and |und |et |y )?(?:then|dann|puis|luego|after that|afterwards|danach|ensuite)(?:\s+|$))+/iu

/** A subject without a name at the start of a scene is the main character. */
const SOMEBODY =
  /^(?:(?:and |then |so |but |now |later |finally )*)(?:he|she|they|i|we|(?:the|a|our|my) (?:(?:young|little|old|lonely|brave|happy|sad) )?(?:girl|boy|man|woman|hero|heroine|singer|character|protagonist|person|dancer|artist|star|guy|lady|couple))\b/iu
const SEVERAL = /^(?:(?:and |then |so |but |now |later |finally )*)(?:they|we|(?:the|a) couple)\b/iu
const VERB_FIRST =
  /^(?:is|has|goes|comes|leaves|meets|gets|falls|loves|feels|cries|smiles|wakes|starts|tries|wears|rides|drives|flies|swims|stands|sits|waits|walks|runs|dances|sings|looks|finds|holds|plays|works|sleeps|dreams|thinks|travels|climbs|jumps|laughs|talks|waves|opens|reads|writes|returns|arrives)\b(?! (?:crash|roll|break))/u

/** The scene's text with the name of the cast member it is about, because a shot shows only whom its prompt names. */
export function withCastName(piece: string, names: readonly string[]): string {
  const [main] = names
  if (main === undefined || includesWord(piece, main)) return piece
  if (names.some((name) => includesWord(piece, name))) return piece.replace(SOMEBODY, () => main)
  const isSeveral = SEVERAL.test(piece)
  if (isSeveral && names.length < 2) return `${main}: ${piece}`
  const who = isSeveral ? names.slice(0, 2).join(' and ') : main
  if (SOMEBODY.test(piece)) return piece.replace(SOMEBODY, () => who)
  return VERB_FIRST.test(piece) ? `${who} ${piece}` : `${who}: ${piece}`
}

/** A short title of a scene, without the names. */
export function titleOf(piece: string, names: readonly string[]): string {
  const bare = names.reduce((text, name) => text.replaceAll(name, ''), piece).replace(/^[\s:,]+/u, '')
  const title = titleShot(/\p{L}/u.test(bare) ? bare : piece, undefined)
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1)}…` : title
}
const MAX_TITLE = 60

/** The scene for a shot: all scenes get an equal share of the shots, in order. */
export const sceneForShot = <T>(scenes: readonly T[], index: number, count: number): T | undefined =>
  scenes[Math.min(scenes.length - 1, Math.floor((index / Math.max(1, count)) * scenes.length))]
