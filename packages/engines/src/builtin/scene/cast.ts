import type { CharacterLook } from '../../ports/options.ts'
import type { Action } from '../characters/poses/pose.ts'
import type { Locale } from './language.ts'
import { includesWord } from './matching.ts'
import { type NamedActor, findActors } from './find-actors.ts'
import { chosenActor, companion, figuresOf, MAX_ACTORS, type Named, peopleIn, type PersonTraits } from './people.ts'
import { type Pronoun, pronounsIn } from './pronouns.ts'
import type { SceneActor } from './scene.ts'
import { namesOf } from './story/story-names.ts'
import type { StoryContext } from './story/story-context.ts'
import { topicOf } from './story/topic.ts'

export type CastRequest = {
  readonly prompt: string
  readonly told: StoryContext
  readonly storyText: string
  readonly storySeed: number
  readonly locale: Locale
  readonly action: Action
  readonly character?: CharacterLook
  /** Other characters of the story; shown in shots that name them. */
  readonly companions?: readonly CharacterLook[]
}

/** Cast of a shot. `creatures`: names of animals that are drawn as things instead of figures. */
export type Cast = { readonly who: readonly SceneActor[]; readonly creatures: readonly string[] }

/** Maximum distance of a pronoun's referent, in sentences. */
const REACH = 40
const around = (told: StoryContext): StoryContext => ({ ...told, before: told.before.slice(0, REACH), after: told.after.slice(0, REACH) })

/** Resolves the cast of a shot: the chosen character first, then people and animals it names; pronouns refer to the story's cast. */
export function castOf(whole: CastRequest): Cast {
  const request = { ...whole, told: around(whole.told) }
  const { prompt, locale, storySeed, action, character, storyText } = request
  const friends = (request.companions ?? []).filter(({ name }) => includesWord(prompt, name))
  const unnamed = friends.reduce((text, { name }) => text.replaceAll(name, '·'), prompt)
  const spotted = findActors(unnamed, locale, namesOf(storyText, locale))
  const living = friends.length > 0 ? spotted : withPronouns(spotted, request)
  const named = living.flatMap((one) => ('meaning' in one ? [one] : []))
  const others = named.filter((one) => !(character && isLead(one, character, request)) && !friends.some((friend) => bears(one, friend)))
  const cast: SceneActor[] = [
    ...(character ? [chosenActor(character, action)] : []),
    // Without a main character the first named one acts.
    ...friends.map((friend, i) => chosenActor(friend, i === 0 && !character ? action : companion(action))),
  ]
  for (const one of others)
    cast.push(...figuresOf(one, storySeed, cast.length === 0 ? action : companion(action), toldOf(one.name, request)))
  return { who: cast.slice(0, MAX_ACTORS), creatures: living.flatMap((one) => ('creature' in one ? [one.name] : [])) }
}

const isPlural = (one: NamedActor): boolean =>
  'meaning' in one && (one.count > 1 || ('people' in one.meaning && one.meaning.people.length > 1))

/** `They became friends`: what those are to each other whom the story told of. */
const RELATIONS = new Set(
  'friend friends freund freunde freundinnen ami amis amie amies amigo amigos amiga amigas 友達 友人 朋友 couple paar pareja twins'.split(
    ' ',
  ),
)
const isRelation = (one: NamedActor): boolean => RELATIONS.has(one.name)

const isHuman = (one: NamedActor): boolean => 'meaning' in one && 'people' in one.meaning

function womanly(one: NamedActor): boolean | undefined {
  return 'meaning' in one && 'people' in one.meaning ? one.meaning.people[0]?.woman : undefined
}

const fits = (one: NamedActor, { woman, several }: Pronoun): boolean =>
  isPlural(one) ? several === true : woman === undefined || womanly(one) === undefined || womanly(one) === woman

/** Adds referents of pronouns that match nobody named in the shot. */
function withPronouns(named: readonly NamedActor[], request: CastRequest): readonly NamedActor[] {
  const { prompt, told, locale, character, action } = request
  if (character && named.length > 0) return named
  const cast = [...named]
  const pronouns = [...new Set([...pronounsIn(prompt, locale), ...pronounsIn(told.own, locale)])]
  const served = new Set<NamedActor>()
  for (const pronoun of pronouns.toSorted((a, b) => Number(b.object ?? false) - Number(a.object ?? false))) {
    if (pronoun.many) {
      if (cast.every(isRelation)) cast.length = 0
      if (!cast.some(isHuman)) cast.push(...groupOf(request).filter((one) => !cast.some((other) => other.name === one.name)))
      continue
    }
    if (pronoun.owner && cast.length > 0) continue
    if (pronoun.self || (pronoun.owner && pronoun.woman === undefined)) {
      cast.unshift(somebody(undefined))
      continue
    }
    const isHere = (one: NamedActor, i: number): boolean =>
      fits(one, pronoun) && !served.has(one) && !(pronoun.object && i === 0 && i < named.length)
    const here = cast.find((one, i) => isHuman(one) && isHere(one, i)) ?? (hasHuman(request, pronoun) ? undefined : cast.find(isHere))
    const isOther = served.size > 0 || pronoun.object || !cast.some(isHuman) || isClear(pronoun, named)
    const meant = here ?? (isOther ? latest(request, pronoun, cast) : undefined)
    if (!meant) continue
    served.add(meant)
    if (!here) cast.push(meant)
  }
  if (cast.length === 0 && SUBJECTLESS.has(locale) && action !== 'stand') cast.push(...lastly(request))
  return cast
}

/** Languages that may omit the subject. */
const SUBJECTLESS: ReadonlySet<Locale> = new Set<Locale>(['ja', 'zh', 'ko', 'es', 'it', 'pt'])

function lastly({ told, storyText, locale }: CastRequest): readonly NamedActor[] {
  const names = namesOf(storyText, locale)
  for (const sentence of told.before) {
    const living = findActors(sentence, locale, names).slice(0, 2)
    if (living.length > 0) return living
    const pronoun = pronounsIn(sentence, locale).find(({ woman }) => woman !== undefined)
    if (pronoun) return [somebody(pronoun.woman)]
  }
  return []
}

/** Everybody named is certainly somebody else. */
const isClear = ({ woman }: Pronoun, named: readonly NamedActor[]): boolean =>
  woman !== undefined && named.every((one) => !isPlural(one) && womanly(one) === !woman)

/** Whether the story has a person the pronoun can refer to. */
const hasHuman = ({ told, storyText, locale }: CastRequest, pronoun: Pronoun): boolean =>
  told.before.some((sentence) => findActors(sentence, locale, namesOf(storyText, locale)).some((one) => isHuman(one) && fits(one, pronoun)))

/** Most recently mentioned referent of a pronoun, people before animals. */
function latest({ told, storyText, locale }: CastRequest, pronoun: Pronoun, but: readonly NamedActor[]): NamedActor | undefined {
  const names = namesOf(storyText, locale)
  const isMeant = (one: NamedActor): boolean => fits(one, pronoun) && !but.some((other) => other.name === one.name)
  const met = told.before.flatMap((sentence) => findActors(sentence, locale, names)).filter(isMeant)
  const before = met.find(isHuman) ?? met[0]
  if (before) return before
  const later = told.after.flatMap((sentence) => findActors(sentence, locale, names)).find((one) => isHuman(one) && isMeant(one))
  if (later) return later
  return pronoun.object ? undefined : somebody(pronoun.woman)
}

const somebody = (woman: boolean | undefined): Named => ({
  name: woman === undefined ? 'person' : woman ? 'woman' : 'man',
  meaning: { people: [{ woman, age: 'adult' }] },
  at: 0,
  count: 1,
})

/** Referents of a plural pronoun: the latest group or two people; none in explainers. */
function groupOf({ prompt, told, storyText, locale }: CastRequest): readonly NamedActor[] {
  const names = namesOf(storyText, locale)
  const met: NamedActor[] = []
  for (const sentence of [...told.before, ...told.after]) {
    const living = findActors(sentence, locale, names).filter((one) => !isRelation(one) || isPlural(one))
    const group = living.find(isPlural)
    if (group && met.length === 0) return [group]
    const others = living.filter((one) => !isPlural(one) && !met.some((other) => other.name === one.name))
    met.unshift(...others.slice(0, 2 - met.length))
    if (met.length === 2) break
  }
  if (met.length > 0) return met
  const pronouns = pronounsIn(storyText === '' ? prompt : storyText, locale)
  if (topicOf(storyText, locale)?.place && !pronouns.some(({ woman }) => woman !== undefined)) return []
  return pronouns.some(({ woman }) => woman !== undefined) ? [somebody(true), somebody(false)] : [somebody(undefined), somebody(true)]
}

/** Whether a named person is the chosen character: the first one of the story, or the one with its name. */
function isLead(one: Named, character: CharacterLook, { storyText, locale }: CastRequest): boolean {
  if (one.count > 1 || 'animal' in one.meaning) return false
  if (bears(one, character)) return true
  const first = peopleIn(storyText, locale, namesOf(storyText, locale)).find((other) => 'people' in other.meaning && other.count === 1)
  return first?.name === one.name
}

const bears = (one: Named, { name }: CharacterLook): boolean => name.toLowerCase().split(/\s+/).includes(one.name.toLowerCase())

/** What English stories say of somebody elsewhere: that they are old, and (of the one they are about) he or she. */
function toldOf(name: string, { storyText, locale }: CastRequest): Partial<PersonTraits> {
  if (locale !== 'en' || storyText === '') return {}
  const isOld = new RegExp(`\\b(?:old(?: \\p{L}+)? ${name}|${name} (?:is|was) (?:\\p{L}+ )?old)\\b`, 'iu').test(storyText)
  const people = peopleIn(storyText, locale, namesOf(storyText, locale))
  const isLeading = people.find((one) => 'people' in one.meaning && one.count === 1)?.name === name
  const [he, she] = [/\b(?:he|him|his)\b/gi, /\b(?:she|her|hers)\b/gi].map((pattern) => storyText.match(pattern)?.length ?? 0) as [
    number,
    number,
  ]
  return { age: isOld ? 'old' : undefined, woman: isLeading && he !== she ? she > he : undefined }
}
