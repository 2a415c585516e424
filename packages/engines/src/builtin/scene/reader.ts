import type { TimeOfDay } from '../paint/look.ts'
import { chooseCameraMove } from '../camera/choose-move.ts'
import type { Action } from '../characters/poses/pose.ts'
import { actionIn } from './action.ts'
import { findThings } from './thing-words.ts'
import { castOf } from './cast.ts'
import { colourNamed } from './colour-words.ts'
import { NATURAL, type RoleName } from '../paint/palette.ts'
import { framingOf, nearEnough } from './framing.ts'
import { isViolentOrSexual } from './harmless.ts'
import { guessLocale, type Locale } from './language.ts'
import { TABLE_LOCALES } from './lexicon/rows.ts'
import { includesWord } from './matching.ts'
import { FRAMING_WORDS, MOOD_WORDS, MOVE_WORDS, TIME_WORDS, WEATHER_WORDS } from './moment-words.ts'
import { suited } from './people.ts'
import { placesNamed, readPlace } from './place.ts'
import type { CameraMove, Mood, PlaceName, Scene, SceneActor, SceneProp, Weather } from './scene.ts'
import { partitionThings } from './partition-things.ts'
import { findNearest, isTimeJump, type StoryContext, storyContext } from './story/story-context.ts'
import { isOutdoors, thingsOf } from './shown-things.ts'
import { concertSeed } from '../settings/indoors/theatre.ts'
import { dressedFor, hostOf, isExplainer } from './story/topic-cast.ts'
import { topicOf } from './story/topic.ts'
import type { SceneRequest } from './scene-request.ts'

/** Maximum prompt length that is read, in characters. */
const MAX_PROMPT = 700
const MAX_STORY = 12_000

/** How our writer begins and ends a prompt: with a framing, and with what it carries from shot to shot. The narration tells that better. */
const CARRIED = /^[\p{L} -]{5,18}: |(?:, (?:in|at|on|by|under|inside|near|during) [^,]*)*, \p{L}+ mood$/gu

/** How writers begin a prompt: from how far a shot is seen and how the camera goes, e.g. `Close-up, slow pan left: `. Nothing of it is in the picture. */
const HEAD = /^(?:wide|medium|close|extreme|distant|macro|view|establishing|aerial)[\p{L} ,-]{0,60}: /iu
/** Who looks out of the picture looks at no thing in it. */
const TO_THE_VIEWER = /\b(?:at|to|into|towards|for) the (?:camera|viewer|lens|audience)\b/giu

/** How our writer asks for room for large words. */
const ROOM = /, open space in the middle\b/u

function headAndBody(prompt: string): { readonly head: string; readonly body: string } {
  const head = HEAD.exec(prompt)?.[0] ?? ''
  return { head, body: prompt.slice(head.length).replaceAll(TO_THE_VIEWER, '').replace(ROOM, '') }
}

/** What the cast is called tells of no place, weather or language: Maya is not in a temple, Storm brings none, 雪子 may dance in English. */
function withoutNames(text: string, { character, companions = [] }: SceneRequest): string {
  const names = [character, ...companions].flatMap((one) => (one && /\p{L}/u.test(one.name) ? [one.name] : []))
  return names.reduce((left, name) => left.replaceAll(name, '·'), text)
}

/** True where somebody has put a place into the prompt that the story does not know. */
function asksElsewhere(prompt: string, story: string, locale: Locale): boolean {
  const known = new Set(placesNamed(story, locale).map(({ place }) => place))
  return placesNamed(prompt, locale).some(({ place }) => !known.has(place))
}

/** Reads a scene from a shot's prompt. Deterministic for the same prompt and seeds. */
export function readScene(request: SceneRequest): Scene {
  const prompt = request.prompt.normalize('NFC').slice(0, MAX_PROMPT)
  const storyText = (request.storyText ?? '').normalize('NFC').slice(0, MAX_STORY)
  return isViolentOrSexual(prompt) ? neutralScene(request) : readWords({ ...request, prompt, storyText })
}

function readWords(request: SceneRequest & { readonly storyText: string }): Scene {
  const { storyText, storySeed, shotIndex, shotCount, character, companions = [] } = request
  const locale = guessLocale(withoutNames(`${request.prompt} ${storyText.slice(0, 2000)}`, request))
  const { head, body } = headAndBody(request.prompt)
  const isOurs = request.prompt.endsWith(' mood') && storyText !== '' && !asksElsewhere(request.prompt, storyText, locale)
  const prompt = isOurs ? request.prompt.replace(CARRIED, '') : body
  const told = storyContext(storyText, prompt, shotCount > 1 ? shotIndex / (shotCount - 1) : 0, locale)
  const topic = topicOf(storyText === '' ? prompt : storyText, locale)
  const explains = topic !== undefined && isExplainer(topic, storyText, locale)
  const words = withoutNames(isOurs && told.own !== '' ? told.own : prompt, request)
  const action = deedIn(prompt, locale)
  const cast = castOf({ prompt, told, storyText, storySeed, locale, action, character, companions })
  const things = thingsOf({ ...request, prompt: withoutNames(prompt, request), locale, told, topic, cast }).filter(
    ({ word }) => !isNameOfTheCast(request, word),
  )
  const named = cast.who.length === 0 && explains ? hostOf({ topic, shotIndex, storySeed, action }) : cast.who
  const isOut = things.some(isOutdoors) || named.some(livesOutside)
  const where = readPlace({ prompt: words, told, locale, props: things, hasPeople: named.length > 0, outdoors: isOut, topic, explains })
  const time = hourTold(words, told) ?? (['day', 'day', 'dusk', 'day', 'dawn'] as const)[storySeed % 5]!
  const weather = where === 'cave' ? 'clear' : (firstMatch(WEATHER_WORDS, words) ?? weatherTold(told.before))
  const mood = moodIn(words, locale) ?? findNearest(told, (sentence) => moodIn(sentence, locale)) ?? 'calm'
  const who = named.map((actor, i) => (isChosen(request, actor, i) ? actor : inColourTold(dressedFor(topic, told, actor), words)))
  const { seen, props } = partitionThings(things, prompt, locale, { where, time, weather }, who)
  const open = ROOM.test(request.prompt)
  const asked = firstMatch(FRAMING_WORDS, head === '' ? body : head)
  const framing = asked ?? framingOf(shotIndex, shotCount, who.length, props.length, request.take)
  const seeds = seedsOf(request)
  return {
    ...seeds,
    seed: where === 'stage' && (CONCERT.test(prompt) || who.some(performs)) ? concertSeed(seeds.seed) : seeds.seed,
    where,
    time,
    weather,
    mood,
    who: where === 'space' || where === 'underwater' ? who.map(suited) : who,
    props: open ? severalOf(props) : props,
    seen,
    ...(open && { open }),
    framing: who.length === 0 && (!asked || TURN.test(request.prompt)) ? nearEnough(framing, props) : framing,
    move: firstMatch(MOVE_WORDS, head) ?? firstMatch(MOVE_WORDS, prompt) ?? chooseCameraMove({ ...request, weather, mood, who }),
    mirrored: isMirrored(request),
  }
}

/** Who rides is on a bicycle; beside a horse they walk, in a train they sit. */
function deedIn(prompt: string, locale: Locale): Action {
  const action = actionIn(prompt, locale)
  if (action !== 'ride') return action
  const things = findThings(prompt, locale).map(({ value }) => value)
  if (things.some(({ icon }) => icon === 'bicycle')) return action
  return things.some(({ centimetres, scenery }) => centimetres >= 300 && !scenery) ? 'sit' : 'walk'
}

/** A white horse is white. */
function inColourTold(actor: SceneActor, words: string): SceneActor {
  const colour = actor.kind === 'animal' && !actor.coat ? colourNamed(actor.name, words) : undefined
  return actor.kind === 'person' || colour === undefined
    ? actor
    : { ...actor, coat: { kind: actor.animal, body: NATURAL[colour as RoleName] ?? colour } }
}

/** Poppy, who was chosen, is no flower. */
const isNameOfTheCast = ({ character, companions = [] }: SceneRequest, word: string): boolean =>
  [character, ...companions].some((one) => one?.name.toLowerCase() === word)

/** `Red balloons` alone in a picture are three. */
const severalOf = (props: readonly SceneProp[]): readonly SceneProp[] =>
  props.length === 1 && /[^s]s$/u.test(props[0]!.word) ? [props[0]!, props[0]!, props[0]!] : props

const CONCERT = /concert|konzert|concierto|コンサート|演唱会/iu
const performs = ({ action }: SceneActor): boolean => action === 'sing' || action === 'dance'

/** Somebody of the story's own cast wears what they always wear. */
const isChosen = ({ character, companions = [] }: SceneRequest, { name }: SceneActor, index: number): boolean =>
  (character !== undefined && index === 0) || companions.some((companion) => companion.name === name)

/** Animals that no house has in it, unless the words put them there. */
const livesOutside = (actor: SceneActor): boolean => actor.kind === 'animal' && !/^(?:cat|dog|mouse|rabbit|parrot|bird)$/.test(actor.animal)

/** How our writer begins a shot for variety: no wish of anybody's. */
const TURN = /^(?:Wide|Distant) view:|^View from (?:above|below):|^Medium shot:/

/** The place itself is laid out anew with every take. */
function seedsOf({ storySeed, shotIndex, seed, take = 0 }: SceneRequest): Pick<Scene, 'seed' | 'shotSeed'> {
  return { seed: Math.abs((storySeed + take * 31) % 9973), shotSeed: Math.abs((storySeed + shotIndex * 7919 + seed) % 99991) }
}

/** Alternate takes are mirrored. */
const isMirrored = ({ shotIndex, take = 0 }: SceneRequest): boolean => (shotIndex % 3 === 1) !== (take % 2 === 1)

const QUIET_PLACES: readonly PlaceName[] = ['field', 'mountain', 'river', 'sea']

/** Neutral landscape for prompts that must not be drawn. */
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
    framing: framingOf(shotIndex, shotCount, 0, 0, request.take),
    move: chooseCameraMove({ ...request, prompt: '', weather: 'clear', mood: 'calm', who: [] }),
    mirrored: isMirrored(request),
  }
}

export function firstMatch<T>(table: readonly (readonly [T, string])[], text: string): T | undefined {
  return table.find(([, words]) => words.split('|').some((word) => includesWord(text, word)))?.[0]
}

/** The hour that was named last; a story that leaps on leaves it. What the second sentence says is so in the first. */
function hourTold(prompt: string, { before, after }: StoryContext): TimeOfDay | undefined {
  const own = firstMatch(TIME_WORDS, prompt)
  if (own) return own
  for (const sentence of before) {
    const found = firstMatch(TIME_WORDS, sentence)
    if (found || isTimeJump(sentence)) return found
  }
  return before.length <= 1 && after[0] && !isTimeJump(after[0]) ? firstMatch(TIME_WORDS, after[0]) : undefined
}

function moodIn(text: string, locale: Locale): Mood | undefined {
  const column = Math.max(
    0,
    TABLE_LOCALES.findIndex((known) => known === locale),
  )
  return MOOD_WORDS.find(([, columns]) => columns[column]!.split('|').some((word) => includesWord(text, word)))?.[0]
}

/** For so many sentences nobody says it again. */
const WEATHER_LASTS = 4

/** Weather lasts for a while, unless the story names another hour or leaps on. */
const weatherTold = (before: readonly string[]): Weather =>
  findNearest(
    { before: before.slice(0, WEATHER_LASTS), after: [] },
    (sentence) => firstMatch(WEATHER_WORDS, sentence) ?? (firstMatch(TIME_WORDS, sentence) || isTimeJump(sentence) ? 'clear' : undefined),
  ) ?? 'clear'

/** Camera move requested by a motion prompt. */
export const moveIn = (text: string): CameraMove | undefined => firstMatch(MOVE_WORDS, text.split(';')[0]!) ?? firstMatch(MOVE_WORDS, text)
