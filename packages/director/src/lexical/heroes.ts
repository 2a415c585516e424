import type { PlanAction, PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../vocabulary/art-of.ts'
import type { LexicalSentence } from './read-sentence.ts'
import { isName } from './subjects.ts'

/** Somebody whom a script has introduced. `seen`: index of the sentence in which he was last seen. */
type Hero = { readonly id: string; readonly what: string; readonly name?: string; readonly seen: number; readonly isAnimal: boolean }

/** Those of a script so far, the last seen last, and how many sentences were read. `hasStranger`: a pronoun meant somebody who is not among them. */
export type Heroes = { list: readonly Hero[]; at: number; hasStranger: boolean }

/** Sentences over which a pronoun is followed back. */
const REACH = 3
const MEN =
  /\b(?:man|boy|king|prince|emperor|knight|monk|priest|father|grandfather|husband|son|brother|uncle|wizard|pharaoh|samurai|groom)$/u
const WOMEN = /\b(?:woman|girl|queen|princess|witch|mother|grandmother|wife|daughter|sister|aunt|bride|nun)$/u

/** Languages whose `he` and `she` are people or animals of a tale, never things. */
const HAS_PERSONAL_PRONOUNS = /^(?:sv|da|nb|fi|ja|zh|ko|ms|tl|th)$/u
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
])

export const newHeroes = (): Heroes => ({ list: [], at: 0, hasStranger: false })

/** A man or a woman whom only pronouns name. */
function strangerOf({ subject, language }: LexicalSentence): Pick<Hero, 'id' | 'what'> | undefined {
  if (subject?.action === undefined || (subject.kind !== 'he' && subject.kind !== 'she')) return undefined
  if (!HUMAN.has(subject.action) && !HAS_PERSONAL_PRONOUNS.test(language.code)) return undefined
  return subject.kind === 'she' ? { id: 'she', what: 'woman' } : { id: 'he', what: 'man' }
}

/** Whom the unnamed subject of a sentence means; the narrator is a person of his own. */
function heroOf(sentence: LexicalSentence, { list, at, hasStranger }: Heroes): Pick<Hero, 'id' | 'what'> | undefined {
  const { subject, words, language } = sentence
  const named = list.find(({ name }) => name !== undefined && words.some((word) => isName(word, name, language)))
  if (named) return named
  if (!subject) return undefined
  if (subject.kind === 'narrator') return { id: 'narrator', what: 'person' }
  const all = list.filter(({ seen }) => at - seen <= REACH)
  const people = all.filter(({ isAnimal }) => !isAnimal)
  const near = people.length > 0 || hasStranger ? people : all
  if (near.length === 0) return strangerOf(sentence)
  const [own, other] = subject.kind === 'she' ? [WOMEN, MEN] : [MEN, WOMEN]
  const last = near.filter(({ seen }) => seen === near.at(-1)!.seen)
  if (subject.kind === 'either' || subject.kind === 'omitted') return last.length === 1 ? last[0] : undefined
  return near.findLast(({ what }) => own.test(what)) ?? (last.length === 1 && !other.test(last[0]!.what) ? last[0] : undefined)
}

/** The figure that the subject of a sentence means though it does not say so. `isBare`: the sentence shows nothing else. */
export function unnamedFigure(sentence: LexicalSentence, heroes: Heroes, isBare: boolean): PlanFigure | undefined {
  if (sentence.isAboutDeath) return undefined
  const hero = heroOf(sentence, heroes)
  const action = sentence.subject?.action ?? sentence.actionOfNamed
  if (!hero || (isBare && !action)) return undefined
  return { id: hero.id, what: hero.what, action: action ?? 'stand', feeling: 'neutral', speaks: false }
}

/** Remembers who is seen in a sentence. */
export function remember(heroes: Heroes, cast: readonly PlanFigure[], sentence: LexicalSentence): void {
  heroes.at++
  const { subject } = sentence
  if ((subject?.kind === 'he' || subject?.kind === 'she') && cast.length === 0) heroes.hasStranger = true
  for (const { id, what } of cast) {
    if (id === 'narrator') continue
    const known = heroes.list.find((hero) => hero.id === id)
    const isAnimal = artOf(what) !== 'person'
    // An animal that others eat or see is nobody whom a pronoun means.
    if (isAnimal && !known && !sentence.present.some((one) => one.name === what && one.from === sentence.firstNoun)) continue
    const name = sentence.present.find((one) => one.name === what)?.properName ?? known?.name
    heroes.list = [...heroes.list.filter((hero) => hero.id !== id), { id, what, seen: heroes.at, isAnimal, ...(name && { name }) }]
  }
}
