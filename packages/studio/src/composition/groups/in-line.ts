import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Scene } from '../../scene/scene.ts'
import type { FigureSlot } from '../../settings/setting.ts'

const isMeant = (target: string, what: string): boolean => what === target || what.endsWith(` ${target}`)

/** Figures of a cast that go one behind the other, by index, the foremost first: who leads others is before them, who runs after others behind. */
export function lineOf(cast: readonly PlanFigure[]): readonly number[] | undefined {
  const mover = cast.findIndex(
    ({ action, target }, i) =>
      target !== undefined &&
      (action === 'walk' || action === 'run') &&
      cast.some((other, k) => k !== i && other.action === action && isMeant(target, other.what)),
  )
  const figure = cast[mover]
  if (!figure) return undefined
  const others = cast.flatMap(({ action, what }, i) =>
    i !== mover && action === figure.action && isMeant(figure.target!, what) ? [i] : [],
  )
  return figure.action === 'run' ? [...others, mover] : [mover, ...others]
}

/** Stands of a cast of which some go in line: in their order along the way that the foremost goes. */
export function standInLine(stands: readonly FigureSlot[], { line = [] }: Pick<Scene, 'line'>): readonly FigureSlot[] {
  const own = line.filter((i) => stands[i] !== undefined)
  if (own.length < 2) return stands
  const facingLeft = stands[own[0]!]!.facingLeft ?? false
  const across = own.map((i) => stands[i]!.x).toSorted((a, b) => (facingLeft ? a - b : b - a))
  return stands.map((stand, i) => (own.includes(i) ? { ...stand, facingLeft, x: across[own.indexOf(i)]! } : stand))
}
