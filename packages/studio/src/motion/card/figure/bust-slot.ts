import { headOf } from '../../../composition/head.ts'
import type { PersonLook } from '../../../characters/people/person-look.ts'
import type { SceneActor } from '../../../scene/scene.ts'
import type { FigureSlot } from '../../../settings/setting.ts'
import type { CardDrawing, DrawingPlace, DrawingSetting, HatRoom } from '../drawing-place.ts'
import type { HolderView } from '../held-thing.ts'

/** Radius of a head as a part of the height of its box, with hair and hats above it: of busts that go on below the frame, and of others. */
const OPEN_HEAD = 0.27
const CLOSED_HEAD = 0.33
/** Of one who shares the frame with others. */
const FAR_HEAD = 0.2
/** Middle of the head, as a part of the height of its box. */
const OPEN_HEAD_AT = 0.42
const CLOSED_HEAD_AT = 0.52
const FAR_HEAD_AT = 0.36
/** Part of its size that its head keeps under a high hat. */
const FAR_HAT = 0.9
/** Units by which an open bust stands away from the words. */
const ASIDE = 26
/** Radii of a head from its middle to the back of its shoulders. */
const BACK = 1.6

/** A head is smaller and lower under a hat, the more so under one that is as high as itself. */
const TALL_HATS: ReadonlySet<PersonLook['hat']> = new Set<PersonLook['hat']>(['wizard', 'chef', 'tophat'])
const BARE: HatRoom = { size: 1, lower: 0 }
const UNDER_HAT = { size: 0.82, lower: 0.06 }
const UNDER_TALL_HAT = { size: 0.76, lower: 0.12 }

/** Room of the highest hat of a card. */
export function hatRoomOf(drawings: readonly CardDrawing[]): HatRoom {
  const rooms = drawings.map((drawing): HatRoom => {
    if (drawing.kind === 'thing' || drawing.actor.kind === 'animal' || drawing.actor.look.hat === 'none') return BARE
    return TALL_HATS.has(drawing.actor.look.hat) ? UNDER_TALL_HAT : UNDER_HAT
  })
  return rooms.reduce((least, room) => (room.size < least.size ? room : least), BARE)
}

/** Where the feet of a person are whose head is seen near, in pixels from the corner of the box. */
export function bustSlot(
  actor: SceneActor,
  { box, isOpen, isAtEnd, isFar = false, hatRoom: hat = BARE }: DrawingPlace,
  holder: HolderView | undefined,
  mood: DrawingSetting['mood'],
  scale: number,
): FigureSlot {
  const head = headOf(actor, mood)
  const [part, middle] = holder
    ? [holder.head, holder.at]
    : isFar
      ? [FAR_HEAD, FAR_HEAD_AT]
      : isOpen
        ? [OPEN_HEAD, OPEN_HEAD_AT]
        : [CLOSED_HEAD, CLOSED_HEAD_AT]
  const size = isFar ? Math.max(hat.size, FAR_HAT) : hat.size
  const radius = Math.min(box.h * part, holder ? box.w / (holder.reach + BACK) : box.w * 0.34) * size
  const height = radius / head.radius
  const forward = isAtEnd ? -1 : 1
  // What is held is in front, and in the middle with who holds it.
  const aside = holder ? (radius * (holder.reach - BACK)) / 2 : isOpen && !isFar ? ASIDE : 0
  return {
    // Hands reach ahead, towards the words.
    x: (box.w / 2 - head.x * height * forward - aside * forward) * scale,
    y: (box.h * (middle + hat.lower) + head.up * height) * scale,
    height: height * scale,
    facingLeft: isAtEnd,
  }
}

/** Heights of a figure above its feet between which no frame may cut it: a portrait ends at the hips or above them. */
const LEAST_CUT = 0.47
/** Where a portrait ends that is drawn nearer for it. */
const PORTRAIT_CUT = 0.52
/** Half the width of a portrait, in heights of the figure: its elbows are in the frame. */
const HALF_WIDTH = 0.2
/** Foot of those who are seen whole, as a part of the height of the frame. */
const WHOLE_FOOT = 0.92

/** Width of somebody whose hands are near the body, in heights, and the part of a room that such people fill. */
const WIDTH = 0.35
const FILL = 0.94

/** Where a person on a card is cut: at the hips or above, or nowhere, in a place that reaches down to the feet. */
type Crop =
  | { readonly kind: 'portrait'; readonly slot: FigureSlot }
  | { readonly kind: 'whole'; readonly place: DrawingPlace; readonly slot?: FigureSlot }

/**
 * The crop of somebody whose bust goes on below the frame. A frame that would cut the legs is a fault: the person is seen nearer where there is room
 * for it, else whole; several are of one size, by their statures. `stature`: of the person; `frameHeight`: in units; `slot`: in pixels from the corner of the box.
 */
export function cropOf(
  slot: FigureSlot,
  place: DrawingPlace,
  { stature, frameHeight, scale, isHolder }: Readonly<Record<'stature' | 'frameHeight' | 'scale', number>> & { readonly isHolder: boolean },
): Crop {
  const { box, isOpen, stage, isShared = false, isCrowd = false } = place
  const [feet, height] = [slot.y / scale, (slot.height / scale) * stature]
  const edge = frameHeight - box.y
  const cut = (feet - edge) / height
  if (!isOpen || isCrowd || stage === 'table' || cut >= LEAST_CUT) return { kind: 'portrait', slot }
  const crown = feet - height
  const nearer = (edge - crown) / (1 - PORTRAIT_CUT)
  if (!isShared && !isHolder && nearer * HALF_WIDTH <= box.w / 2)
    return { kind: 'portrait', slot: { ...slot, y: (crown + nearer) * scale, height: (nearer / stature) * scale } }
  const foot = Math.max(box.y + box.h, frameHeight * WHOLE_FOOT)
  const room = { ...box, h: foot - box.y }
  const whole = { kind: 'whole', place: { ...place, box: room, isOpen: false, stands: true } } as const
  if (!isShared) return whole
  const tallest = place.tallest ?? stature
  const own = Math.min(room.h * FILL, (room.w * FILL) / WIDTH) / tallest
  return { ...whole, slot: { ...slot, x: (box.w / 2) * scale, y: room.h * scale, height: own * scale } }
}
