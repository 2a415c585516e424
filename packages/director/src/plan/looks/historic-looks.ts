import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PlanFigure, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { PLACE_COORDINATES } from '../../languages/en/cities.ts'
import type { Analysis } from '../../story/analysis.ts'
import { artOf } from '../../vocabulary/art-of.ts'

type Planned = { readonly text: string; readonly plan: ShotPlan; readonly analysis?: Analysis }

/** Europe north of the Mediterranean, in degrees. */
const EUROPE = { south: 41, north: 71, west: -11, east: 40 } as const
/** Ages of adults who are drawn young. */
const YOUNG_AGES = { from: 14, to: 39 } as const

/** Whether a script of the past tells of places in Europe north of the Mediterranean, and of no others. */
function isOfEurope(script: string): boolean {
  const named = [...PLACE_COORDINATES].filter(([name]) => new RegExp(`\\b${name}\\b`, 'u').test(script))
  return (
    named.length > 0 &&
    named.every(
      ([, [latitude, longitude]]) =>
        latitude >= EUROPE.south && latitude <= EUROPE.north && longitude >= EUROPE.west && longitude <= EUROPE.east,
    )
  )
}

const isPastPerson = ({ what, traits }: PlanFigure): boolean => artOf(what) === 'person' && traits?.period !== undefined

/** Whether a sentence tells the age of a young adult: `At 24 she took a train`. */
const isOfYoungAdult = ({ analysis }: Planned): boolean =>
  analysis?.quantities.some(({ display }) => {
    const years = Number(/^age (\d+)$/u.exec(display)?.[1] ?? 0)
    return years >= YOUNG_AGES.from && years <= YOUNG_AGES.to
  }) === true

/** Whoever is seen in the clothes of one time wears them in all shots. */
function inOnePeriod<P extends Planned>(planned: readonly P[], chosen: ReadonlySet<string>): P[] {
  const periods = new Map<string, Set<NonNullable<FigureTraits['period']>>>()
  for (const { id, traits } of planned.flatMap(({ plan }) => plan.cast))
    if (traits?.period) periods.set(id, new Set([...(periods.get(id) ?? []), traits.period]))
  const dressed = (figure: PlanFigure): PlanFigure => {
    const [period, ...others] = periods.get(figure.id) ?? []
    const isSure = period !== undefined && others.length === 0 && !chosen.has(figure.id)
    return isSure ? { ...figure, traits: { ...figure.traits, period } } : figure
  }
  return planned.map((one) => ({ ...one, plan: { ...one.plan, cast: one.plan.cast.map(dressed) } }))
}

/**
 * People of the past as their scripts let expect them where nothing is said: fair in Europe, and in all shots as young as the first age that is told of them.
 * `chosen`: ids of chosen characters, who keep their own looks.
 */
export function withHistoricLooks<P extends Planned>(shots: readonly P[], chosen: ReadonlySet<string>): P[] {
  const planned = inOnePeriod(shots, chosen)
  const script = planned.map(({ text }) => text).join(' ')
  const isFair = isOfEurope(script)
  const young = planned.find((one) => isOfYoungAdult(one) && one.plan.cast.some(isPastPerson))?.plan.cast.find(isPastPerson)?.id
  if (!isFair && young === undefined) return planned
  const looking = (figure: PlanFigure): PlanFigure => {
    if (!isPastPerson(figure) || chosen.has(figure.id)) return figure
    const own: FigureTraits = {
      ...(isFair && { skin: 'fair' as const }),
      ...(figure.id === young && { age: 'young' as const }),
    }
    return { ...figure, traits: { ...own, ...figure.traits } }
  }
  return planned.map((one) => ({ ...one, plan: { ...one.plan, cast: one.plan.cast.map(looking) } }))
}
