import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Scene } from '../scene-item.ts'

const KILLED = /^(?:killed|shot|hanged|executed|murdered|crushed|trampled|stabbed|drowned|beheaded|guillotined)$/u
const KILLING = /^(?:kill|murder|execute|assassinate|behead|strangle|massacre|slaughter|lynch|shoot|stab|poison)$/u
const OPENING = /^(?:when|after|once|since|because|before|as|until)$/u
const IS = /^(?:is|was|are|were|been|got)$/u

/** Whether a token tells that its subject dies: `died`, `was crushed`. */
function tellsDeath({ tokens, bars }: Analysis, at: number): boolean {
  const { lemma, low, pos } = tokens[at]!
  if (bars[at] === 'negated' || bars[at] === 'compared' || bars[at] === 'idiom') return false
  return (lemma === 'die' && pos === 'VERB') || (KILLED.test(low) && IS.test(tokens[at - 1]?.low ?? ''))
}

/** `When Pierre was crushed by a wagon, she took over his lectures`: her alone. Undefined where nobody else does anything. */
export function survivorsOf(scene: Scene, analysis: Analysis): Scene | undefined {
  const { tokens, phrases } = analysis
  const death = tokens.findIndex((_, i) => tellsDeath(analysis, i))
  const isMurder = tokens.some(({ lemma, pos, i }) => i !== death && pos === 'VERB' && KILLING.test(lemma))
  if (death < 0 || isMurder) return undefined
  const before = (phrase: Phrase) =>
    (phrase.role === 'subject' || OPENING.test(phrase.preposition ?? '')) && phrase.end < death && death - phrase.end <= 5
  const victim = phrases.findLast(before)
  const isOfClause = victim !== undefined && OPENING.test(tokens[victim.start - 1]?.low ?? '')
  if (!isOfClause) return undefined
  const comma = tokens.findIndex(({ text, i }) => i > death && text === ',')
  const isAfter = (id: string): boolean => (scene.origins?.get(id)?.span?.[0] ?? -1) > comma
  const alive = scene.cast.filter(({ id }) => isAfter(id) && scene.doers.has(id))
  return comma < 0 || alive.length === 0 ? undefined : { ...scene, cast: alive }
}
