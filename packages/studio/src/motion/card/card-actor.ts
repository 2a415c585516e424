import { EMPTY_PLAN, type PlanFigure, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { ANIMAL_KINDS } from '../../characters/animals/animal-species.ts'
import { iconOf, isFigure } from '../../scene/plan/art.ts'
import { type PlanSceneRequest, sceneOfPlan } from '../../scene/plan/scene-of-plan.ts'
import type { SceneActor } from '../../scene/scene.ts'

type Cast = Pick<PlanSceneRequest, 'storySeed' | 'character' | 'companions'>

/** The only figure of a card: of its cast, or an animal or a person among its things; undefined without one. */
export function actorOfCard({ cast, things }: ShotPlan, story: Cast): SceneActor | undefined {
  const named = things
    .filter(({ what, count, event }) => isFigure(what) && count === 1 && event !== 'cross-out')
    .map(({ what }): PlanFigure => ({ id: what, what, action: 'stand', feeling: 'neutral', speaks: false }))
  const [figure] = [...cast.filter(({ what }) => iconOf(what) === undefined), ...named]
  if (!figure) return undefined
  const scene = sceneOfPlan({ ...EMPTY_PLAN, cast: [figure] }, { ...story, shotIndex: 0, shotCount: 1, seed: 0 })
  return scene.who[0]
}

/** Reads back an actor; undefined for something else. */
export function actorFromJson(json: unknown): SceneActor | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const { kind, name, look, animal } = json as Record<string, unknown>
  const isKnown =
    (kind === 'person' && typeof look === 'object' && look !== null) ||
    (kind === 'animal' && ANIMAL_KINDS.some((known) => known === animal))
  return isKnown && typeof name === 'string' ? (json as SceneActor) : undefined
}
