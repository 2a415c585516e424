import type { CharacterLook } from '../../ports/options.ts'
import type { Action } from '../characters/poses/pose.ts'
import type { Locale } from './language.ts'
import { includesWord } from './matching.ts'
import { type ActorMention, findActorMentions } from './find-actors.ts'
import { characterActor, companionAction, createFigures, MAX_ACTORS, type FigureMention, findPeople, type PersonTraits } from './people.ts'
import { type Pronoun, findPronouns } from './pronouns.ts'
import type { SceneActor } from './scene.ts'
import { findNames } from './story/story-names.ts'
import type { StoryContext } from './story/story-context.ts'
import { detectTopic } from './story/topic.ts'

export type CastRequest = {
  readonly prompt: string
  readonly context: StoryContext
  readonly storyText: string
  readonly storySeed: number
  readonly locale: Locale
  readonly action: Action
  readonly character?: CharacterLook
  /** Other characters of the story; shown in shots that name them. */
  readonly companions?: readonly CharacterLook[]
}

/** Cast of a shot. `propAnimals`: words for animals that are drawn as props instead of figures. */
export type Cast = { readonly who: readonly SceneActor[]; readonly propAnimals: readonly string[] }

/** Maximum distance of a pronoun's referent, in sentences. */
const MAX_SENTENCES = 40
const limitContext = (context: StoryContext): StoryContext => ({
  ...context,
  before: context.before.slice(0, MAX_SENTENCES),
  after: context.after.slice(0, MAX_SENTENCES),
})

/** Resolves the cast of a shot: the chosen character first, then people and animals it names; pronouns refer to the story's cast. */
export function resolveCast(fullRequest: CastRequest): Cast {
  const request = { ...fullRequest, context: limitContext(fullRequest.context) }
  const { prompt, locale, storySeed, action, character, storyText } = request
  const namedCompanions = (request.companions ?? []).filter(({ name }) => includesWord(prompt, name))
  const withoutCompanions = namedCompanions.reduce((text, { name }) => text.replaceAll(name, '·'), prompt)
  const mentions = findActorMentions(withoutCompanions, locale, findNames(storyText, locale))
  const resolved = namedCompanions.length > 0 ? mentions : resolvePronouns(mentions, request)
  const named = resolved.flatMap((mention) => ('entity' in mention ? [mention] : []))
  const others = named.filter(
    (mention) =>
      !(character && isMainCharacter(mention, character, request)) && !namedCompanions.some((companion) => hasNameOf(mention, companion)),
  )
  const cast: SceneActor[] = [
    ...(character ? [characterActor(character, action)] : []),
    // Without a main character the first named companion performs the action.
    ...namedCompanions.map((companion, i) => characterActor(companion, i === 0 && !character ? action : companionAction(action))),
  ]
  for (const mention of others)
    cast.push(
      ...createFigures(mention, storySeed, cast.length === 0 ? action : companionAction(action), traitsFromStory(mention.name, request)),
    )
  return { who: cast.slice(0, MAX_ACTORS), propAnimals: resolved.flatMap((mention) => ('propIcon' in mention ? [mention.name] : [])) }
}

const isPlural = (mention: ActorMention): boolean =>
  'entity' in mention && (mention.count > 1 || ('people' in mention.entity && mention.entity.people.length > 1))

/** Nouns for the relation of people who were mentioned before: `They became friends`. */
const RELATION_NOUNS = new Set(
  'friend friends freund freunde freundinnen ami amis amie amies amigo amigos amiga amigas 友達 友人 朋友 couple paar pareja twins'.split(
    ' ',
  ),
)
const isRelationNoun = (mention: ActorMention): boolean => RELATION_NOUNS.has(mention.name)

const isPersonMention = (mention: ActorMention): boolean => 'entity' in mention && 'people' in mention.entity

function genderOf(mention: ActorMention): boolean | undefined {
  return 'entity' in mention && 'people' in mention.entity ? mention.entity.people[0]?.woman : undefined
}

const agreesWith = (mention: ActorMention, { woman, maybePlural }: Pronoun): boolean =>
  isPlural(mention) ? maybePlural === true : woman === undefined || genderOf(mention) === undefined || genderOf(mention) === woman

/** Adds referents of pronouns that match nobody named in the shot. */
function resolvePronouns(named: readonly ActorMention[], request: CastRequest): readonly ActorMention[] {
  const { prompt, context, locale, character, action } = request
  if (character && named.length > 0) return named
  const cast = [...named]
  const pronouns = [...new Set([...findPronouns(prompt, locale), ...findPronouns(context.sentence, locale)])]
  const used = new Set<ActorMention>()
  for (const pronoun of pronouns.toSorted((a, b) => Number(b.isObject ?? false) - Number(a.isObject ?? false))) {
    if (pronoun.plural) {
      if (cast.every(isRelationNoun)) cast.length = 0
      if (!cast.some(isPersonMention))
        cast.push(...resolvePlural(request).filter((mention) => !cast.some((other) => other.name === mention.name)))
      continue
    }
    if (pronoun.possessive && cast.length > 0) continue
    if (pronoun.firstPerson || (pronoun.possessive && pronoun.woman === undefined)) {
      cast.unshift(genericPerson(undefined))
      continue
    }
    const isAvailable = (mention: ActorMention, i: number): boolean =>
      agreesWith(mention, pronoun) && !used.has(mention) && !(pronoun.isObject && i === 0 && i < named.length)
    const inShot =
      cast.find((mention, i) => isPersonMention(mention) && isAvailable(mention, i)) ??
      (hasPersonReferent(request, pronoun) ? undefined : cast.find(isAvailable))
    const mayBeElsewhere = used.size > 0 || pronoun.isObject || !cast.some(isPersonMention) || excludesNamed(pronoun, named)
    const referent = inShot ?? (mayBeElsewhere ? resolvePronoun(request, pronoun, cast) : undefined)
    if (!referent) continue
    used.add(referent)
    if (!inShot) cast.push(referent)
  }
  if (cast.length === 0 && PRO_DROP_LOCALES.has(locale) && action !== 'stand') cast.push(...impliedSubject(request))
  return cast
}

/** Languages that may omit the subject. */
const PRO_DROP_LOCALES: ReadonlySet<Locale> = new Set<Locale>(['ja', 'zh', 'ko', 'es', 'it', 'pt'])

function impliedSubject({ context, storyText, locale }: CastRequest): readonly ActorMention[] {
  const names = findNames(storyText, locale)
  for (const sentence of context.before) {
    const living = findActorMentions(sentence, locale, names).slice(0, 2)
    if (living.length > 0) return living
    const pronoun = findPronouns(sentence, locale).find(({ woman }) => woman !== undefined)
    if (pronoun) return [genericPerson(pronoun.woman)]
  }
  return []
}

/** Whether a pronoun's gender excludes everybody named in the shot. */
const excludesNamed = ({ woman }: Pronoun, named: readonly ActorMention[]): boolean =>
  woman !== undefined && named.every((mention) => !isPlural(mention) && genderOf(mention) === !woman)

/** Whether the story has a person the pronoun can refer to. */
const hasPersonReferent = ({ context, storyText, locale }: CastRequest, pronoun: Pronoun): boolean =>
  context.before.some((sentence) =>
    findActorMentions(sentence, locale, findNames(storyText, locale)).some(
      (mention) => isPersonMention(mention) && agreesWith(mention, pronoun),
    ),
  )

/** Most recently mentioned referent of a pronoun, people before animals. */
function resolvePronoun(
  { context, storyText, locale }: CastRequest,
  pronoun: Pronoun,
  excluded: readonly ActorMention[],
): ActorMention | undefined {
  const names = findNames(storyText, locale)
  const isCandidate = (mention: ActorMention): boolean =>
    agreesWith(mention, pronoun) && !excluded.some((other) => other.name === mention.name)
  const candidates = context.before.flatMap((sentence) => findActorMentions(sentence, locale, names)).filter(isCandidate)
  const before = candidates.find(isPersonMention) ?? candidates[0]
  if (before) return before
  const later = context.after
    .flatMap((sentence) => findActorMentions(sentence, locale, names))
    .find((mention) => isPersonMention(mention) && isCandidate(mention))
  if (later) return later
  return pronoun.isObject ? undefined : genericPerson(pronoun.woman)
}

const genericPerson = (woman: boolean | undefined): FigureMention => ({
  name: woman === undefined ? 'person' : woman ? 'woman' : 'man',
  entity: { people: [{ woman, age: 'adult' }] },
  at: 0,
  count: 1,
})

/** Referents of a plural pronoun: the latest group or two people; none in explainers. */
function resolvePlural({ prompt, context, storyText, locale }: CastRequest): readonly ActorMention[] {
  const names = findNames(storyText, locale)
  const mentioned: ActorMention[] = []
  for (const sentence of [...context.before, ...context.after]) {
    const living = findActorMentions(sentence, locale, names).filter((mention) => !isRelationNoun(mention) || isPlural(mention))
    const group = living.find(isPlural)
    if (group && mentioned.length === 0) return [group]
    const others = living.filter((mention) => !isPlural(mention) && !mentioned.some((other) => other.name === mention.name))
    mentioned.unshift(...others.slice(0, 2 - mentioned.length))
    if (mentioned.length === 2) break
  }
  if (mentioned.length > 0) return mentioned
  const pronouns = findPronouns(storyText === '' ? prompt : storyText, locale)
  if (detectTopic(storyText, locale)?.place && !pronouns.some(({ woman }) => woman !== undefined)) return []
  return pronouns.some(({ woman }) => woman !== undefined)
    ? [genericPerson(true), genericPerson(false)]
    : [genericPerson(undefined), genericPerson(true)]
}

/** Whether a named person is the chosen character: the first one of the story, or the one with its name. */
function isMainCharacter(mention: FigureMention, character: CharacterLook, { storyText, locale }: CastRequest): boolean {
  if (mention.count > 1 || 'animal' in mention.entity) return false
  if (hasNameOf(mention, character)) return true
  const first = findPeople(storyText, locale, findNames(storyText, locale)).find((other) => 'people' in other.entity && other.count === 1)
  return first?.name === mention.name
}

const hasNameOf = (mention: FigureMention, { name }: CharacterLook): boolean =>
  name.toLowerCase().split(/\s+/).includes(mention.name.toLowerCase())

/** Traits from the rest of an English story: age by adjectives, and the main person's gender by the pronouns. */
function traitsFromStory(name: string, { storyText, locale }: CastRequest): Partial<PersonTraits> {
  if (locale !== 'en' || storyText === '') return {}
  const isOld = new RegExp(`\\b(?:old(?: \\p{L}+)? ${name}|${name} (?:is|was) (?:\\p{L}+ )?old)\\b`, 'iu').test(storyText)
  const people = findPeople(storyText, locale, findNames(storyText, locale))
  const isLeading = people.find((mention) => 'people' in mention.entity && mention.count === 1)?.name === name
  const [he, she] = [/\b(?:he|him|his)\b/gi, /\b(?:she|her|hers)\b/gi].map((pattern) => storyText.match(pattern)?.length ?? 0) as [
    number,
    number,
  ]
  return { age: isOld ? 'old' : undefined, woman: isLeading && he !== she ? she > he : undefined }
}
