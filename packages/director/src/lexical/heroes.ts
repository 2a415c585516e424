import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { LexicalSentence } from './read-sentence.ts'
import { isName } from './subjects.ts'

/** Somebody whom a script has introduced. `seen`: index of the sentence in which he was last seen. */
type Hero = { readonly id: string; readonly what: string; readonly name?: string; readonly seen: number }

/** Those of a script so far, the last seen last, and how many sentences were read. */
export type Heroes = { list: readonly Hero[]; at: number }

/** Sentences over which a pronoun is followed back. */
const REACH = 3
const MEN =
  /\b(?:man|boy|king|prince|emperor|knight|monk|priest|father|grandfather|husband|son|brother|uncle|wizard|pharaoh|samurai|groom)$/u
const WOMEN = /\b(?:woman|girl|queen|princess|witch|mother|grandmother|wife|daughter|sister|aunt|bride|nun)$/u

export const newHeroes = (): Heroes => ({ list: [], at: 0 })

/** Whom the unnamed subject of a sentence means; the narrator is a person of his own. */
function heroOf(sentence: LexicalSentence, { list, at }: Heroes): Pick<Hero, 'id' | 'what'> | undefined {
  const { subject, words, language } = sentence
  const named = list.find(({ name }) => name !== undefined && words.some((word) => isName(word, name, language)))
  if (named) return named
  if (!subject) return undefined
  if (subject.kind === 'narrator') return { id: 'narrator', what: 'person' }
  const near = list.filter(({ seen }) => at - seen <= REACH)
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
  for (const { id, what } of cast) {
    if (id === 'narrator') continue
    const known = heroes.list.find((hero) => hero.id === id)
    const name = sentence.present.find((one) => one.name === what)?.properName ?? known?.name
    heroes.list = [...heroes.list.filter((hero) => hero.id !== id), { id, what, seen: heroes.at, ...(name && { name }) }]
  }
}
