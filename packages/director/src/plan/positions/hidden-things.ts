import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { cameraFor } from '../camera.ts'
import { isTooLargeBesideSmallThings } from '../../vocabulary/thing-lengths.ts'
import { isPerson } from '../../vocabulary/art-of.ts'

type Planned = { readonly plan: ShotPlan }

/** What lies on a bed or a table: on the floor beside somebody it would lie where nobody puts it. */
const OF_FURNITURE = /(?:^|\s)(?:pillow|cushion|plate|napkin|notebook|letter|book|photo|cup|bowl)$/u

/** `put the key under my pillow`: small things of which one hides another. */
function isHidden(thing: PlanThing, things: readonly PlanThing[]): boolean {
  const base = things.find(({ what }) => what === thing.position?.of)
  const isUnder = thing.position?.relation === 'under' || thing.position?.relation === 'in' || thing.position?.relation === 'behind'
  return isUnder && base !== undefined && OF_FURNITURE.test(base.what) && !isTooLargeBesideSmallThings(thing.what)
}

/** Who puts a small thing under or into another is not seen beside both of them on the floor: the camera is on the things. */
export const withHiddenThings = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one, i) => {
    const { plan } = one
    const isStanding =
      plan.cast.length === 1 && isPerson(plan.cast[0]!.what) && /^(?:stand|work|hold|think|look)$/u.test(plan.cast[0]!.action)
    if (!isStanding || plan.form !== 'scene' || plan.graphic || !plan.things.some((thing) => isHidden(thing, plan.things))) return one
    const things = plan.things.filter(
      (thing) => isHidden(thing, plan.things) || plan.things.some(({ position }) => position?.of === thing.what),
    )
    const shown: ShotPlan = { ...plan, cast: [], things }
    return { ...one, plan: { ...shown, camera: { ...cameraFor(shown, i, planned[i - 1]?.plan.camera), size: 'insert' as const } } }
  })
