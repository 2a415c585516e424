import type { CharacterLook } from '../../ports/options.ts'
import type { AnimalKind } from '../characters/animals/animal-species.ts'
import { castLookOf } from '../characters/cast-look.ts'
import { HATS, randomLook, OUTFITS, type PersonLook } from '../characters/people/person-look.ts'
import type { Action } from '../characters/poses/pose.ts'
import { rgb } from '../paint/colour.ts'
import { hashText } from '../paint/random.ts'
import { isNounHere } from './grammar.ts'
import { type Locale, smallWordsOf } from './language.ts'
import { ANIMAL_TABLE, COUNTS, GIVEN_NAMES, OLD_WORDS, PEOPLE_TABLE, PLURALS, YOUNG_WORDS } from './lexicon/people.ts'
import { TABLE_LOCALES } from './lexicon/rows.ts'
import type { SceneActor } from './scene.ts'
import type { StoryNames } from './story/story-names.ts'
import { isUnspaced, type WordMatch, findMatches, type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { findThings } from './thing-words.ts'
import { formsOf, wordsOf } from './words.ts'

/** Maximum number of figures in a scene. */
export const MAX_ACTORS = 3

/** Traits of a person implied by a word; absent if not implied. */
export type PersonTraits = {
  readonly woman?: boolean
  readonly age?: 'child' | 'adult' | 'old'
  readonly hat?: PersonLook['hat']
  readonly outfit?: PersonLook['outfit']
  readonly coat?: string
}

type Meaning = { readonly people: readonly PersonTraits[] } | { readonly animal: AnimalKind }
/** A named person or animal. `at`: position in the text. */
export type Named = { readonly name: string; readonly meaning: Meaning; readonly at: number; readonly count: number }

function traitsOf(code: string): PersonTraits[] {
  const [who, ...worn] = code.split(' ')
  const [outfit, coat] = worn.find((word) => OUTFITS.some((known) => word.startsWith(known)))?.split(':') ?? []
  const hat = HATS.find((known) => worn.includes(known))
  const wears = { hat, outfit: OUTFITS.find((known) => known === outfit), coat }
  return who!.split('+').map((letters) => ({
    ...wears,
    ...(letters.includes('w') ? { woman: true } : letters.includes('m') ? { woman: false } : {}),
    age: letters.includes('c') ? 'child' : letters.includes('o') ? 'old' : 'adult',
  }))
}

/** Words of a row's column, or of all that other languages say. */
function wordsFor(cells: readonly string[], locale: Locale): string[] {
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

/** Endings by which languages tell a woman of a trade from a man. */
const FEMININE: Partial<Record<Locale, RegExp>> = {
  de: /(?:in|schwester)$/,
  es: /(?:[^t]a|ta)$/,
  fr: /(?:euse|ière|rice|enne|iante|amie|ienne|ère)$/,
}
const NEUTER =
  /(?:ista|auta|policía|poeta|personne|person|persona|guía|artiste|scientifique|élève|docteur|professeur|astronaute|pilote|juge|mensch)$/

function gendered(traits: PersonTraits, word: string, locale: Locale): PersonTraits {
  const feminine = FEMININE[locale]
  if (traits.woman !== undefined || traits.age === 'child' || !feminine || NEUTER.test(word)) return traits
  return { ...traits, woman: feminine.test(word) }
}

const vocabularies = new Map<Locale, Vocabulary<Meaning>>()

function vocabulary(locale: Locale): Vocabulary<Meaning> {
  const known = vocabularies.get(locale)
  if (known) return known
  const people = rows(PEOPLE_TABLE).flatMap(([code, ...cells]) =>
    wordsFor(cells, locale).map((word) => [word, { people: traitsOf(code!).map((traits) => gendered(traits, word, locale)) }] as const),
  )
  const animals = rows(ANIMAL_TABLE).flatMap(([kind, ...cells]) =>
    wordsFor(cells, locale).map((word) => [word, { animal: kind as AnimalKind }] as const),
  )
  const small = smallWordsOf(locale)
  const names = (['w', 'm'] as const).flatMap((code) =>
    GIVEN_NAMES[code]
      .split(' ')
      .filter((name) => !small.has(name))
      .map((name) => [name, { people: traitsOf(code) }] as const),
  )
  const made = vocabularyOf<Meaning>(locale, [...people, ...animals, ...names])
  vocabularies.set(locale, made)
  return made
}

const NAMES = new Set(`${GIVEN_NAMES.w} ${GIVEN_NAMES.m}`.split(' '))

/** True for a word that means a person or an animal that is drawn as a figure. */
export const isPerson = (word: string, locale: Locale): boolean => formsOf(word, locale).some((form) => vocabulary(locale).exact.has(form))

/** People named in a text, in order, without duplicates. `names`: proper names of the story. */
export function peopleIn(text: string, locale: Locale, names: StoryNames = new Map()): Named[] {
  const words = isUnspaced(locale) ? [] : wordsOf(text, locale)
  const things = findThings(text, locale)
  const found = findMatches(text, locale, vocabulary(locale))
    .concat(byEnding(words, locale), byStoryName(text, words, locale, names))
    .toSorted((a, b) => a.at - b.at)
    .filter((one) => names.get(one.word) === '' || !things.some((thing) => isWithin(one, thing, locale)))
    .filter(({ word }) => locale !== 'en' || names.has(word) || isNounHere(word, text, locale))
    .filter(({ word }) => !NAMES.has(word) || names.has(word) || isUnspaced(locale) || isWrittenLarge(text, word))
    .map(({ value, word, at }): Named => {
      const before = isUnspaced(locale) ? text.slice(Math.max(0, at - 4), at) : words.slice(Math.max(0, at - 3), at).join(' ')
      return { name: word, meaning: aged(value, before, word), at, count: countOf(value, before, word, locale) }
    })
  return found.filter((one, i) => found.findIndex((other) => other.name === one.name || isSameAnimal(other, one)) === i)
}

/** Who bears a name is who the story said they are: somebody called Marla is the captain. */
function byStoryName(text: string, words: readonly string[], locale: Locale, names: StoryNames): WordMatch<Meaning>[] {
  return [...names].flatMap(([name, noun]) => {
    const at = isUnspaced(locale)
      ? text.indexOf(name)
      : words.findIndex((word) => word === name || word === `${name}'s` || word === `${name}s`)
    if (at < 0) return []
    const known = noun === '' ? undefined : findMatches(noun, locale, vocabulary(locale)).concat(byEnding([noun], locale))[0]
    if (known) return [{ value: known.value, word: known.word, at }]
    const isKnown = noun !== '' || vocabulary(locale).exact.has(name)
    return isKnown
      ? []
      : [{ value: { people: [{ age: 'adult', woman: /(?:a|ine|elle|ette)$/.test(name) ? true : undefined }] }, word: name, at }]
  })
}

/** A snowman is no man and a `cerf-volant` no deer: a thing of a longer name, or of the very name. */
function isWithin({ word, at }: WordMatch<unknown>, thing: WordMatch<unknown>, locale: Locale): boolean {
  const length = isUnspaced(locale) ? thing.word.length : thing.word.split(/[ -]/).length
  const covers = thing.at <= at && at < thing.at + length
  return covers && (thing.word.length > word.length || (thing.word === word && !vocabulary(locale).exact.has(word)))
}

/** Trades that no list holds all of: clockmaker, goldsmith, biologist; Uhrmacher, guitarrista. */
const TRADES: Partial<Record<Locale, RegExp>> = {
  en: /^[a-z]{3,}(?:maker|smith|keeper|worker|woman|monger|wright|ologist|ician)$|^(?:guitar|violin|pian|flor|novel|drumm|report|journal|styl)(?:ist|er)$/,
  de: /^[a-zäöü]{3,}(?:macher|macherin|meister|meisterin|wärter|wärterin|forscher|forscherin|künstler|künstlerin|arbeiter|arbeiterin|spieler|spielerin)$/,
  fr: /^[a-zéèêç]{4,}(?:iste|logue)$/,
  es: /^[a-záéíóúñ]{4,}(?:ista|ólogo|óloga)$/,
}
const NO_TRADE =
  /^(?:liste|piste|triste|artiste|vista|lista|pista|revista|entrevista|conquista|dialogue|catalogue|prologue|monologue|épilogue|resiste|existe|insiste|assiste|persiste)$/

/** How languages make a woman's word from a man's: Kapitänin, gardienne, exploradora. */
const WOMENS: Partial<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
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

/** A trade by its ending, or a woman's by the man's. */
function byEnding(words: readonly string[], locale: Locale): WordMatch<Meaning>[] {
  const trade = TRADES[locale]
  if (!trade) return []
  return words.flatMap((word, at): WordMatch<Meaning>[] => {
    const known = vocabulary(locale).exact.has(word) ? undefined : mansWord(word, locale)
    return known && 'people' in known
      ? [{ value: { people: known.people.map((one) => ({ ...one, woman: true })) }, word, at }]
      : byTrade(word, at, trade, locale)
  })
}

const NO_WOMAN = /^(?:música|física|química|mecánica|política|marine)$/

function mansWord(word: string, locale: Locale): Meaning | undefined {
  if (NO_WOMAN.test(word)) return undefined
  const men = (WOMENS[locale] ?? []).filter(([ending]) => ending.test(word)).map(([ending, instead]) => word.replace(ending, instead))
  return men.map((man) => (man.length > 3 ? vocabulary(locale).exact.get(man) : undefined)).find((meaning) => meaning)
}

function byTrade(word: string, at: number, trade: RegExp, locale: Locale): WordMatch<Meaning>[] {
  return trade.test(word) && !NO_TRADE.test(word) && !vocabulary(locale).exact.has(word)
    ? [{ value: { people: [{ age: 'adult', woman: /(?:woman|in)$/.test(word) ? true : undefined }] }, word, at }]
    : []
}

const isSameAnimal = (a: Named, b: Named): boolean =>
  'animal' in a.meaning && 'animal' in b.meaning && a.meaning.animal === b.meaning.animal

/** Names are written with a capital; `rose` and `jack` in small letters are something else. */
const isWrittenLarge = (text: string, word: string): boolean => text.includes(word.charAt(0).toUpperCase() + word.slice(1))

const hasWord = (text: string, list: string): boolean =>
  list
    .split('|')
    .some((word) => (/^[\p{Script=Han}\p{Script=Hiragana}]/u.test(word) ? text.includes(word) : text.split(' ').includes(word)))

function aged(meaning: Meaning, before: string, word: string): Meaning {
  if ('animal' in meaning) return meaning
  const near = before.split(' ').slice(-2).join(' ')
  const old = hasWord(near, OLD_WORDS)
  const small =
    hasWord(near, YOUNG_WORDS) && /^(?:princess|prince|prinzessin|prinz|princesse|princesa|príncipe|公主|王子|hero|helden?)$/.test(word)
  if (!old && !small) return meaning
  return { people: meaning.people.map((one) => (one.age === 'child' ? one : { ...one, age: old ? 'old' : 'child' })) }
}

function countOf(meaning: Meaning, before: string, word: string, locale: Locale): number {
  const near = isUnspaced(locale) ? before : before.split(' ').slice(-2).join(' ')
  const counted = COUNTS.find(([, words]) => hasWord(near, words))?.[0]
  if (counted) return counted
  if ('people' in meaning && meaning.people.length > 1) return meaning.people.length
  if (PLURALS.split(' ').includes(word)) return 2
  const plural =
    /^(?:en|fr|es|pt)$/.test(locale) &&
    /(?:s|x)$/.test(word) &&
    formsOf(word, locale)
      .slice(1)
      .some((form) => vocabulary(locale).exact.has(form))
  return plural ? 2 : 1
}

/** Grey hair says old, whoever wears it. */
function isGrey(colour: string): boolean {
  const channels = rgb(colour)
  return Math.max(...channels) - Math.min(...channels) < 20 && channels[0] > 0x70
}

const OLD_HAIR = ['#c9c4c4', '#dcd8d4', '#a9a5a8'] as const
const YOUNG_HAIR = ['#3a2318', '#6b3a22', '#a8622a', '#d8a648', '#1d1b2a', '#7a2f22'] as const
const SUIT = { hat: 'helmet', outfit: 'trousers', top: '#f1f3f6', bottom: '#dfe4ea', shoe: '#c9cfd8', scarf: null } as const

/** Adds a suit in space and under water. */
export const suited = (actor: SceneActor): SceneActor => (actor.kind === 'person' ? { ...actor, look: { ...actor.look, ...SUIT } } : actor)

/** Invents a look for a name, deterministic within a story. */
export function invented(name: string, traits: PersonTraits, seed: number, action: Action): SceneActor {
  const made = randomLook(seed, { woman: traits.woman, child: traits.age === 'child', old: traits.age === 'old' ? true : undefined })
  const old = traits.age === 'old'
  const hair = old ? OLD_HAIR[seed % OLD_HAIR.length]! : isGrey(made.hair) ? YOUNG_HAIR[seed % YOUNG_HAIR.length]! : made.hair
  const look: PersonLook = {
    ...made,
    hair,
    hairStyle: old && traits.woman ? 'bun' : made.hairStyle,
    glasses: old ? seed % 3 > 0 : traits.age === 'child' ? false : made.glasses,
    beard: old && traits.woman === false ? seed % 2 === 0 || made.beard : made.beard,
    hat: traits.hat ?? made.hat,
    outfit: traits.outfit ?? made.outfit,
    coat: traits.coat ?? made.coat,
    ...(traits.hat === 'helmet' ? SUIT : {}),
  }
  return { kind: 'person', name, look, action }
}

/** Figures of a named person or group; members of a group differ. `told`: traits from elsewhere in the story. */
export function figuresOf(
  { name, meaning, count }: Named,
  storySeed: number,
  action: Action,
  told: Partial<PersonTraits> = {},
): SceneActor[] {
  if ('animal' in meaning) {
    const one: SceneActor = {
      kind: 'animal',
      name,
      animal: meaning.animal,
      walking: action === 'walk' || action === 'run' || action === 'ride',
      asleep: action === 'sleep',
      ...toMusic(action),
    }
    return Array.from({ length: Math.min(2, count) }, () => one)
  }
  return Array.from({ length: Math.min(MAX_ACTORS, count) }, (_, i) => {
    const said = meaning.people[i % meaning.people.length]!
    const traits =
      count === 1 ? { ...said, woman: said.woman ?? told.woman, age: said.age === 'adult' ? (told.age ?? said.age) : said.age } : said
    const mixed = traits.woman === undefined && count > 1 ? { ...traits, woman: (storySeed + i) % 2 === 0 } : traits
    return invented(name, mixed, Math.abs((storySeed + hashText(name) + i * 7717) | 0), i === 0 ? action : companion(action))
  })
}

/** Who goes along does the same; who only stands by looks on. */
const TOGETHER: ReadonlySet<Action> = new Set<Action>(['walk', 'run', 'ride', 'hold', 'dance', 'sing', 'sit', 'sleep', 'wave', 'talk'])
export const companion = (action: Action): Action => (TOGETHER.has(action) ? action : 'look')

export function chosenActor(character: CharacterLook, action: Action): SceneActor {
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
    ...toMusic(action),
  }
}

const toMusic = (action: Action): { readonly action?: 'dance' | 'sing' } => (action === 'dance' || action === 'sing' ? { action } : {})
