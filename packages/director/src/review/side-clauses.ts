import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clauseAt } from '../clauses/clause-at.ts'
import type { ClauseRole } from '../clauses/clause.ts'
import { isLandmark } from '../plan/positions/with-positions.ts'
import { originOf, type Scene } from '../plan/scene-item.ts'
import type { Analysis } from '../story/analysis.ts'

/** Clauses that tell when, why or which. */
const SIDE: ReadonlySet<ClauseRole> = new Set<ClauseRole>(['setting', 'because', 'relative', 'compared', 'result'])
const MAIN: ReadonlySet<ClauseRole> = new Set<ClauseRole>(['main', 'command', 'but', 'so', 'joined'])

/** `was reading when the lamp fell`, `had just left when the phone rang`: what happens is told behind `when`. */
function isNews(at: number, analysis: Analysis): boolean {
  const clause = clauseAt(analysis, at)
  return clause !== undefined && /^(?:when|until|before|as)$/u.test(clause.opener ?? '') && (clause.openerAt ?? 0) > 0
}

/** What only a clause of time, reason or description names stands beside nothing of the clause that it belongs to, unless something is at it. */
export function withoutThingsOfSideClauses(scene: Scene, analysis: Analysis): Scene {
  const roleOf = (key: string): ClauseRole | undefined => {
    const span = originOf(scene, key)?.span
    return span && clauseAt(analysis, span[0])?.role
  }
  const isOfMain = (key: string) => MAIN.has(roleOf(key) ?? 'main')
  // Who only stands or thinks there tells nothing without the rest.
  const isMainSeen =
    scene.cast.some(({ id, action }) => isOfMain(id) && !/^(?:stand|think|look)$/u.test(action)) ||
    scene.things.some(({ what, event }) => event !== 'cross-out' && isOfMain(what))
  const isAside = ({ what, position, event }: PlanThing): boolean => {
    const span = originOf(scene, what)?.span
    return (
      span !== undefined &&
      event !== 'cross-out' &&
      position === undefined &&
      !isLandmark(scene, what) &&
      SIDE.has(roleOf(what) ?? 'main') &&
      !isNews(span[0], analysis)
    )
  }
  return isMainSeen && scene.things.some(isAside) ? { ...scene, things: scene.things.filter((thing) => !isAside(thing)) } : scene
}
