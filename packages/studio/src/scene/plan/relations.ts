import type { PlanFigure, PlanPosition, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '@fablecut/director/vocabulary/art-of'
import type { Seat } from '../../characters/poses/seats.ts'
import { animalOf, iconOf } from './art.ts'

/** Who has what in a plan: a thing or a fish that an animal carries, and the thing on which somebody sits. */
type Relations = {
  readonly carried?: PlanThing
  /** What an animal blows or breathes. */
  readonly blown?: PlanThing
  readonly prey?: PlanFigure
  /** Another animal that is carried, which keeps its own figure. */
  readonly young?: PlanFigure
  readonly seat?: { readonly figure: PlanFigure; readonly thing: PlanThing; readonly seat: Seat }
}

const CARRYING: ReadonlySet<PlanFigure['action']> = new Set<PlanFigure['action']>(['carry', 'hold', 'eat'])
const SEATS: ReadonlyMap<string, Seat> = new Map<string, Seat>([
  ['throne', 'throne'],
  ['chair', 'chair'],
  ['bench', 'bench'],
  ['wood', 'log'],
  ['sofa', 'coach'],
  ['manual-wheelchair', 'wheelchair'],
  ['swing', 'swing'],
])
/** What people do who are only said to be on a seat. */
const AT_REST: ReadonlySet<PlanFigure['action']> = new Set<PlanFigure['action']>(['stand', 'look', 'think', 'talk'])

const isAnimal = ({ what }: PlanFigure): boolean => artOf(what) !== 'person' && (animalOf(what) !== undefined || iconOf(what) !== undefined)

/** Fish are carried as they are; other prey would be a pet. */
const isFish = (what: string): boolean =>
  animalOf(what)?.kind === 'fish' || /^(?:salmon|fish|tropical-fish|trout|clownfish)$/u.test(artOf(what) ?? '')

const isOn = (position: PlanPosition | undefined): boolean => position?.relation === 'on' || position?.relation === 'in'

const CLIMBED: readonly (readonly [art: RegExp, climbs: 'brick-wall' | 'trunk'])[] = [
  [/^(?:tree|oak|pine|palm|cherry-tree|bare-tree|baobab|acacia)$/u, 'trunk'],
  [/^brick-wall$/u, 'brick-wall'],
]

/** Who climbs a tree or a wall of the plan, which is drawn with the climber. */
export function climberOf({
  cast,
}: Pick<ShotPlan, 'cast'>): { readonly figure: PlanFigure; readonly climbs: 'brick-wall' | 'trunk' } | undefined {
  for (const figure of cast) {
    const climbs = CLIMBED.find(([art]) => art.test(artOf(figure.target ?? '') ?? ''))?.[1]
    if (climbs && figure.action === 'climb' && artOf(figure.what) === 'person') return { figure, climbs }
  }
  return undefined
}

export function relationsOf({ cast, things }: ShotPlan): Relations {
  const carrier = cast.find((figure) => isAnimal(figure) && CARRYING.has(figure.action) && figure.target !== undefined)
  const isOnlyAnimals = cast.every(isAnimal)
  const carried = carrier && isOnlyAnimals ? things.find(({ what, event }) => what === carrier.target && event !== 'cross-out') : undefined
  const prey =
    carrier && isOnlyAnimals
      ? cast.find((figure) => figure !== carrier && figure.what === carrier.target && isFish(figure.what))
      : undefined
  const blower = cast.find((figure) => isAnimal(figure) && figure.action === 'blow')
  const blown = isOnlyAnimals ? things.find(({ what, event }) => what === blower?.target && event !== 'cross-out') : undefined
  const young =
    carrier?.action === 'carry' && isOnlyAnimals && !prey
      ? cast.find((figure) => figure !== carrier && figure.what === carrier.target && animalOf(figure.what) !== undefined)
      : undefined
  const seats = things.filter(({ what, event }) => SEATS.has(artOf(what) ?? '') && event === undefined)
  const seatOf = ({ action, position }: PlanFigure): PlanThing | undefined =>
    action === 'sit' || AT_REST.has(action)
      ? (seats.find(({ what }) => isOn(position) && what === position?.of) ?? (action === 'sit' ? seats[0] : undefined))
      : undefined
  const sitting = cast.find((figure) => artOf(figure.what) === 'person' && seatOf(figure) !== undefined)
  const thing = sitting && seatOf(sitting)
  return {
    ...(carried && { carried }),
    ...(blown && { blown }),
    ...(prey && { prey }),
    ...(young && { young }),
    ...(sitting && thing && { seat: { figure: sitting, thing, seat: SEATS.get(artOf(thing.what) ?? '')! } }),
  }
}
