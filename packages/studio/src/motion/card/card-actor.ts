import { isFigure } from '@fablecut/director/vocabulary/art-of'
import { EMPTY_PLAN, type PlanFigure, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { ANIMAL_KINDS } from '../../characters/animals/animal-species.ts'
import { iconOf } from '../../scene/plan/art.ts'
import { useOfThing } from '../../scene/plan/done-with.ts'
import { withImpliedTargets } from './implied-targets.ts'
import { handingOver, hugging } from '../../scene/plan/handing-over.ts'
import { type PlanSceneRequest, sceneOfPlan } from '../../scene/plan/scene-of-plan.ts'
import type { SceneActor } from '../../scene/scene.ts'

type Cast = Pick<PlanSceneRequest, 'storySeed' | 'character' | 'companions'>

/** Most figures of a card. */
const MAX_ACTORS = 3

const standing = (what: string, index: number): PlanFigure => ({
  id: index === 0 ? what : `${what} ${index + 1}`,
  what,
  action: 'stand',
  feeling: 'neutral',
  speaks: false,
})

/** Figures of a card by the names of its plan: of its cast, then animals and people among its things. */
export function actorsOfCard(plan: ShotPlan, story: Cast): SceneActor[] {
  const { cast, things } = withImpliedTargets(plan)
  const named = things
    .filter(({ what, event }) => isFigure(what) && event !== 'cross-out')
    .flatMap(({ what, count }) => Array.from({ length: Math.min(count, MAX_ACTORS) }, (_, i) => standing(what, i)))
  const figures = [...cast.filter(({ what }) => iconOf(what) === undefined), ...named].slice(0, MAX_ACTORS)
  const used = useOfThing(cast, things)
  const actors = figures.flatMap((figure) => {
    const tools =
      used?.figure === figure ? things.filter(({ what }) => used.what.has(what)) : things.filter(({ what }) => what === figure.target)
    return sceneOfPlan({ ...EMPTY_PLAN, cast: [figure], things: tools }, { ...story, shotIndex: 0, shotCount: 1, seed: 0 }).who
  })
  return handingOver(hugging(actors))
}

/** Reads back the actors of a card; undefined where one of them is none. */
export function actorsFromJson(json: unknown): SceneActor[] | undefined {
  if (!Array.isArray(json) || json.length === 0 || json.length > MAX_ACTORS) return undefined
  const actors = json.map(actorFromJson)
  return actors.every((actor) => actor !== undefined) ? actors : undefined
}

function actorFromJson(json: unknown): SceneActor | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const { kind, name, look, animal } = json as Record<string, unknown>
  const isKnown =
    (kind === 'person' && typeof look === 'object' && look !== null) ||
    (kind === 'animal' && ANIMAL_KINDS.some((known) => known === animal))
  return isKnown && typeof name === 'string' ? (json as SceneActor) : undefined
}
