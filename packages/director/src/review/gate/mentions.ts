import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Item, originOf, type Scene } from '../../plan/scene-item.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { type AssertedClause, clausesWithSaid, objectsOf, settingClauses } from './told-clauses.ts'

/** What something is to the clause that names it. `setting`: subject or object of a clause that tells when or why. `aside`: said of time, manner or comparison, or of another clause than those that are told. */
export type MentionRole = 'subject' | 'object' | 'agent' | 'instrument' | 'content' | 'location' | 'setting' | 'possessor' | 'barred' | 'aside'

/** Something drawn, with its part in the sentence. `clause`: the one that names it, if that is told. */
export type Mention = {
  readonly item: Item
  readonly figure?: PlanFigure
  readonly thing?: PlanThing
  readonly role: MentionRole
  readonly clause?: AssertedClause
}

/** Roles of what stands behind a preposition. `for`, `like`, `about`, `during` and others only say why, how or when. */
const OF_PREPOSITIONS: Readonly<Record<string, MentionRole>> = {
  with: 'instrument',
  by: 'agent',
  of: 'content',
  in: 'location',
  into: 'location',
  inside: 'location',
  on: 'location',
  onto: 'location',
  under: 'location',
  below: 'location',
  beneath: 'location',
  behind: 'location',
  over: 'location',
  above: 'location',
  from: 'location',
  to: 'location',
  at: 'location',
  toward: 'location',
  towards: 'location',
  around: 'location',
  between: 'location',
  beside: 'location',
  near: 'location',
  against: 'location',
  through: 'location',
  across: 'location',
  off: 'location',
  'out of': 'location',
}
/** Verbs by which something is looked for or at. */
const SEEKING = /^(?:look|search|hunt|dig|reach|ask|pay|wait|listen|dive|care|trade|exchange|swap|point)$/u

function roleBehind(phrase: Phrase, clause: AssertedClause | undefined): MentionRole {
  const { preposition } = phrase
  if (preposition === undefined) return 'object'
  if (preposition === 'for') return clause && SEEKING.test(clause.verb.lemma) ? 'object' : 'aside'
  if (preposition === 'by') return clause?.isPassive ? 'agent' : 'location'
  return OF_PREPOSITIONS[preposition] ?? 'aside'
}

const clauseAt = (at: number, clauses: readonly AssertedClause[]): AssertedClause | undefined =>
  clauses.find(({ from, to, subject }) => (from <= at && at < to) || (subject && subject[0] <= at && at < subject[1]))

function roleOf({ phrase, role, span }: Item, clause: AssertedClause | undefined, analysis: Analysis): MentionRole {
  if (phrase && !/^(?:|quoted)$/u.test(phrase.bar)) return 'barred'
  if (phrase?.isOwner) return 'possessor'
  if (!phrase) return role === 'subject' ? 'subject' : span ? 'object' : 'aside'
  if (!clause) return 'aside'
  if (clause.subject && clause.subject[0] <= phrase.start && phrase.start < clause.subject[1])
    return role === 'subject' ? 'subject' : roleBehind(phrase, clause)
  if (objectsOf(clause, analysis).includes(phrase)) return 'object'
  if (role === 'subject') return 'subject'
  return role === 'object' ? 'object' : roleBehind(phrase, clause)
}

/** All that is drawn of a scene, in the order of its sentence. */
export function mentionsOf(scene: Scene, analysis: Analysis): Mention[] {
  const clauses = clausesWithSaid(analysis)
  const settings = settingClauses(analysis)
  const mention = (item: Item | undefined, drawn: Pick<Mention, 'figure' | 'thing'>): Mention[] => {
    if (!item) return []
    const clause = item.span && clauseAt(item.span[0], clauses)
    const setting = !clause && item.span ? clauseAt(item.span[0], settings) : undefined
    const role = roleOf(item, clause ?? setting, analysis)
    if (setting && !setting.isDenied && /^(?:subject|object)$/u.test(role)) return [{ item, ...drawn, role: 'setting' }]
    return [{ item, ...drawn, role: setting && role !== 'barred' ? 'aside' : role, ...(clause && { clause }) }]
  }
  return [
    ...scene.cast.flatMap((figure) => mention(originOf(scene, figure.id), { figure })),
    ...scene.things.flatMap((thing) => mention(originOf(scene, thing.what), { thing })),
  ].toSorted((a, b) => a.item.at - b.item.at)
}
