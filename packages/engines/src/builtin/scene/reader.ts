import type { CharacterLook } from '../../ports/options.ts'
import { fittingMove } from '../camera/fitting-move.ts'
import { actionIn } from './action.ts'
import { castOf } from './cast.ts'
import { framingOf } from './framing.ts'
import { isHarsh } from './gentle.ts'
import { guessLocale, type Locale } from './language.ts'
import { TABLE_LOCALES } from './lexicon/rows.ts'
import { includesWord } from './matching.ts'
import { FRAMING_WORDS, MOOD_WORDS, MOVE_WORDS, TIME_WORDS, WEATHER_WORDS } from './moment-words.ts'
import { suited } from './people.ts'
import { readPlace } from './place.ts'
import type { CameraMove, Mood, PlaceName, Scene, Weather } from './scene.ts'
import { shareOut } from './seen.ts'
import { carried, toldUntil } from './story-position.ts'
import { type NamedThing, thingsIn } from './things.ts'

export type SceneRequest = {
  readonly prompt: string
  readonly storyText?: string
  readonly storySeed: number
  readonly shotIndex: number
  readonly shotCount: number
  readonly seed: number
  readonly character?: CharacterLook
}

/** Of longer texts only this much is read, in signs: more would be more than a picture holds. */
const MOST_PROMPT = 700
const MOST_STORY = 12_000

/** The scene that a shot's words describe. The same words and seeds give the same scene. */
export function readScene(request: SceneRequest): Scene {
  const prompt = request.prompt.normalize('NFC').slice(0, MOST_PROMPT)
  const storyText = (request.storyText ?? '').normalize('NFC').slice(0, MOST_STORY)
  return isHarsh(prompt) ? neutralScene(request) : readWords({ ...request, prompt, storyText })
}

function readWords(request: SceneRequest & { readonly storyText: string }): Scene {
  const { prompt, storyText, storySeed, shotIndex, shotCount } = request
  const locale = guessLocale(`${prompt} ${storyText.slice(0, 2000)}`)
  const told = toldUntil(storyText, prompt, shotCount > 1 ? shotIndex / (shotCount - 1) : 0, locale)
  const action = actionIn(prompt, locale)
  const who = castOf({ prompt, storyText, storySeed, locale, action, character: request.character, before: told.before.join(' ') })
  const things = thingsOf(request, locale, who.length)
  const where = readPlace({ prompt, told, locale, props: things, hasPeople: who.length > 0, outdoors: things.some(isOutdoors) })
  const time = said(TIME_WORDS, prompt, told) ?? (['day', 'day', 'dusk', 'day', 'dawn'] as const)[storySeed % 5]!
  const weather = firstMatch(WEATHER_WORDS, prompt) ?? weatherTold(told.before)
  const mood = moodIn(prompt, locale) ?? carried(told, (sentence) => moodIn(sentence, locale)) ?? 'calm'
  const { seen, props } = shareOut(things, prompt, locale, { where, time, weather }, who)
  return {
    ...seedsOf(request),
    where,
    time,
    weather,
    mood,
    who: where === 'space' || where === 'underwater' ? who.map(suited) : who,
    props,
    seen,
    framing: firstMatch(FRAMING_WORDS, prompt) ?? framingOf(shotIndex, shotCount, who.length, props.length),
    move: firstMatch(MOVE_WORDS, prompt) ?? fittingMove({ ...request, weather, mood, who }),
    mirrored: shotIndex % 3 === 1,
  }
}

function seedsOf({ storySeed, shotIndex, seed }: SceneRequest): Pick<Scene, 'seed' | 'shotSeed'> {
  return { seed: Math.abs(storySeed % 9973), shotSeed: Math.abs((storySeed + shotIndex * 7919 + seed) % 99991) }
}

const QUIET_PLACES: readonly PlaceName[] = ['field', 'mountain', 'river', 'sea']

/** Calm land without anybody: for words that no picture should show. */
function neutralScene(request: SceneRequest): Scene {
  const { storySeed, shotIndex, shotCount } = request
  const where = QUIET_PLACES[storySeed % QUIET_PLACES.length]!
  return {
    ...seedsOf(request),
    where,
    time: 'day',
    weather: 'clear',
    mood: 'calm',
    who: [],
    props: [],
    seen: [],
    framing: framingOf(shotIndex, shotCount, 0, 0),
    move: fittingMove({ ...request, prompt: '', weather: 'clear', mood: 'calm', who: [] }),
    mirrored: shotIndex % 3 === 1,
  }
}

export function firstMatch<T>(table: readonly (readonly [T, string])[], text: string): T | undefined {
  return table.find(([, words]) => words.split('|').some((word) => includesWord(text, word)))?.[0]
}

const said = <T>(table: readonly (readonly [T, string])[], prompt: string, told: Parameters<typeof carried>[0]): T | undefined =>
  firstMatch(table, prompt) ?? carried(told, (sentence) => firstMatch(table, sentence))

function moodIn(text: string, locale: Locale): Mood | undefined {
  const column = Math.max(
    0,
    TABLE_LOCALES.findIndex((known) => known === locale),
  )
  return MOOD_WORDS.find(([, columns]) => columns[column]!.split('|').some((word) => includesWord(text, word)))?.[0]
}

/** Weather lasts until the story names another hour. */
const weatherTold = (before: readonly string[]): Weather =>
  carried(
    { before, after: [] },
    (sentence) => firstMatch(WEATHER_WORDS, sentence) ?? (firstMatch(TIME_WORDS, sentence) ? 'clear' : undefined),
  ) ?? 'clear'

const OUTSIDE =
  /^(tree|pine|palm|bush|grass|mountain|hill|house|roof|tower|castle|lighthouse|church|windmill|barn|bridge|fence|well|path|river|lake|sea|beach|dune|waterfall|field|cloud|sky|campfire|tent)$/

const isOutdoors = ({ icon }: NamedThing): boolean => OUTSIDE.test(icon)

/** A shot that names nothing and nobody shows one thing of its story instead of an empty view, another in each shot. */
function thingsOf({ prompt, storyText = '', shotIndex }: SceneRequest, locale: Locale, cast: number): NamedThing[] {
  const own = thingsIn(prompt, locale)
  if (own.length > 0 || cast > 0) return own
  const others = thingsIn(storyText.slice(0, MOST_PROMPT * 3), locale).filter(({ thing }) => !thing?.scenery)
  return others.length > 0 ? [others[shotIndex % others.length]!] : []
}

/** The camera's way that words of a motion prompt ask for. */
export const moveIn = (text: string): CameraMove | undefined => firstMatch(MOVE_WORDS, text)
