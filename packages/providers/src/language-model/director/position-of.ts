import { PLAN_RELATIONS, type PlanPosition, type PlanRelation } from '@fablecut/domain/story/shot-plan/shot-plan'

/** Prepositions that models write instead of those that are asked for. */
const SAME: Readonly<Record<string, PlanRelation>> = {
  inside: 'in',
  into: 'in',
  within: 'in',
  onto: 'on',
  upon: 'on',
  atop: 'on',
  below: 'under',
  beneath: 'under',
  underneath: 'under',
  over: 'above',
  'next to': 'beside',
  near: 'beside',
  by: 'beside',
  at: 'beside',
  'in front of': 'in-front',
  'in-front of': 'in-front',
}
const relations: ReadonlyMap<string, PlanRelation> = new Map([
  ...Object.entries(SAME),
  ...PLAN_RELATIONS.map((relation) => [relation, relation] as const),
])
const WHERE = new RegExp(
  `^(${[...relations.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\s+(?:the\\s+|an?\\s+)?(\\S.*)$`,
  'iu',
)

/** `in the bowl` as a relation and the name of what it is to, as answered; undefined for everything else. */
export function positionOf(where: string): PlanPosition | undefined {
  const [, relation, of] = WHERE.exec(where.trim()) ?? []
  return relation && of ? { relation: relations.get(relation.toLowerCase())!, of } : undefined
}
