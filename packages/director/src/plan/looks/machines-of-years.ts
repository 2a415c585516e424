import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { yearsOf } from '../../story/periods.ts'

type Planned = { readonly text: string; readonly plan: ShotPlan }

/** Machines that looked otherwise up to a year: what stands for them, and the last year of that. Earlier periods have rules of their own. */
const BEFORE: Readonly<Record<string, { readonly what: string; readonly until: number }>> = {
  airplane: { what: 'biplane', until: 1938 },
  train: { what: 'locomotive', until: 1950 },
  'bullet train': { what: 'locomotive', until: 1950 },
  'cruise ship': { what: 'ocean liner', until: 1960 },
  smartphone: { what: 'telephone', until: 1990 },
  laptop: { what: 'typewriter', until: 1975 },
}

const inYear = (thing: PlanThing, year: number): PlanThing => {
  const older = Object.hasOwn(BEFORE, thing.what) ? BEFORE[thing.what] : undefined
  return older && year <= older.until ? { ...thing, what: older.what } : thing
}

/** Plans with the machines of the years that their script tells: a biplane in 1925. */
export function withMachinesOfYears<P extends Planned>(planned: readonly P[], language: string): P[] {
  const years = yearsOf(
    planned.map(({ text }) => text),
    language,
  )
  return planned.map((one, i) => {
    const year = years[i]
    return year === undefined ? one : { ...one, plan: { ...one.plan, things: one.plan.things.map((thing) => inYear(thing, year)) } }
  })
}
