import { artOf } from '@fablecut/director/vocabulary/art-of'
import { SWARM_COUNT } from '@fablecut/director/vocabulary/drawn-counts'
import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'

/** The name of many of a small thing, by the drawing of one: their drawing shows all of them in their size. */
const MASSES: Readonly<Record<string, string>> = {
  coin: 'heap of coins',
  leaf: 'heap of leaves',
  pebble: 'heap of pebbles',
  petal: 'scattered petals',
  seed: 'heap of seeds',
}

/** Drawings that show many: they are never repeated. */
const SHOWS_MANY = /^(?:heap-of-.+|leaf-pile|petals|coin-stacks|cash-stack|cash-and-coins|banknotes)$/u

function massOf(thing: PlanThing): PlanThing {
  const { event, ...still } = thing
  const art = artOf(thing.what) ?? ''
  if (SHOWS_MANY.test(art)) return { ...(event === 'swarm' ? still : thing), count: 1 }
  const isLying = event === undefined || event === 'swarm'
  const name = thing.count >= SWARM_COUNT && isLying ? MASSES[art] : undefined
  return name === undefined ? thing : { ...still, what: name, count: 1 }
}

/** A plan whose many coins, leaves or petals are one drawing of them: a few of them would be large. Those that dots count stay as they are. */
export const withMasses = (plan: ShotPlan): ShotPlan =>
  plan.graphic?.template === 'dots' ? plan : { ...plan, things: plan.things.map(massOf) }
