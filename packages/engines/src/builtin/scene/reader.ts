import type { CharacterLook } from '../../ports/options.ts'
import { inventLook, type PersonLook, personLookOf } from '../characters/person-look.ts'
import type { Action } from '../characters/pose.ts'
import { hashText } from '../paint/random.ts'
import { ACTION_WORDS, ANIMAL_WORDS, PEOPLE, type PersonWord, PRONOUNS } from './people-words.ts'
import { guessLocale, type Locale } from './language.ts'
import { FRAMING_WORDS, MOOD_WORDS, MOVE_WORDS, TIME_WORDS, WEATHER_WORDS } from './moment-words.ts'
import { readPlace } from './place.ts'
import { propsIn } from './props.ts'
import { type CameraMove, type Framing, MOVES, type Scene, type SceneActor, type SceneProp } from './scene.ts'
import { includesWord } from './matching.ts'
import { formsOf, wordsOf } from './words.ts'

export type SceneRequest = {
  readonly prompt: string
  readonly storyText?: string
  readonly storySeed: number
  readonly shotIndex: number
  readonly shotCount: number
  readonly seed: number
  readonly character?: CharacterLook
}

/** The scene that a shot's words describe. The same words and seeds give the same scene. */
export function readScene(request: SceneRequest): Scene {
  const { prompt, storyText = '', storySeed, shotIndex } = request
  const locale = guessLocale(`${prompt} ${storyText}`)
  const who = readPeople(request, locale)
  const props = readProps(request, locale, who.length)
  const where = readPlace({ prompt, storyText, locale, props, hasPeople: who.length > 0 })
  return {
    where,
    time:
      firstMatch(TIME_WORDS, prompt) ??
      firstMatch(TIME_WORDS, storyText) ??
      (['day', 'day', 'dusk', 'day', 'dawn'] as const)[storySeed % 5]!,
    weather: firstMatch(WEATHER_WORDS, prompt) ?? firstMatch(WEATHER_WORDS, storyText) ?? 'clear',
    mood: firstMatch(MOOD_WORDS, prompt) ?? firstMatch(MOOD_WORDS, storyText) ?? 'calm',
    who: where === 'space' || where === 'underwater' ? who.map(suited) : who,
    props,
    framing: firstMatch(FRAMING_WORDS, prompt) ?? framingOf(shotIndex, request.shotCount),
    move: firstMatch(MOVE_WORDS, prompt) ?? moveOf(shotIndex, storySeed),
    mirrored: shotIndex % 3 === 1,
    seed: Math.abs(storySeed % 9973),
    shotSeed: Math.abs((storySeed + shotIndex * 7919 + request.seed) % 99991),
  }
}

export function firstMatch<T>(table: readonly (readonly [T, string])[], text: string): T | undefined {
  return table.find(([, words]) => words.split('|').some((word) => includesWord(text, word)))?.[0]
}

/** A shot that names nothing and nobody shows one thing of its story instead of an empty view, another in each shot. */
function readProps({ prompt, storyText = '', shotIndex }: SceneRequest, locale: Locale, cast: number): SceneProp[] {
  const own = propsIn(prompt, locale)
  if (own.length > 0 || cast > 0) return own
  const others = propsIn(storyText, locale, 8)
  return others.length > 0 ? [others[shotIndex % others.length]!] : []
}

/** The camera's way that words of a motion prompt ask for. */
export const moveIn = (text: string): CameraMove | undefined => firstMatch(MOVE_WORDS, text)

const CYCLE: readonly Framing[] = ['wide', 'medium', 'close', 'medium', 'wide', 'close']

/** Films open and end wide; between, distance changes from shot to shot. */
const framingOf = (shotIndex: number, shotCount: number): Framing =>
  shotIndex === 0 || shotIndex === shotCount - 1 ? 'wide' : CYCLE[shotIndex % CYCLE.length]!

const moveOf = (shotIndex: number, seed: number): CameraMove => MOVES[(shotIndex * 3 + seed) % MOVES.length]!

function readPeople(request: SceneRequest, locale: Locale): SceneActor[] {
  const { prompt, storyText = '', storySeed, character } = request
  const action = actionIn(prompt)
  const people: SceneActor[] = []
  if (character) people.push({ kind: 'person', name: character.name, look: personLookOf(character), action })
  const words = wordsOf(prompt, locale)
  for (const word of words) addActor(people, word, locale, storySeed, people.length === 0 ? action : 'look')
  if (people.length === 0 && words.some((word) => PRONOUNS.has(word))) {
    for (const word of wordsOf(storyText, locale)) if (people.length === 0) addActor(people, word, locale, storySeed, action)
    if (people.length === 0) people.push(invented('person', {}, storySeed, action))
  }
  return people.slice(0, 2)
}

function addActor(people: SceneActor[], word: string, locale: Locale, storySeed: number, action: Action): void {
  for (const form of formsOf(word, locale)) {
    const animal = ANIMAL_WORDS.get(form)
    const traits = PEOPLE.get(form)
    if (people.some((actor) => actor.name === form || (actor.kind === 'animal' && actor.animal === animal))) return
    if (animal) people.push({ kind: 'animal', name: form, animal, walking: action === 'walk' || action === 'run' })
    else if (traits) people.push(invented(form, traits, storySeed, action))
    if (animal || traits) return
  }
}

const SUIT = { hat: 'helmet', outfit: 'trousers', top: '#f1f3f6', bottom: '#dfe4ea', shoe: '#c9cfd8', scarf: null } as const

/** Nobody breathes in space or under water: they wear a suit there. */
const suited = (actor: SceneActor): SceneActor => (actor.kind === 'person' ? { ...actor, look: { ...actor.look, ...SUIT } } : actor)

/** The same word is the same person all through a story. */
function invented(name: string, traits: PersonWord, storySeed: number, action: Action): SceneActor {
  const made = inventLook(storySeed + hashText(name), traits)
  const look: PersonLook = {
    ...made,
    hat: traits.hat ?? made.hat,
    outfit: traits.outfit ?? made.outfit,
    coat: traits.coat ?? made.coat,
    ...(traits.hat === 'helmet' ? SUIT : {}),
  }
  return { kind: 'person', name, look, action }
}

function actionIn(prompt: string): Action {
  const text = prompt.toLowerCase()
  return ACTION_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'stand'
}
