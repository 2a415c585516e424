import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isNature } from '../../vocabulary/place-kinds.ts'

type Placed = {
  readonly plan: ShotPlan
  readonly placeName?: string
  readonly isInformative?: boolean
  readonly isPlaceStated?: boolean
  readonly certainPlace?: string
}

/** Behind words of a film that informs a house or a street says nothing; the land or the space that all of it is about may be seen. */
const saysSomething = ({ place, placeState }: ShotPlan): boolean => placeState !== undefined || place === 'space' || isNature(place)

/** Cards and diagrams of advice and of explanations on the plain ground of their look; scenes stay where they are, and who is told to be somewhere is there. */
export const withPlainGrounds = <P extends Placed>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan } = one
    const isLettered = plan.graphic !== undefined || plan.form === 'words'
    const isSubject = (one.isPlaceStated === true || plan.place === one.certainPlace) && plan.graphic === undefined
    return one.isInformative === true && isLettered && !isSubject && plan.place !== undefined && !saysSomething(plan)
      ? { ...one, placeName: undefined, plan: { ...plan, place: undefined } }
      : one
  })
