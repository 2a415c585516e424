import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'

const goes = ({ action }: PlanFigure): boolean => action === 'walk' || action === 'run'

/** A cast whose figures that go behind others go in one line: the first of them leads the kind that follows it. */
export function inLine(cast: readonly PlanFigure[]): PlanFigure[] {
  const isFollowing = (figure: PlanFigure): boolean =>
    figure.position?.relation === 'behind' &&
    goes(figure) &&
    cast.some(({ id, action }) => id === figure.position!.of && action === figure.action)
  const followers = cast.filter(isFollowing)
  const leader = cast.find((figure) => !followers.includes(figure) && followers.some(({ position }) => position!.of === figure.id))
  if (!leader) return [...cast]
  return cast.map((figure) => {
    const { position: _, ...free } = figure
    if (figure === leader && leader.action === 'walk') return { ...figure, target: followers[0]!.what }
    return followers.includes(figure) ? free : figure
  })
}
