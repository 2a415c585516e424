import type { CharacterLook } from '../../ports/options.ts'
import type { Action } from '../characters/pose.ts'
import type { Locale } from './language.ts'
import { chosenActor, companion, figuresOf, invented, MOST_ACTORS, type Named, peopleIn, type PersonTraits } from './people.ts'
import type { SceneActor } from './scene.ts'
import { wordsOf } from './words.ts'

export type CastRequest = {
  readonly prompt: string
  /** What the story tells, the shot's own part last. */
  readonly before: string
  readonly storyText: string
  readonly storySeed: number
  readonly locale: Locale
  readonly action: Action
  readonly character?: CharacterLook
}

const GROUP_PRONOUNS = new Set(
  'they them we us both together sie wir ils elles nous ellos ellas nosotros juntos loro они 彼ら 他们 我们'.split(' '),
)
const PRONOUNS = new Set('he she him her his i my me il elle lui er ihr ihm él ella ele ela lei он она 彼 彼女 他 她 我'.split(' '))

/** Who is in a shot: the chosen character first, then whom its words name; a pronoun means somebody of the story. */
export function castOf(request: CastRequest): SceneActor[] {
  const { prompt, locale, storySeed, action, character } = request
  const named = withPronouns(peopleIn(prompt, locale), request)
  const others = character ? named.filter((one) => !isLead(one, character, request)) : named
  const cast: SceneActor[] = character ? [chosenActor(character, action)] : []
  for (const one of others)
    cast.push(...figuresOf(one, storySeed, cast.length === 0 ? action : companion(action), toldOf(one.name, request)))
  if (cast.length === 0 && wordsOf(prompt, locale).some((word) => PRONOUNS.has(word) || GROUP_PRONOUNS.has(word)))
    cast.push(invented('person', {}, storySeed, action))
  return cast.slice(0, MOST_ACTORS)
}

function withPronouns(named: readonly Named[], { prompt, before, storyText, locale }: CastRequest): readonly Named[] {
  const words = wordsOf(prompt, locale)
  const group = words.some((word) => GROUP_PRONOUNS.has(word))
  const single = words.some((word) => PRONOUNS.has(word))
  const isThere = named.some((one) => 'people' in one.meaning)
  if (isThere || !(group || single)) return named
  const known = peopleIn(before, locale).filter((one) => 'people' in one.meaning)
  const met = known.length > 0 ? known : peopleIn(storyText, locale)
  return [...met.slice(0, group ? 2 : 1), ...named]
}

/** The chosen character plays the part that the story names first, and whoever bears the character's name. */
function isLead(one: Named, character: CharacterLook, { storyText, locale }: CastRequest): boolean {
  if (one.count > 1 || 'animal' in one.meaning) return false
  if (character.name.toLowerCase().split(/\s+/).includes(one.name)) return true
  const first = peopleIn(storyText, locale).find((other) => 'people' in other.meaning && other.count === 1)
  return first?.name === one.name
}

/** What English stories say of somebody elsewhere: that they are old, and (of the one they are about) he or she. */
function toldOf(name: string, { storyText, locale }: CastRequest): Partial<PersonTraits> {
  if (locale !== 'en' || storyText === '') return {}
  const isOld = new RegExp(`\\b(?:old(?: \\p{L}+)? ${name}|${name} (?:is|was) (?:\\p{L}+ )?old)\\b`, 'iu').test(storyText)
  const isLeading = peopleIn(storyText, locale).find((one) => 'people' in one.meaning && one.count === 1)?.name === name
  const [he, she] = [/\b(?:he|him|his)\b/gi, /\b(?:she|her|hers)\b/gi].map((pattern) => storyText.match(pattern)?.length ?? 0) as [
    number,
    number,
  ]
  return { age: isOld ? 'old' : undefined, woman: isLeading && he !== she ? she > he : undefined }
}
