import { drawnHeightOf } from '../characters/animals/life-size.ts'
import { SUBMERGED, type Scene, type SceneActor } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import type { Frame } from '../stage/frame.ts'

/** Height of an animal's back, in its height with ears; and of a rider's hips above the stand, in heights of an adult. */
const BACK = 0.6
const HIPS = 0.44
/** Where on its back a rider sits, in its heights, towards the tail. */
const BEHIND_MIDDLE = 0.04
/** Distance of passengers from the driver of an open car, in heights of an adult. */
const REAR_SEATS = [0.4, 0.68] as const
/** Level of a swimmer under water, as a part of the height. */
const DEPTH = { wide: 0.5, tall: 0.38 } as const

const isPerson = (actor: SceneActor | undefined, action: string): boolean => actor?.kind === 'person' && actor.action === action

/** The animal that somebody of a cast rides, by its index. */
export const mountIn = (who: Scene['who']): number =>
  who.some((actor) => isPerson(actor, 'ride'))
    ? who.findIndex((actor) => actor.kind === 'animal' && drawnHeightOf(actor.animal) >= 0.8)
    : -1

/** Height of a rider's crown above the back of the animal, in heights of an adult, and the part of the frame above it. */
const CROWN = 0.72
const HEADROOM = 0.09

/** With its rider an animal is higher: both are seen from farther away. */
function withRoomAbove(stands: readonly FigureSlot[], who: Scene['who'], frame: Frame): readonly FigureSlot[] {
  const mount = mountIn(who)
  const stand = stands[mount]
  const rider = stands[who.findIndex((actor) => isPerson(actor, 'ride'))]
  const animal = who[mount]
  if (!stand || !rider || animal?.kind !== 'animal') return stands
  const whole = drawnHeightOf(animal.animal) * BACK * stand.height + CROWN * rider.height
  const by = Math.min(1, (stand.y - frame.height * HEADROOM) / whole)
  return stands.map((one) => ({ ...one, height: one.height * by }))
}

/** Stands of a cast: riders on the back of their animal, passengers behind the driver of a car, divers within the water. */
export function seatedWith(
  given: readonly FigureSlot[],
  { who, where }: Pick<Scene, 'who' | 'where'>,
  frame: Frame,
): readonly FigureSlot[] {
  const mount = mountIn(who)
  const stands = withRoomAbove(given, who, frame)
  const driver = who.findIndex((actor) => isPerson(actor, 'drive'))
  let passengers = 0
  return stands.map((stand, i) => {
    const actor = who[i]
    if (mount >= 0 && isPerson(actor, 'ride') && stands[mount]) return onBack(stand, stands[mount], who[mount]!)
    if (driver >= 0 && stands[driver] && isPerson(actor, 'sit')) {
      const { x, y, height, facingLeft } = stands[driver]
      const behind = (REAR_SEATS[passengers++] ?? REAR_SEATS[1]) * height
      return { ...stand, x: x + (facingLeft ? behind : -behind), y: y - height * 0.04, height, facingLeft }
    }
    if (SUBMERGED.has(where) && isPerson(actor, 'swim'))
      return { ...stand, y: Math.min(stand.y, frame.height * (frame.tall ? DEPTH.tall : DEPTH.wide)) }
    return stand
  })
}

function onBack(rider: FigureSlot, mount: FigureSlot, actor: SceneActor): FigureSlot {
  if (actor.kind !== 'animal') return rider
  const back = drawnHeightOf(actor.animal) * BACK * mount.height
  const aside = BEHIND_MIDDLE * mount.height * (mount.facingLeft ? 1 : -1)
  return { ...rider, x: mount.x + aside, y: mount.y - back + HIPS * rider.height, facingLeft: mount.facingLeft }
}
