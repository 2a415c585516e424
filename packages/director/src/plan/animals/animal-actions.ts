import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import { actionOfAnimal } from '../../languages/en/animal-verbs.ts'
import { ACTION_VERBS, WEAK_VERBS } from '../../languages/en/verbs.ts'
import { isBird } from '../../story/animals/animal-kinds.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Token } from '../../text/token.ts'
import { isNaming } from '../item-verbs.ts'
import type { Item } from '../scene-item.ts'

const flies = (name: string): boolean => name === 'bat' || isBird(name)
const SWIMMER =
  /\b(?:fish|whale|dolphin|shark|orca|turtle|seal|octopus|penguin|salmon|squid|otter|beaver|manatee|eel|manta ray|stingray|jellyfish)$/u

const LEGLESS = /\b(?:fish|whale|dolphin|shark|orca|salmon|squid|manatee|eel|manta ray|stingray|jellyfish)$/u

/** Words behind a verb to the end of its clause. */
function behindOf({ i }: Token, tokens: readonly Token[]): string {
  const words = tokens.slice(i + 1, i + 8)
  const end = words.findIndex(({ pos, low }) => pos === 'PUNCT' || /^(?:and|but|while|when|because|until)$/u.test(low))
  return words
    .slice(0, end < 0 ? undefined : end)
    .map(({ low }) => low)
    .join(' ')
}

/** A bird dives from the air, others into the water; who lives in water glides and circles there. */
function byKind(name: string, { lemma }: Token, action: PlanAction | undefined): PlanAction | undefined {
  if (lemma === 'dive' || lemma === 'plunge') return flies(name) ? 'fly' : 'swim'
  if (action === 'fly' && !flies(name) && lemma !== 'fly') return SWIMMER.test(name) ? 'swim' : undefined
  // `They follow the smell of the river`.
  return (action === 'walk' || action === 'run') && LEGLESS.test(name) ? 'swim' : action
}

/** What an animal is seen doing by a verb. */
export const actionByVerb = (name: string, verb: Token, tokens: readonly Token[]): PlanAction | undefined =>
  byKind(name, verb, actionOfAnimal(verb.lemma, behindOf(verb, tokens)))

const SPEED = /\b(?:(?:miles?|kilomet(?:er|re)s?) (?:per|an) hour|mph|km\/h)(?!\w)/iu
const MOVING = /^(?:reach|hit|clock|top|exceed|go|move|travel|sprint|run|race|accelerate|manage)$/u

/** `She can reach seventy miles per hour`: how fast an animal is, is seen of it. */
const actionAtSpeed = (name: string): PlanAction => (flies(name) ? 'fly' : SWIMMER.test(name) ? 'swim' : 'run')

/** What an animal of a sentence does: by its verb, else by another one of the same subject behind it. */
export function animalActionOf({ picture, verb, span, role }: Item, { text, tokens, bars }: Analysis): PlanAction | undefined {
  const seen = (token: Token): PlanAction | undefined => byKind(picture.name, token, actionOfAnimal(token.lemma, behindOf(token, tokens)))
  if (!verb) return undefined
  if (role === 'subject' && MOVING.test(verb.lemma) && SPEED.test(text)) return actionAtSpeed(picture.name)
  // `breaks its shell and opens its beak`: what comes first, where it is seen.
  const next =
    span && role === 'subject'
      ? tokens.slice(span[1] + 1, verb.i).find((token) => (token.pos === 'VERB' && !isNaming(token, span[1], tokens)) || token.text === ',')
      : undefined
  const own = (next?.pos === 'VERB' && bars[next.i] === '' ? seen(next) : undefined) ?? seen(verb)
  if (own || (ACTION_VERBS.has(verb.lemma) && !WEAK_VERBS.has(verb.lemma))) return own
  for (const token of tokens.slice(verb.i + 1)) {
    const isNextSubject = token.pos === 'PRON' && /^(?:he|she|they|it|we|i|you)$/u.test(token.low)
    if (isNextSubject || /^[;:.!?]$/u.test(token.text)) return undefined
    const isJoined = /^(?:,|and|then)$/u.test(tokens[token.i - 1]!.low)
    if (token.pos === 'VERB' && isJoined && bars[token.i] === '') return seen(token)
  }
  return undefined
}
