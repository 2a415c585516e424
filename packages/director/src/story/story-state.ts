import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PlanFigure, PlanHour, PlanWeather } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Drawable } from '../vocabulary/vocabulary.ts'
import type { Period } from './periods.ts'
import type { ScriptSetting } from './setting/script-setting.ts'

export type Gender = 'man' | 'woman'

/** What a phrase or pronoun depicts. `name`: as one would label the picture. */
export type Picture = {
  readonly name: string
  readonly drawn: Drawable
  readonly isPerson: boolean
  readonly gender?: Gender
  readonly properName?: string
  /** Noun by which a person entered the story, `keeper`: who is meant, however the person is drawn. */
  readonly noun?: string
}

/** Who or what a picture is of, the same in every shot. */
export const identityOf = ({ properName, noun, name }: Picture): string => properName ?? noun ?? name

/** Something an earlier sentence spoke of. `picture`: absent where nothing could be drawn for it. */
export type Referent = {
  readonly picture?: Picture
  readonly count: number
  readonly isMany: boolean
  readonly isPerson: boolean
  /** Named in a sentence of what might be: `if the sun turned into a hole`. */
  readonly isSupposed?: boolean
  /** Something solid that nothing depicts. */
  readonly isUnseen?: boolean
  /** A proper name that nothing is known of: who it is, a pronoun of the next sentence may tell. */
  readonly unknownName?: string
  readonly gender?: Gender
  readonly role: 'subject' | 'object' | 'behind'
  readonly sentence: number
}

/** What a name is called: an animal or a thing. `drawn`: absent where nothing depicts it. */
export type KindOfName = { readonly name: string; readonly drawn?: Drawable; readonly lemma: string; readonly sentence: number }

/** Somebody of a script whom it names after it told of him by a noun: `A tired politician read out a note. ... Günter Schabowski mumbled`. */
export type NamedLater = { readonly noun: string; readonly name: string; readonly gender: Gender }

/** A script of cooking. `dish`: what is made, if it can be drawn. */
export type Recipe = { readonly dish?: Drawable; readonly isPlural: boolean }

/** What a script has established so far. */
export type StoryState = {
  readonly referents: Referent[]
  /** What a noun was taken for. */
  readonly senses: Map<string, Drawable>
  /** What compounds name, by their last noun: the bear behind a polar bear, the chain behind a bike chain. */
  readonly kinds: Map<string, Drawable>
  /** Pictures of proper names: `Pim the hedgehog`. */
  readonly names: Map<string, Picture>
  /** What has a name, by the nouns that may mean it: `tower` behind `the Eiffel Tower`. */
  readonly shortForms: Map<string, Picture>
  /** Names of things that nothing depicts: `Berta was a snowplow`. */
  readonly unseenNames: Set<string>
  /** Whom the script tells of by a noun before it names him. */
  namedLater?: NamedLater
  /** Animals and things that have names, by name. */
  kindsOfNames?: ReadonlyMap<string, KindOfName>
  /** Ids of figures by what they are. */
  readonly figureIds: Map<string, string>
  /** How figures look, by their ids. */
  readonly traits: Map<string, FigureTraits>
  readonly shownPlaces: Set<string>
  /** Identities whose names were lettered. */
  readonly letteredNames: Set<string>
  /** Gender by which pronouns spoke of somebody, by identity. */
  readonly genders: Map<string, Gender>
  readonly weights: Map<
    string,
    { readonly picture: Picture; readonly weight: number; readonly isFromStart: boolean; readonly namings: number }
  >
  /** All that is named as something that can be drawn, seen or not. */
  readonly namings: { readonly picture: Picture; readonly sentence: number }[]
  /** Names of pictures that did something as subjects of a sentence. */
  readonly actors: Set<string>
  /** Index of the sentence that introduces somebody as `a` or `an`, by identity. */
  readonly introductions: Map<string, number>
  /** Age that was said of somebody, by identity. */
  readonly ages: Map<string, string>
  /** Colour that was said of an animal, by identity. */
  readonly coats: Map<string, string>
  /** Index of the sentence from which those who were called boys and girls are grown up; absent where none tells so. */
  grownSince?: number
  /** Clothes of the occupation that was said of somebody, by identity. */
  readonly costumes: Map<string, NonNullable<FigureTraits['costume']>>
  /** Identities of those who are children at the time that is told of. */
  readonly children: Set<string>
  /** Gender of all pronouns of the script, if it is one. */
  onlyGender?: Gender
  /** The animal that the script is about, if nobody else is in it. */
  scriptAnimal?: Drawable
  /** The script is meant to frighten: told at night, by somebody afraid. */
  isHorror?: boolean
  /** Where and when the script happens as a whole; absent while it is read for the first time. */
  setting?: ScriptSetting
  /** Of each sentence, if it is not of today. */
  periods?: readonly (Period | undefined)[]
  /** What the script tells how to cook. */
  recipe?: Recipe
  /** Index of the last sentence that spoke of all that is cooked together. */
  combinedAt?: number
  /** Who a pronoun of either gender means where nobody else fits: whom the whole script tells of most. */
  readonly protagonists: Map<Gender, Picture>
  /** Name of the vessel that hands last put something into. */
  vessel?: string
  /** What hands did something to last. */
  handled?: { readonly what: string; readonly sentence: number }
  /** What was last prepared of food. */
  food?: { readonly what: string; readonly sentence: number }
  /** What the whole script is about; absent while it is read for the first time. */
  topic?: Picture
  /** What was last counted, for `today it is 206`. */
  counted?: { readonly picture: Picture; readonly value: number; readonly sentence: number }
  /** Index of the sentence that last told of mourning. */
  mourningAt?: number
  /** Figures of the last sentence. */
  lastCast?: readonly PlanFigure[]
  place?: string
  placeName?: string
  /** Index of the sentence that last told the place. */
  placeAt?: number
  /** Where the people of the last shot work, if that is where it was seen. */
  home?: { readonly id: string; readonly name: string; readonly isOfPeople?: boolean }
  hour?: PlanHour
  /** Index of the sentence that last told the hour. */
  hourAt?: number
  /** Hour of something that happens once, and the sentence up to which it goes on. */
  lasting?: { readonly hour: PlanHour; readonly until: number }
  weather?: PlanWeather
  /** Index of the sentence that last told the weather. */
  weatherAt?: number
}

/** `genders`, `introductions`: what an earlier reading of the same script found out. */
export const newStory = (
  genders: ReadonlyMap<string, Gender> = new Map(),
  introductions: ReadonlyMap<string, number> = new Map(),
): StoryState => ({
  referents: [],
  senses: new Map(),
  kinds: new Map(),
  names: new Map(),
  shortForms: new Map(),
  unseenNames: new Set(),
  figureIds: new Map(),
  traits: new Map(),
  shownPlaces: new Set(),
  letteredNames: new Set(),
  genders: new Map(genders),
  introductions: new Map(introductions),
  ages: new Map(),
  coats: new Map(),
  costumes: new Map(),
  children: new Set(),
  actors: new Set(),
  weights: new Map(),
  namings: [],
  protagonists: new Map(),
})

/** `isNamed`: the sentence names it, not only a pronoun. */
export function addWeight(story: StoryState, picture: Picture, weight: number, isFromStart = false, isNamed = true): void {
  const known = story.weights.get(picture.name)
  story.weights.set(picture.name, {
    picture,
    weight: (known?.weight ?? 0) + weight,
    isFromStart: isFromStart || (known?.isFromStart ?? false),
    namings: (known?.namings ?? 0) + Number(isNamed),
  })
}

/** Whom a script that was read tells of most, of each gender. */
export function protagonistsOf({ weights, genders, names }: StoryState): Map<Gender, Picture> {
  const ranked = [...weights.values()].toSorted((a, b) => b.weight - a.weight)
  const found = new Map<Gender, Picture>()
  for (const { picture, weight } of ranked) {
    const gender = picture.gender ?? genders.get(identityOf(picture))
    const isSomebody = picture.isPerson || picture.properName !== undefined || genders.has(identityOf(picture))
    if (!gender || !isSomebody || weight < PROTAGONIST_WEIGHT || found.has(gender)) continue
    const named = [...names.values()].filter((one) => one.isPerson && one.gender === gender && one.properName !== undefined)
    const isOne = new Set(named.map(identityOf)).size === 1
    found.set(gender, picture.isPerson && isOne ? named[0]! : picture)
  }
  return found
}

/** Weight from which a script tells of somebody. */
const PROTAGONIST_WEIGHT = 4
/** Weight from which a picture is what the script is about. */
const HERO_WEIGHT = 3
/** Of something that the first sentence does not show. */
const LATE_HERO_WEIGHT = 5
/** How much more than anything else. */
const HERO_LEAD = 1

/** What a script is about: named or meant as subject in several of its sentences, more than anything else. */
export function heroOf({ weights }: StoryState): Picture | undefined {
  const [first, second] = [...weights.values()]
    .filter(
      ({ picture, namings }) => picture.drawn.file !== 'phenomenon' && (namings > 1 || picture.isPerson || picture.drawn.file === 'animal'),
    )
    .toSorted((a, b) => b.weight - a.weight)
  return first && first.weight >= (first.isFromStart ? HERO_WEIGHT : LATE_HERO_WEIGHT) && first.weight >= (second?.weight ?? 0) + HERO_LEAD
    ? first.picture
    : undefined
}

const OF_WEATHER = /^(?:lightning|lightning bolt|tornado|rainbow|aurora|snowflake|ice crystal)$/u
export const isWeatherTopic = ({ name }: Picture): boolean => OF_WEATHER.test(name)
