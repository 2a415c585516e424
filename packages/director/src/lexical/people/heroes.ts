import type { PlanAction, PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../../vocabulary/art-of.ts'
import type { LexicalMention, LexicalSentence } from '../read-sentence.ts'
import { type FigureGender, MEN, WOMEN } from './genders.ts'
import { isName } from '../subjects.ts'

/** Somebody whom a script has introduced. `seen`: index of the sentence in which he was last seen. */
type Hero = {
  readonly id: string
  readonly what: string
  readonly name?: string
  readonly gender?: FigureGender
  readonly seen: number
  readonly isAnimal: boolean
}

/**
 * Those of a script so far, the last seen last, and how many sentences were read. `hasStranger`: a pronoun meant somebody
 * who is not among them; `genders`: of figures by id, as their nouns or pronouns tell.
 */
export type Heroes = { list: readonly Hero[]; at: number; hasStranger: boolean; readonly genders: Map<string, FigureGender> }

/** Sentences over which a pronoun is followed back. */
const REACH = 3
/** Actions that only people do. */
const HUMAN: ReadonlySet<PlanAction> = new Set<PlanAction>([
  'read',
  'write',
  'cook',
  'cry',
  'laugh',
  'dance',
  'sing',
  'swim',
  'sleep',
  'hug',
  'kneel',
  'talk',
  'pray',
  'sweep',
  'wash',
  'knock',
  'dig',
  'think',
])

export const newHeroes = (): Heroes => ({ list: [], at: 0, hasStranger: false, genders: new Map() })

/** A man or a woman whom only pronouns name. */
function strangerOf({ subject, language }: LexicalSentence): Pick<Hero, 'id' | 'what'> | undefined {
  if (subject?.action === undefined || (subject.kind !== 'he' && subject.kind !== 'she')) return undefined
  if (!HUMAN.has(subject.action) && language.rules.personalPronouns === undefined) return undefined
  return subject.kind === 'she' ? { id: 'she', what: 'woman' } : { id: 'he', what: 'man' }
}

/** Somebody called by name who was introduced before: `the baker Jonas`, then `Jonas`. */
export function knownByName({ name, properName, action }: LexicalMention, { list }: Heroes): PlanFigure | undefined {
  if (properName === undefined || !/^(?:wo)?man$/u.test(name)) return undefined
  const parts = properName.split(' ')
  const hero = list.find((one) => one.name !== undefined && parts.some((part) => one.name!.split(' ').includes(part)))
  return hero && { id: hero.id, what: hero.what, action: action ?? 'stand', feeling: 'neutral', speaks: false }
}

const genderOf = ({ what, gender }: Hero): FigureGender | undefined => (MEN.test(what) ? 'man' : WOMEN.test(what) ? 'woman' : gender)

/** Whom the unnamed subject of a sentence means; the narrator is a person of his own. */
function heroOf(sentence: LexicalSentence, { list, at, hasStranger }: Heroes): Pick<Hero, 'id' | 'what' | 'name'> | undefined {
  const { subject, words, language } = sentence
  const named = list.find(
    ({ name }) => name !== undefined && name.split(' ').some((part) => words.some((word) => isName(word, part, language))),
  )
  if (named) return named
  if (!subject) return undefined
  if (subject.kind === 'narrator') return { id: 'narrator', what: 'person' }
  const all = list.filter(({ seen }) => at - seen <= REACH)
  const people = all.filter(({ isAnimal }) => !isAnimal)
  const near = people.length > 0 || hasStranger ? people : all
  if (near.length === 0) return strangerOf(sentence)
  const last = near.filter(({ seen }) => seen === near.at(-1)!.seen)
  if (subject.kind === 'either' || subject.kind === 'omitted') return last.length === 1 ? last[0] : undefined
  const gender = subject.kind === 'she' ? 'woman' : 'man'
  const own = near.filter((hero) => genderOf(hero) === gender)
  // Of several, who has a name is whom the story is about.
  return own.findLast(({ name }) => name !== undefined) ?? own.at(-1) ?? (last.length === 1 && !genderOf(last[0]!) ? last[0] : undefined)
}

/** The figure that the subject of a sentence means though it does not say so. `isBare`: the sentence shows nothing else. */
export function unnamedFigure(sentence: LexicalSentence, heroes: Heroes, isBare: boolean): PlanFigure | undefined {
  if (sentence.isAboutDeath) return undefined
  const { subject, language } = sentence
  const hero = heroOf(sentence, heroes)
  const action = subject?.action ?? sentence.actionOfNamed
  if (!hero) return undefined
  const isPronoun = subject?.kind === 'he' || subject?.kind === 'she'
  const isSure = hero.name !== undefined || (isPronoun && language.rules.personalPronouns !== undefined && !/^s?he$/u.test(hero.id))
  if (isBare && !action && !isSure) return undefined
  if (isPronoun && artOf(hero.what) === 'person' && hero.id !== 'narrator' && !heroes.genders.has(hero.id))
    heroes.genders.set(hero.id, subject.kind === 'she' ? 'woman' : 'man')
  return { id: hero.id, what: hero.what, action: action ?? 'stand', feeling: 'neutral', speaks: false }
}

function properNameOf(id: string, what: string, { present }: LexicalSentence): string | undefined {
  const own = present.filter(({ name }) => name === what)
  return (own.find(({ properName }) => properName !== undefined && id.startsWith(properName.toLowerCase().replaceAll(' ', '-'))) ?? own[0])
    ?.properName
}

/** Remembers who is seen in a sentence. */
export function remember(heroes: Heroes, cast: readonly PlanFigure[], sentence: LexicalSentence): void {
  heroes.at++
  const { subject } = sentence
  if ((subject?.kind === 'he' || subject?.kind === 'she') && cast.length === 0) heroes.hasStranger = true
  for (const { id, what, traits } of cast) {
    if (id === 'narrator') continue
    const known = heroes.list.find((hero) => hero.id === id)
    const isAnimal = artOf(what) !== 'person'
    // An animal that others eat or see is nobody whom a pronoun means.
    if (isAnimal && !known && !sentence.present.some((one) => one.name === what && one.from === sentence.firstNoun)) continue
    const name = properNameOf(id, what, sentence) ?? known?.name
    const gender = traits?.gender ?? heroes.genders.get(id)
    if (gender) heroes.genders.set(id, gender)
    const hero: Hero = { id, what, seen: heroes.at, isAnimal, ...(name && { name }), ...(gender && { gender }) }
    heroes.list = [...heroes.list.filter((other) => other.id !== id), hero]
  }
}

/** A person looks like a man or a woman as the script tells anywhere. */
export function withGender(figure: PlanFigure, { genders }: Heroes): PlanFigure {
  const gender = genders.get(figure.id)
  const isOwn = MEN.test(figure.what) || WOMEN.test(figure.what) || artOf(figure.what) !== 'person'
  return gender === undefined || figure.traits?.gender || isOwn ? figure : { ...figure, traits: { ...figure.traits, gender } }
}
