import { drawnHeightOf, drawnLengthOf } from '../characters/animals/life-size.ts'
import { clamp } from '../paint/colour.ts'
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
/** Part of the width that an animal with its rider or a car takes at most. */
const MOST_WIDTH = 0.9

/** With its rider an animal is higher: both are seen from farther away. */
function withRoomAbove(stands: readonly FigureSlot[], who: Scene['who'], frame: Frame): readonly FigureSlot[] {
  const mount = mountIn(who)
  const stand = stands[mount]
  const rider = stands[who.findIndex((actor) => isPerson(actor, 'ride'))]
  const animal = who[mount]
  if (!stand || !rider || animal?.kind !== 'animal') return stands
  const whole = drawnHeightOf(animal.animal) * BACK * stand.height + CROWN * rider.height
  const length = drawnLengthOf(animal.animal) * stand.height
  const by = Math.min(1, (stand.y - frame.height * HEADROOM) / whole, (frame.width * MOST_WIDTH) / length)
  const half = (length * by) / 2 + frame.width * (1 - MOST_WIDTH) * 0.5
  return stands.map((one, i) => ({
    ...one,
    height: one.height * by,
    x: i === mount ? clamp(one.x, Math.min(half, frame.width / 2), Math.max(frame.width - half, frame.width / 2)) : one.x,
  }))
}

/** Length of an open car in heights of its driver, how far its middle is before the driver, and the part of the height that the driver takes at most. */
const CAR_LENGTH = 2.14
const CAR_AHEAD = 0.07
const DRIVER_HEIGHT = 0.62

/** A car with passengers fills the width. */
function withWholeCar(stands: readonly FigureSlot[], driver: number, { width, height }: Frame): readonly FigureSlot[] {
  const stand = stands[driver]
  if (!stand || stands.length < 2) return stands
  const own = Math.min((width * MOST_WIDTH) / CAR_LENGTH, height * DRIVER_HEIGHT)
  const half = (own * CAR_LENGTH) / 2
  const ahead = own * CAR_AHEAD * (stand.facingLeft ? -1 : 1)
  const x = clamp(stand.x, Math.min(half - ahead, width / 2), Math.max(width - half - ahead, width / 2))
  return stands.map((one, i) => (i === driver ? { ...one, height: own, x } : one))
}

/** Stands of a cast: riders on the back of their animal, passengers behind the driver of a car, divers within the water. */
export function seatedWith(
  given: readonly FigureSlot[],
  { who, where }: Pick<Scene, 'who' | 'where'>,
  frame: Frame,
): readonly FigureSlot[] {
  const mount = mountIn(who)
  const driver = who.findIndex((actor) => isPerson(actor, 'drive'))
  const stands = withWholeCar(withRoomAbove(given, who, frame), driver, frame)
  let passengers = 0
  return stands.map((stand, i) => {
    const actor = who[i]
    if (mount >= 0 && isPerson(actor, 'ride') && stands[mount]) return onBack(stand, stands[mount], who[mount]!)
    if (driver >= 0 && stands[driver] && isPerson(actor, 'sit')) {
      const { x, y, height, facingLeft } = stands[driver]
      const behind = (REAR_SEATS[passengers++] ?? REAR_SEATS[1]) * height
      return { ...stand, x: x + (facingLeft ? behind : -behind), y: y - height * 0.12, height, facingLeft }
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
