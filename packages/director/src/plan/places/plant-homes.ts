import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'

type Planned = { readonly plan: ShotPlan; readonly placeName?: string; readonly isInformative?: boolean }

/** What grows wild, and where. */
const HOMES: readonly (readonly [plants: RegExp, place: string])[] = [
  [/^(?:leaf|maple leaf|tree|oak|pine|mushroom|moss|fern|acorn|pine cone)$/u, 'forest'],
  [/^(?:flower|dandelion|daisy|clover|grass|wheat|sunflower)$/u, 'meadow'],
]

const homeOfPlant = (what: string): string | undefined => HOMES.find(([plants]) => plants.test(what))?.[1]

/** Plants that an explanation shows without words of a card are seen where they grow, so that the film has another ground than that of its cards. */
export const withPlantHomes = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan } = one
    const [first] = plan.things
    const home = first && homeOfPlant(first.what)
    const isOfPlants =
      plan.cast.length === 0 && plan.things.every(({ what, event }) => homeOfPlant(what) !== undefined && event !== 'cross-out')
    if (!one.isInformative || home === undefined || !isOfPlants || plan.form !== 'scene' || plan.graphic || plan.handwork) return one
    return plan.place === undefined || plan.place === 'plain'
      ? { ...one, placeName: home, plan: { ...plan, place: home, camera: { ...plan.camera, size: 'insert' as const } } }
      : one
  })
