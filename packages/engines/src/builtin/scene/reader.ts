import type { TimeOfDay } from '../paint/look.ts'
import { chooseCameraMove } from '../camera/choose-move.ts'
import type { Action } from '../characters/poses/pose.ts'
import { findAction } from './action.ts'
import { findThings } from './thing-words.ts'
import { resolveCast } from './cast.ts'
import { findColour } from './colour-words.ts'
import { NATURAL, type RoleName } from '../paint/palette.ts'
import { framingOf, tightenForSmallProps } from './framing.ts'
import { isViolentOrSexual } from './blocked-content.ts'
import { detectLocale, type Locale } from './language.ts'
import { TABLE_LOCALES } from './lexicon/rows.ts'
import { includesWord } from './matching.ts'
import { FRAMING_WORDS, MOOD_WORDS, MOVE_WORDS, TIME_WORDS, WEATHER_WORDS } from './scene-keywords.ts'
import { withProtectiveSuit } from './people.ts'
import { findNamedPlaces, findPlace } from './place.ts'
import type { CameraMove, Mood, PlaceName, Scene, SceneActor, SceneProp, Weather } from './scene.ts'
import { partitionThings } from './partition-things.ts'
import { findNearest, isTimeJump, type StoryContext, locateInStory } from './story/story-context.ts'
import { isOutdoorThing, findShownThings } from './shown-things.ts'
import { concertSeed } from '../settings/indoors/theatre.ts'
import { withHistoricalClothes, presenterFor, isExplainer } from './story/topic-cast.ts'
import { detectTopic } from './story/topic.ts'
import type { SceneRequest } from './scene-request.ts'
import { isMirrored, seedsOf } from './story/seeds.ts'

/** Maximum prompt length that is read, in characters. */
const MAX_PROMPT = 700
const MAX_STORY = 12_000

/** Framing and repeated context in prompts of the built-in writer; the narration is more precise. */
const GENERATED_PARTS = /^[\p{L} -]{5,18}: |(?:, (?:in|at|on|by|under|inside|near|during) [^,]*)*, \p{L}+ mood$/gu

/** Framing and camera move at the start of a prompt, e.g. `Close-up, slow pan left: `. */
const CAMERA_PREFIX = /^(?:wide|medium|close|extreme|distant|macro|view|establishing|aerial)[\p{L} ,-]{0,60}: /iu
/** Gaze at the viewer, where `camera` is not a prop. */
const GAZE_AT_VIEWER = /\b(?:at|to|into|towards|for) the (?:camera|viewer|lens|audience)\b/giu

/** Suffix by which the built-in writer asks for space for lettering. */
const OPEN_SPACE = /, open space in the middle\b/u

function splitPrompt(prompt: string): { readonly head: string; readonly body: string } {
  const head = CAMERA_PREFIX.exec(prompt)?.[0] ?? ''
  return { head, body: prompt.slice(head.length).replaceAll(GAZE_AT_VIEWER, '').replace(OPEN_SPACE, '') }
}

/** Masks the characters' names, which must not be read as places, weather or language. */
function withoutNames(text: string, { character, companions = [] }: SceneRequest): string {
  const names = [character, ...companions].flatMap((character) => (character && /\p{L}/u.test(character.name) ? [character.name] : []))
  return names.reduce((rest, name) => rest.replaceAll(name, '·'), text)
}

/** Whether the prompt names a place that the story doesn't. */
function namesOtherPlace(prompt: string, story: string, locale: Locale): boolean {
  const known = new Set(findNamedPlaces(story, locale).map(({ place }) => place))
  return findNamedPlaces(prompt, locale).some(({ place }) => !known.has(place))
}

/** Reads a scene from a shot's prompt. Deterministic for the same prompt and seeds. */
export function readScene(request: SceneRequest): Scene {
  const prompt = request.prompt.normalize('NFC').slice(0, MAX_PROMPT)
  const storyText = (request.storyText ?? '').normalize('NFC').slice(0, MAX_STORY)
  return isViolentOrSexual(prompt) ? neutralScene(request) : sceneFromText({ ...request, prompt, storyText })
}

function sceneFromText(request: SceneRequest & { readonly storyText: string }): Scene {
  const { storyText, storySeed, shotIndex, shotCount, character, companions = [] } = request
  const locale = detectLocale(withoutNames(`${request.prompt} ${storyText.slice(0, 2000)}`, request))
  const { head, body } = splitPrompt(request.prompt)
  const isGenerated = request.prompt.endsWith(' mood') && storyText !== '' && !namesOtherPlace(request.prompt, storyText, locale)
  const prompt = isGenerated ? request.prompt.replace(GENERATED_PARTS, '') : body
  const context = locateInStory(storyText, prompt, shotCount > 1 ? shotIndex / (shotCount - 1) : 0, locale)
  const topic = detectTopic(storyText === '' ? prompt : storyText, locale)
  const isExplaining = topic !== undefined && isExplainer(topic, storyText, locale)
  const text = withoutNames(isGenerated && context.sentence !== '' ? context.sentence : prompt, request)
  const action = actionInPrompt(prompt, locale)
  const cast = resolveCast({ prompt, context, storyText, storySeed, locale, action, character, companions })
  const things = findShownThings({ ...request, prompt: withoutNames(prompt, request), locale, context, topic, cast }).filter(
    ({ word }) => !isCharacterName(request, word),
  )
  const figures = cast.who.length === 0 && isExplaining ? presenterFor({ topic, shotIndex, storySeed, action }) : cast.who
  const isOutside = things.some(isOutdoorThing) || figures.some(isOutdoorAnimal)
  const where = findPlace({
    prompt: text,
    context,
    locale,
    props: things,
    hasPeople: figures.length > 0,
    outdoors: isOutside,
    topic,
    isExplainer: isExplaining,
  })
  const time = findTimeOfDay(text, context) ?? (['day', 'day', 'dusk', 'day', 'dawn'] as const)[storySeed % 5]!
  const weather = where === 'cave' ? 'clear' : (firstMatch(WEATHER_WORDS, text) ?? findWeather(context.before))
  const mood = findMood(text, locale) ?? findNearest(context, (sentence) => findMood(sentence, locale)) ?? 'calm'
  const who = figures.map((actor, i) =>
    isStoryCharacter(request, actor, i) ? actor : withNamedColour(withHistoricalClothes(topic, context, actor), text),
  )
  const { seen, props } = partitionThings(things, prompt, locale, { where, time, weather }, who)
  const open = OPEN_SPACE.test(request.prompt)
  const requestedFraming = firstMatch(FRAMING_WORDS, head === '' ? body : head)
  const framing = requestedFraming ?? framingOf(shotIndex, shotCount, who.length, props.length, request.take)
  const seeds = seedsOf(request)
  return {
    ...seeds,
    seed: where === 'stage' && (CONCERT.test(prompt) || who.some(isPerforming)) ? concertSeed(seeds.seed) : seeds.seed,
    where,
    time,
    weather,
    mood,
    who: where === 'space' || where === 'underwater' ? who.map(withProtectiveSuit) : who,
    props: open ? repeatPlural(props) : props,
    seen,
    ...(open && { open }),
    framing:
      who.length === 0 && (!requestedFraming || GENERATED_FRAMING.test(request.prompt)) ? tightenForSmallProps(framing, props) : framing,
    move: firstMatch(MOVE_WORDS, head) ?? firstMatch(MOVE_WORDS, prompt) ?? chooseCameraMove({ ...request, weather, mood, who }),
    mirrored: isMirrored(request),
  }
}

/** Action of a prompt. Riding is drawn on bicycles only: as sitting in large vehicles, or else as walking. */
function actionInPrompt(prompt: string, locale: Locale): Action {
  const action = findAction(prompt, locale)
  if (action !== 'ride') return action
  const things = findThings(prompt, locale).map(({ value }) => value)
  if (things.some(({ icon }) => icon === 'bicycle')) return action
  return things.some(({ centimetres, scenery }) => centimetres >= 300 && !scenery) ? 'sit' : 'walk'
}

/** Applies a named colour to an animal. */
function withNamedColour(actor: SceneActor, words: string): SceneActor {
  const colour = actor.kind === 'animal' && !actor.coat ? findColour(actor.name, words) : undefined
  return actor.kind === 'person' || colour === undefined
    ? actor
    : { ...actor, coat: { kind: actor.animal, body: NATURAL[colour as RoleName] ?? colour } }
}

/** Whether a word is the name of a character. */
const isCharacterName = ({ character, companions = [] }: SceneRequest, word: string): boolean =>
  [character, ...companions].some((one) => one?.name.toLowerCase() === word)

/** Repeats a single prop three times if its word is a plural. */
const repeatPlural = (props: readonly SceneProp[]): readonly SceneProp[] =>
  props.length === 1 && /[^s]s$/u.test(props[0]!.word) ? [props[0]!, props[0]!, props[0]!] : props

const CONCERT = /concert|konzert|concierto|コンサート|演唱会/iu
const isPerforming = ({ action }: SceneActor): boolean => action === 'sing' || action === 'dance'

/** Whether an actor is a character, whose look stays unchanged. */
const isStoryCharacter = ({ character, companions = [] }: SceneRequest, { name }: SceneActor, index: number): boolean =>
  (character !== undefined && index === 0) || companions.some((companion) => companion.name === name)

/** Whether an animal implies an outdoor place. */
const isOutdoorAnimal = (actor: SceneActor): boolean =>
  actor.kind === 'animal' && !/^(?:cat|dog|mouse|rabbit|parrot|bird)$/.test(actor.animal)

/** Framings that the built-in writer adds for variety. */
const GENERATED_FRAMING = /^(?:Wide|Distant) view:|^View from (?:above|below):|^Medium shot:/

const NEUTRAL_PLACES: readonly PlaceName[] = ['field', 'mountain', 'river', 'sea']

/** Neutral landscape for prompts that must not be drawn. */
function neutralScene(request: SceneRequest): Scene {
  const { storySeed, shotIndex, shotCount } = request
  const where = NEUTRAL_PLACES[storySeed % NEUTRAL_PLACES.length]!
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

/** Time of day of the prompt, or else of the preceding sentences back to a time jump; at the start also of the next sentence. */
function findTimeOfDay(prompt: string, { before, after }: StoryContext): TimeOfDay | undefined {
  const own = firstMatch(TIME_WORDS, prompt)
  if (own) return own
  for (const sentence of before) {
    const found = firstMatch(TIME_WORDS, sentence)
    if (found || isTimeJump(sentence)) return found
  }
  return before.length <= 1 && after[0] && !isTimeJump(after[0]) ? firstMatch(TIME_WORDS, after[0]) : undefined
}

function findMood(text: string, locale: Locale): Mood | undefined {
  const column = Math.max(
    0,
    TABLE_LOCALES.findIndex((known) => known === locale),
  )
  return MOOD_WORDS.find(([, columns]) => columns[column]!.split('|').some((word) => includesWord(text, word)))?.[0]
}

/** Number of sentences for which weather lasts. */
const MAX_WEATHER_SENTENCES = 4

/** Weather of the preceding sentences; `clear` after a change of time. */
const findWeather = (before: readonly string[]): Weather =>
  findNearest(
    { before: before.slice(0, MAX_WEATHER_SENTENCES), after: [] },
    (sentence) => firstMatch(WEATHER_WORDS, sentence) ?? (firstMatch(TIME_WORDS, sentence) || isTimeJump(sentence) ? 'clear' : undefined),
  ) ?? 'clear'

/** Camera move requested by a motion prompt. */
export const findCameraMove = (text: string): CameraMove | undefined =>
  firstMatch(MOVE_WORDS, text.split(';')[0]!) ?? firstMatch(MOVE_WORDS, text)
