import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import type { Period } from '../../story/periods.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { originOf, type Scene } from '../scene-item.ts'

const MOUNTS = /\b(?:horse|pony|stallion|mare|donkey|mule|camel|elephant|dragon|unicorn|ostrich|reindeer)$/u
const isRidden = (what: string): boolean => MOUNTS.test(what) || artOf(what) === 'bicycle'

/** Who rides in times when everybody did, rides a horse; as many animals are ridden as there are riders. */
export function withMounts(scene: Scene, { tokens }: Analysis, period: Period | undefined): Scene {
  const riders = scene.cast.filter(({ action, what }) => action === 'ride' && artOf(what) === 'person')
  if (riders.length === 0) return scene
  if ([...scene.cast, ...scene.things].some(({ what }) => isRidden(what))) return withMountOfEach(scene, riders)
  const isOnHorse =
    period !== undefined &&
    riders.some(({ id }) => originOf(scene, id)?.verb?.lemma === 'ride') &&
    !tokens.some(({ low }) => low === 'wave')
  if (!isOnHorse) return scene
  const horse: PlanFigure = { id: `horse of ${riders[0]!.id}`, what: 'horse', action: 'walk', feeling: 'neutral', speaks: false }
  return { ...scene, cast: [riders[0]!, horse, ...scene.cast.filter((figure) => figure !== riders[0])] }
}

const isMount = ({ what }: { readonly what: string }): boolean => MOUNTS.test(what)

/** As many animals as riders; of a herd among the things one is ridden by one of them. */
function withMountOfEach(scene: Scene, riders: readonly PlanFigure[]): Scene {
  const mounts = scene.cast.filter(isMount)
  const unridden = new Set(mounts.slice(riders.length))
  if (mounts.length > 0) return { ...scene, cast: scene.cast.filter((figure) => !unridden.has(figure)) }
  const herd = scene.things.find((thing) => isMount(thing) && artOf(thing.what)?.startsWith('animal/') && thing.event !== 'cross-out')
  if (!herd) return scene
  const origin = originOf(scene, herd.what)
  const ridden = riders.map(({ id }): PlanFigure => ({
    id: `${herd.what} of ${id}`,
    what: herd.what,
    action: 'walk',
    feeling: 'neutral',
    speaks: false,
  }))
  return {
    ...scene,
    cast: [...scene.cast, ...ridden],
    things: scene.things.filter((thing) => thing !== herd),
    origins: new Map([...(scene.origins ?? []), ...(origin ? ridden.map(({ id }) => [id, origin] as const) : [])]),
  }
}
