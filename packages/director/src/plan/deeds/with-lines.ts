import type { PlanAction, PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import { originOf, type Scene } from '../scene-item.ts'

const LEADING = /^(?:lead|guide|escort|usher|walk)$/u
const FOLLOWING = /^(?:follow|trail|accompany)$/u
const CHASING = /^(?:chase|pursue|hunt)$/u
const ON_FOOT = /^(?:walk|run)$/u

/** A figure on its way, leading or chasing `whom`. */
function go(own: PlanFigure, how: PlanAction, whom?: string): PlanFigure {
  const { target: _, ...rest } = own
  return { ...rest, action: how, ...(whom !== undefined && { target: whom }) }
}

/**
 * Those who are led, followed or chased go, too: who walks with a target leads it, who runs with one is behind it. Of somebody else on foot the object of the
 * verb is no target: nobody is led by who leaves.
 */
export function withLines(scene: Scene): Scene {
  const { cast } = scene
  const changed = new Map<PlanFigure, PlanFigure>()
  for (const figure of cast) {
    const { target, action } = figure
    const others =
      target === undefined ? [] : cast.filter((other) => other !== figure && originOf(scene, other.id)?.picture.name === target)
    const verb = originOf(scene, figure.id)?.verb?.lemma ?? ''
    if (others.length === 0 || !ON_FOOT.test(action)) continue
    if (CHASING.test(verb)) {
      changed.set(figure, go(figure, 'run', others[0]!.what))
      for (const other of others) changed.set(other, go(other, 'run'))
    } else if (LEADING.test(verb)) {
      changed.set(figure, go(figure, 'walk', others[0]!.what))
      for (const other of others) changed.set(other, go(other, 'walk'))
    } else if (FOLLOWING.test(verb)) {
      changed.set(figure, go(figure, 'walk'))
      for (const other of others) changed.set(other, go(other, 'walk', figure.what))
    } else changed.set(figure, go(figure, action))
  }
  return changed.size === 0 ? scene : { ...scene, cast: cast.map((figure) => changed.get(figure) ?? figure) }
}
