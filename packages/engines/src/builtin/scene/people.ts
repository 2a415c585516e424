import { MAX_DRAWN_FIGURES } from '@fablecut/director/vocabulary/drawn-counts'
import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { CharacterLook } from '../../ports/options.ts'
import type { AnimalKind } from '../characters/animals/animal-species.ts'
import { castLookOf } from '../characters/cast-look.ts'
import { lookWithTraits } from '../characters/people/look-of-traits.ts'
import { HATS, randomLook, OUTFITS, type PersonLook } from '../characters/people/person-look.ts'
import type { Action } from '../characters/poses/pose.ts'
import { rgb } from '../paint/colour.ts'
import { hashText } from '../paint/random.ts'
import { isUsedAsNoun } from './grammar.ts'
import { type Locale, stopWordsOf } from './language.ts'
import { ANIMAL_TABLE, COUNTS, GIVEN_NAMES, OLD_WORDS, PEOPLE_TABLE, PLURALS, YOUNG_WORDS } from './lexicon/people.ts'
import { TABLE_LOCALES } from './lexicon/rows.ts'
import type { SceneActor } from './scene.ts'
import type { StoryNames } from './story/story-names.ts'
import { isUnspaced, type WordMatch, findMatches, type Vocabulary, createVocabulary } from './vocabulary.ts'
import { findThings } from './thing-words.ts'
import { candidateLemmas, tokenize } from './tokenize.ts'

/** Maximum number of figures in a scene. */
export const MAX_ACTORS = MAX_DRAWN_FIGURES

/** Traits of a person implied by a word; absent if not implied. */
export type PersonTraits = {
  readonly woman?: boolean
  readonly age?: 'child' | 'adult' | 'old'
  readonly hat?: PersonLook['hat']
  readonly outfit?: PersonLook['outfit']
  readonly coat?: string
  /** What the text says of the person. */
  readonly described?: FigureTraits
}

type Entity = { readonly people: readonly PersonTraits[] } | { readonly animal: AnimalKind }
/** A named person or animal. `at`: position in the text. */
export type FigureMention = { readonly name: string; readonly entity: Entity; readonly at: number; readonly count: number }

function traitsOf(code: string): PersonTraits[] {
  const [who, ...clothes] = code.split(' ')
  const [outfit, coat] = clothes.find((word) => OUTFITS.some((known) => word.startsWith(known)))?.split(':') ?? []
  const hat = HATS.find((known) => clothes.includes(known))
  const clothing = { hat, outfit: OUTFITS.find((known) => known === outfit), coat }
  return who!.split('+').map((letters) => ({
    ...clothing,
    ...(letters.includes('w') ? { woman: true } : letters.includes('m') ? { woman: false } : {}),
    age: letters.includes('c') ? 'child' : letters.includes('o') ? 'old' : 'adult',
  }))
}

/** Words of a row in a language; the last column is for all other languages. */
function wordsOfRow(cells: readonly string[], locale: Locale): string[] {
  const column = TABLE_LOCALES.indexOf(locale as (typeof TABLE_LOCALES)[number])
  const cell = column >= 0 ? cells[column] : cells[TABLE_LOCALES.length]
  return (cell ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
}

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'))

/** Feminine endings of occupations. */
const FEMININE_ENDINGS: Partial<Record<Locale, RegExp>> = {
  de: /(?:in|schwester)$/,
  es: /(?:[^t]a|ta)$/,
  fr: /(?:euse|ière|rice|enne|iante|amie|ienne|ère)$/,
}
const EPICENE_NOUNS =
  /(?:ista|auta|policía|poeta|personne|person|persona|guía|artiste|scientifique|élève|docteur|professeur|astronaute|pilote|juge|mensch)$/

function withGender(traits: PersonTraits, word: string, locale: Locale): PersonTraits {
  const feminine = FEMININE_ENDINGS[locale]
  if (traits.woman !== undefined || traits.age === 'child' || !feminine || EPICENE_NOUNS.test(word)) return traits
  return { ...traits, woman: feminine.test(word) }
}

const vocabularies = new Map<Locale, Vocabulary<Entity>>()

function vocabulary(locale: Locale): Vocabulary<Entity> {
  const cached = vocabularies.get(locale)
  if (cached) return cached
  const people = rows(PEOPLE_TABLE).flatMap(([code, ...cells]) =>
    wordsOfRow(cells, locale).map((word) => [word, { people: traitsOf(code!).map((traits) => withGender(traits, word, locale)) }] as const),
  )
  const animals = rows(ANIMAL_TABLE).flatMap(([kind, ...cells]) =>
    wordsOfRow(cells, locale).map((word) => [word, { animal: kind as AnimalKind }] as const),
  )
  const stopWords = stopWordsOf(locale)
  const names = (['w', 'm'] as const).flatMap((code) =>
    GIVEN_NAMES[code]
      .split(' ')
      .filter((name) => !stopWords.has(name))
      .map((name) => [name, { people: traitsOf(code) }] as const),
  )
  const built = createVocabulary<Entity>(locale, [...people, ...animals, ...names])
  vocabularies.set(locale, built)
  return built
}

const GIVEN_NAME_SET = new Set(`${GIVEN_NAMES.w} ${GIVEN_NAMES.m}`.split(' '))

/** Whether a word means a person, or an animal that is drawn as a figure. */
export const isPerson = (word: string, locale: Locale): boolean =>
  candidateLemmas(word, locale).some((form) => vocabulary(locale).exact.has(form))

/** People named in a text, in order, without duplicates. `names`: proper names of the story. */
export function findPeople(text: string, locale: Locale, names: StoryNames = new Map()): FigureMention[] {
  const words = isUnspaced(locale) ? [] : tokenize(text, locale)
  const things = findThings(text, locale)
  const found = findMatches(text, locale, vocabulary(locale))
    .concat(matchOccupations(words, locale), matchStoryNames(text, words, locale, names))
    .toSorted((a, b) => a.at - b.at)
    .filter((one) => names.get(one.word) === '' || !things.some((thing) => isPartOfThing(one, thing, locale)))
    .filter(({ word }) => locale !== 'en' || names.has(word) || isUsedAsNoun(word, text, locale))
    .filter(({ word }) => !GIVEN_NAME_SET.has(word) || names.has(word) || isUnspaced(locale) || isCapitalised(text, word))
    .map(({ value, word, at }): FigureMention => {
      const before = isUnspaced(locale) ? text.slice(Math.max(0, at - 4), at) : words.slice(Math.max(0, at - 3), at).join(' ')
      return { name: word, entity: withAge(value, before, word), at, count: countOf(value, before, word, locale) }
    })
  return found.filter((one, i) => found.findIndex((other) => other.name === one.name || isSameAnimal(other, one)) === i)
}

/** Matches the story's proper names by the nouns that describe them: Marla, the captain. */
function matchStoryNames(text: string, words: readonly string[], locale: Locale, names: StoryNames): WordMatch<Entity>[] {
  return [...names].flatMap(([name, noun]) => {
    const at = isUnspaced(locale)
      ? text.indexOf(name)
      : words.findIndex((word) => word === name || word === `${name}'s` || word === `${name}s`)
    if (at < 0) return []
    const known = noun === '' ? undefined : findMatches(noun, locale, vocabulary(locale)).concat(matchOccupations([noun], locale))[0]
    if (known) return [{ value: known.value, word: known.word, at }]
    const isKnown = noun !== '' || vocabulary(locale).exact.has(name)
    return isKnown
      ? []
      : [{ value: { people: [{ age: 'adult', woman: /(?:a|ine|elle|ette)$/.test(name) ? true : undefined }] }, word: name, at }]
  })
}

/** Whether a match is part of a thing's longer name, such as `cerf` in `cerf-volant`, or an ambiguous name of the thing. */
function isPartOfThing({ word, at }: WordMatch<unknown>, thing: WordMatch<unknown>, locale: Locale): boolean {
  const length = isUnspaced(locale) ? thing.word.length : thing.word.split(/[ -]/).length
  const covers = thing.at <= at && at < thing.at + length
  return covers && (thing.word.length > word.length || (thing.word === word && !vocabulary(locale).exact.has(word)))
}

/** Word formation of occupations: clockmaker, goldsmith, biologist; Uhrmacher, guitarrista. */
const OCCUPATION_PATTERNS: Partial<Record<Locale, RegExp>> = {
  en: /^[a-z]{3,}(?:maker|smith|keeper|worker|woman|monger|wright|ologist|ician)$|^(?:guitar|violin|pian|flor|novel|drumm|report|journal|styl)(?:ist|er)$/,
  de: /^[a-zäöü]{3,}(?:macher|macherin|meister|meisterin|wärter|wärterin|forscher|forscherin|künstler|künstlerin|arbeiter|arbeiterin|spieler|spielerin)$/,
  fr: /^[a-zéèêç]{4,}(?:iste|logue)$/,
  es: /^[a-záéíóúñ]{4,}(?:ista|ólogo|óloga)$/,
}
const NOT_OCCUPATIONS =
  /^(?:liste|piste|triste|artiste|vista|lista|pista|revista|entrevista|conquista|dialogue|catalogue|prologue|monologue|épilogue|resiste|existe|insiste|assiste|persiste)$/

/** Suffixes of feminine nouns and their masculine replacements: Kapitänin, gardienne, exploradora. */
const FEMININE_SUFFIXES: Partial<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  de: [[/(?:in|innen)$/, '']],
  fr: [
    [/enne$/, 'en'],
    [/trice$/, 'teur'],
    [/euse$/, 'eur'],
    [/ière$/, 'ier'],
    [/(?<=and|ant|ent|ain)e$/, ''],
  ],
  es: [
    [/ora$/, 'or'],
    [/a$/, 'o'],
  ],
}

/** Matches occupations by suffix, and feminine forms by their masculine ones. */
function matchOccupations(words: readonly string[], locale: Locale): WordMatch<Entity>[] {
  const trade = OCCUPATION_PATTERNS[locale]
  if (!trade) return []
  return words.flatMap((word, at): WordMatch<Entity>[] => {
    const known = vocabulary(locale).exact.has(word) ? undefined : masculineEntity(word, locale)
    return known && 'people' in known
      ? [{ value: { people: known.people.map((one) => ({ ...one, woman: true })) }, word, at }]
      : matchOccupation(word, at, trade, locale)
  })
}

const NOT_FEMININE = /^(?:música|física|química|mecánica|política|marine)$/

function masculineEntity(word: string, locale: Locale): Entity | undefined {
  if (NOT_FEMININE.test(word)) return undefined
  const masculineForms = (FEMININE_SUFFIXES[locale] ?? [])
    .filter(([ending]) => ending.test(word))
    .map(([ending, replacement]) => word.replace(ending, replacement))
  return masculineForms.map((form) => (form.length > 3 ? vocabulary(locale).exact.get(form) : undefined)).find((meaning) => meaning)
}

function matchOccupation(word: string, at: number, trade: RegExp, locale: Locale): WordMatch<Entity>[] {
  return trade.test(word) && !NOT_OCCUPATIONS.test(word) && !vocabulary(locale).exact.has(word)
    ? [{ value: { people: [{ age: 'adult', woman: /(?:woman|in)$/.test(word) ? true : undefined }] }, word, at }]
    : []
}

const isSameAnimal = (a: FigureMention, b: FigureMention): boolean =>
  'animal' in a.entity && 'animal' in b.entity && a.entity.animal === b.entity.animal

/** Whether a name is capitalised in the text, unlike the nouns `rose` and `jack`. */
const isCapitalised = (text: string, word: string): boolean => text.includes(word.charAt(0).toUpperCase() + word.slice(1))

const hasWord = (text: string, list: string): boolean =>
  list
    .split('|')
    .some((word) => (/^[\p{Script=Han}\p{Script=Hiragana}]/u.test(word) ? text.includes(word) : text.split(' ').includes(word)))

function withAge(meaning: Entity, before: string, word: string): Entity {
  if ('animal' in meaning) return meaning
  const near = before.split(' ').slice(-2).join(' ')
  const old = hasWord(near, OLD_WORDS)
  const small =
    hasWord(near, YOUNG_WORDS) && /^(?:princess|prince|prinzessin|prinz|princesse|princesa|príncipe|公主|王子|hero|helden?)$/.test(word)
  if (!old && !small) return meaning
  return { people: meaning.people.map((one) => (one.age === 'child' ? one : { ...one, age: old ? 'old' : 'child' })) }
}

function countOf(meaning: Entity, before: string, word: string, locale: Locale): number {
  const near = isUnspaced(locale) ? before : before.split(' ').slice(-2).join(' ')
  const counted = COUNTS.find(([, words]) => hasWord(near, words))?.[0]
  if (counted) return counted
  if ('people' in meaning && meaning.people.length > 1) return meaning.people.length
  if (PLURALS.split(' ').includes(word)) return 2
  const plural =
    /^(?:en|fr|es|pt)$/.test(locale) &&
    /(?:s|x)$/.test(word) &&
    candidateLemmas(word, locale)
      .slice(1)
      .some((form) => vocabulary(locale).exact.has(form))
  return plural ? 2 : 1
}

/** Whether a hair colour is grey, which only old people have. */
function isGrey(colour: string): boolean {
  const channels = rgb(colour)
  return Math.max(...channels) - Math.min(...channels) < 20 && channels[0] > 0x70
}

const OLD_HAIR = ['#c9c4c4', '#dcd8d4', '#a9a5a8'] as const
const YOUNG_HAIR = ['#3a2318', '#6b3a22', '#a8622a', '#d8a648', '#1d1b2a', '#7a2f22'] as const
const PROTECTIVE_SUIT = { hat: 'helmet', outfit: 'trousers', top: '#f1f3f6', bottom: '#dfe4ea', shoe: '#c9cfd8', scarf: null } as const

/** Dresses a person in a suit and helmet, for space and under water. */
export const withProtectiveSuit = (actor: SceneActor): SceneActor =>
  actor.kind === 'person' ? { ...actor, look: { ...actor.look, ...PROTECTIVE_SUIT } } : actor

/** A person with a look derived from `seed` and the given traits. */
export function createPerson(name: string, traits: PersonTraits, seed: number, action: Action): SceneActor {
  const base = randomLook(seed, { woman: traits.woman, child: traits.age === 'child', old: traits.age === 'old' ? true : undefined })
  const old = traits.age === 'old'
  const hair = old ? OLD_HAIR[seed % OLD_HAIR.length]! : isGrey(base.hair) ? YOUNG_HAIR[seed % YOUNG_HAIR.length]! : base.hair
  const look: PersonLook = {
    ...base,
    hair,
    hairStyle: old && traits.woman ? 'bun' : base.hairStyle,
    glasses: old ? seed % 3 > 0 : traits.age === 'child' ? false : base.glasses,
    beard: old && traits.woman === false ? seed % 2 === 0 || base.beard : base.beard,
    hat: traits.hat ?? base.hat,
    outfit: traits.outfit ?? base.outfit,
    coat: traits.coat ?? base.coat,
    ...(traits.hat === 'helmet' ? PROTECTIVE_SUIT : {}),
  }
  return { kind: 'person', name, look: traits.described ? lookWithTraits(look, traits.described) : look, action }
}

/** Figures of a mention; members of a group differ. `contextTraits`: traits from the rest of the story, for single people. */
export function createFigures(
  { name, entity, count }: FigureMention,
  storySeed: number,
  action: Action,
  contextTraits: Partial<PersonTraits> = {},
): SceneActor[] {
  if ('animal' in entity) {
    const one: SceneActor = {
      kind: 'animal',
      name,
      animal: entity.animal,
      walking: action === 'walk' || action === 'run' || action === 'ride',
      asleep: action === 'sleep',
      ...musicAction(action),
    }
    return Array.from({ length: Math.min(2, count) }, () => one)
  }
  return Array.from({ length: Math.min(MAX_ACTORS, count) }, (_, i) => {
    const named = entity.people[i % entity.people.length]!
    const traits =
      count === 1
        ? { ...named, woman: named.woman ?? contextTraits.woman, age: named.age === 'adult' ? (contextTraits.age ?? named.age) : named.age }
        : named
    const mixed = traits.woman === undefined && count > 1 ? { ...traits, woman: (storySeed + i) % 2 === 0 } : traits
    return createPerson(name, mixed, Math.abs((storySeed + hashText(name) + i * 7717) | 0), i === 0 ? action : companionAction(action))
  })
}

/** Actions that the whole cast performs; during others, all but the first look on. */
const SHARED_ACTIONS: ReadonlySet<Action> = new Set<Action>([
  'walk',
  'run',
  'ride',
  'hold',
  'dance',
  'sing',
  'sit',
  'sleep',
  'wave',
  'talk',
])
export const companionAction = (action: Action): Action => (SHARED_ACTIONS.has(action) ? action : 'look')

export function characterActor(character: CharacterLook, action: Action): SceneActor {
  const chosen = castLookOf(character)
  if (chosen.kind === 'person') return { kind: 'person', name: character.name, look: chosen.look, action }
  const walking = action === 'walk' || action === 'run' || action === 'ride'
  return {
    kind: 'animal',
    name: character.name,
    animal: chosen.look.kind,
    coat: chosen.look,
    walking,
    asleep: action === 'sleep',
    ...musicAction(action),
  }
}

const musicAction = (action: Action): { readonly action?: 'dance' | 'sing' } => (action === 'dance' || action === 'sing' ? { action } : {})
