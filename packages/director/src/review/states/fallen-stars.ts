import type { PlanFigure, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { artOf } from '../../vocabulary/art-of.ts'

type Planned = { readonly text: string; readonly plan: ShotPlan }

const FALLEN = 'fallen star'
/** `found a star`, `a star that had fallen`, `the star on his back`: one that lies on the ground and is carried about. */
const IS_FALLEN =
  /\b(?:found|finds|caught|catches|picked up|picks up|held|holds|carried|carries|wrapped|hid) (?:a|an|the) (?:\p{L}+ )?star\b|\bstar (?:that |which )?(?:had |has )?(?:fell|fallen|falls)\b|\bfallen star\b/iu
/** `carried it up the hill`, `with the star on his back`: it is with somebody. */
const CARRIED =
  /\b(?:carr(?:y|ies|ied)|wrap(?:s|ped)?|took|takes|held|holds|hid|hides|picked|brought|brings|lifted|hugged) (?:it|the (?:\p{L}+ )?star)\b/iu
const ON_BACK = /\bstar on (?:his|her|its|my) back\b/iu

const isOne = ({ what, count }: PlanThing): boolean => what === 'star' && count === 1
const isLiving = ({ what }: PlanFigure): boolean => isAnimalName(what) || artOf(what) === 'person'

/** A star that somebody finds and carries in a script is a thing of this world: it lies in the grass, and is seen with who carries it. */
export function withFallenStars<P extends Planned>(planned: readonly P[]): P[] {
  const begin = planned.findIndex(({ text }) => IS_FALLEN.test(text))
  if (begin < 0) return [...planned]
  return planned.map((one, i) => {
    const { plan, text } = one
    if (i < begin || plan.graphic) return one
    const isCarried = CARRIED.test(text) || ON_BACK.test(text)
    const carrier = plan.cast.find((figure) => isLiving(figure))
    const star: PlanThing = {
      what: FALLEN,
      count: 1,
      ...(ON_BACK.test(text) && carrier && { position: { relation: 'on' as const, of: carrier.id } }),
    }
    const isSeen = plan.things.some(isOne) || (isCarried && carrier !== undefined)
    if (!isSeen) return one
    const cast = plan.cast.map((figure): PlanFigure => {
      const { target, ...rest } = figure
      const isWorking = figure === carrier && CARRIED.test(text) && /^(?:work|stand)$/u.test(figure.action)
      return {
        ...rest,
        ...(target !== undefined && { target: target === 'star' ? FALLEN : target }),
        ...(isWorking && { action: 'carry', target: FALLEN }),
      }
    })
    return { ...one, plan: { ...plan, cast, things: [star, ...plan.things.filter((thing) => !isOne(thing))] } }
  })
}
