import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Clause } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { lengthMetersOf } from '../../vocabulary/thing-lengths.ts'
import { vehicleKindOf } from '../../vocabulary/vehicle-kinds.ts'
import { isNamed } from './stated-events.ts'
import { isVehicleNamed } from './vehicle-motions.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** Verbs of what meets with force; of the others only with `into`. */
const COLLIDING = /^(?:crash|collide|ram|slam|smash|hit|strike|bump|rear-end|plough|plow|sideswipe|clip)$/u
const WITH_INTO = /^(?:run|drive|skid|slide|plough|plow|back|go|sail|veer)$/u
/** What a vehicle is stopped by, besides others. */
const LEAST_OBSTACLE = 1
const BARRED = /^(?:negated|compared|supposed|quoted)$/u

const isBarred = ({ verb, isDenied }: Clause, { bars }: Analysis): boolean => isDenied || BARRED.test(bars[verb.head] ?? '')

/** What is run into: `the bus` of `rammed the bus`, `crashed into a bus`, `collided with a bus`. */
function obstacleOf(clause: Clause, { phrases, tokens }: Analysis): Phrase | undefined {
  const { lemma, i } = tokens[clause.verb.head]!
  const behind = phrases.filter(({ start, end, bar }) => start > i && end < clause.to && !BARRED.test(bar))
  const into = behind.find(({ preposition, role }) => role === 'behind' && /^(?:into|with|against)$/u.test(preposition ?? ''))
  if (WITH_INTO.test(lemma) && !COLLIDING.test(lemma)) return into?.preposition === 'into' ? into : undefined
  return into ?? behind.find(({ role }) => role === 'object')
}

type Collision = { readonly who: string; readonly obstacle?: string }

function collisionIn(clause: Clause, things: readonly PlanThing[], analysis: Analysis): Collision | undefined {
  const { tokens, phrases } = analysis
  const { lemma, low, i } = tokens[clause.verb.head]!
  if (isBarred(clause, analysis) || !(COLLIDING.test(lemma) || WITH_INTO.test(lemma))) return undefined
  const present = things.filter(({ event }) => event !== 'cross-out')
  const thingOf = (phrase: Phrase | undefined): PlanThing | undefined =>
    phrase && (present.find(({ what }) => isNamed(what, phrase)) ?? present.find(({ what }) => isVehicleNamed(what, phrase)))
  const subject = thingOf(phrases.find(({ start, end }) => clause.subject.some(({ from, to }) => from <= end && start < to)))
  if (!subject || vehicleKindOf(subject.what) === undefined) return undefined
  // `was hit by a truck`.
  const isPassive = tokens[i - 1]?.lemma === 'be' && low !== lemma
  const by = isPassive ? thingOf(phrases.find(({ start, preposition }) => start > i && preposition === 'by')) : undefined
  if (isPassive) return by && vehicleKindOf(by.what) !== undefined ? { who: by.what, obstacle: subject.what } : undefined
  const obstacle = thingOf(obstacleOf(clause, analysis))
  if (obstacle && obstacle !== subject) {
    const isStopped = vehicleKindOf(obstacle.what) !== undefined || (lengthMetersOf(obstacle.what) ?? 0) >= LEAST_OBSTACLE
    return isStopped ? { who: subject.what, obstacle: obstacle.what } : undefined
  }
  return lemma === 'collide' && subject.count === 2 ? { who: subject.what } : undefined
}

const isKept = ({ event }: PlanThing): boolean => event === 'sink' || event === 'explode' || event === 'burn' || event === 'cross-out'

/** What runs into something comes from the left, and what it runs into is hit. */
function colliding(things: readonly PlanThing[], { who, obstacle }: Collision): PlanThing[] {
  const first = things.find(({ what }) => what === who)!
  const second = obstacle === undefined ? first : things.find(({ what }) => what === obstacle)!
  const others = things.filter((thing) => thing !== first && thing !== second)
  const { position: _, ...comes } = first
  const { position: _position, ...hit } = second
  return [
    { ...comes, count: 1, ...(!isKept(first) && { event: 'slide' }) },
    { ...hit, count: 1, ...(!isKept(second) && { event: 'collide' }) },
    ...others,
  ]
}

/** Vehicles that their sentence says to run into each other, or into what stops them, meet. */
export const withCollisions = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis || plan.graphic || plan.things.every(({ what }) => vehicleKindOf(what) === undefined)) return one
    const collision = clausesOf(analysis)
      .map((clause) => collisionIn(clause, plan.things, analysis))
      .find(Boolean)
    return collision ? { ...one, plan: { ...plan, things: colliding(plan.things, collision) } } : one
  })
