import { cameraAt, cameraView, framingView } from '../camera/camera.ts'
import { clamp, lerp } from '../paint/colour.ts'
import { ANIMALS } from '../characters/animals/animal-species.ts'
import { drawnLengthOf } from '../characters/animals/life-size.ts'
import type { PersonLook } from '../characters/people/person-look.ts'
import { homeOf, type PlacedProp, placeProps } from '../props/placing.ts'
import { type Framing, FRAMINGS, type Scene } from '../scene/scene.ts'
import type { Composition, Slot, FigureSlot } from '../settings/setting.ts'
import type { Style } from '../styles/style.ts'
import type { Frame } from './frame.ts'
import type { Action } from '../characters/poses/pose.ts'
import { actionExtentOf } from '../composition/action-extent.ts'
import { SWIMMER_MIDDLE } from '../composition/animals/animal-stands.ts'
import { CROWD_FROM } from '../composition/crowd-stands.ts'
import type { SceneLink } from '../composition/related/scene-link.ts'
import { heldBounds } from '../composition/held-in-frame.ts'
import { placeOnBridge } from './bridge.ts'
import { blockSelfie } from './selfie.ts'
import { assignHeldProps, type HeldProp } from './holding.ts'

export type Focus = { readonly x: number; readonly y: number }

/** Positions of figures and props, and the framing that contains them. */
export type Blocking = {
  readonly framing: Framing
  readonly focus: Focus
  readonly stands: readonly FigureSlot[]
  readonly placed: readonly PlacedProp[]
  readonly held: readonly HeldProp[]
  /** What is drawn with another figure or thing, at which it is. Default: nothing. */
  readonly links?: readonly SceneLink[]
}

/**
 * Chooses the closest framing, from the requested one outwards, that contains all figures and props. In the widest framing, props that
 * don't fit are dropped.
 */
export function chooseBlocking(scene: Scene, composition: Composition, frame: Frame, style: Style): Blocking {
  if (scene.selfie) return { framing: 'wide', ...blockSelfie(scene, frame), placed: [], held: [] }
  const requested = FRAMINGS.indexOf(scene.framing)
  const candidates = FRAMINGS.slice(0, requested + 1)
    .toReversed()
    .map((framing) => blockAt(scene, composition, frame, style, framing))
  return candidates.find((blocking) => isComplete(blocking, scene)) ?? candidates.at(-1)!
}

const isComplete = ({ stands, placed, held }: Blocking, scene: Scene): boolean =>
  stands.length === scene.who.length &&
  placed.length + new Set(held.map(({ prop }) => prop).filter((prop) => scene.props.includes(prop))).size === scene.props.length

function blockAt(scene: Scene, composition: Composition, frame: Frame, style: Style, framing: Framing): Blocking {
  const initialStands = moveToMiddle(
    scene,
    framing,
    frame,
    placeSwimmers(
      scene,
      composition,
      composition.figureSlots.map((stand, i) =>
        Object.assign(
          {},
          stand,
          { height: stand.height * (style.figureScale ?? 1) },
          scene.open && { x: frame.width * SIDE_POSITIONS[i % 3]! },
        ),
      ),
    ),
  )
  const bridge = placeOnBridge(scene, spreadOut(scene, frame, style, initialStands.slice(0, scene.who.length)))
  const allStands = bridge.placed ? bridge.stands : initialStands
  const cast = enlargeForFraming(scene, framing, frame, faceSameWay(scene, bridge.stands))
  const free =
    scene.who.length === 0 && !scene.open
      ? heroSlots(scene, composition, allStands)
      : composition.slots.filter((slot) => !(scene.open && isCentral(slot, frame)))
  const focus = focusOf(scene, allStands, scene.open ? undefined : placeProps(scene, free)[0]?.slot)
  const isVisible = visibilityTest(scene, frame, style, framing, focus)
  const held = assignHeldProps(scene).filter((one) => one.carry === 'ridden' || isHeldVisible(one, scene, cast, isVisible))
  const rest = {
    ...scene,
    adult: adultBeside(scene, cast),
    props: scene.props.filter((prop) => prop !== bridge.placed?.prop && !held.some((one) => one.prop === prop)),
  }
  return {
    framing,
    focus,
    // The widest framing keeps all figures.
    stands: framing === 'wide' ? cast : cast.filter((stand, i) => isFaceVisible(stand, scene.who[i]!, isVisible)),
    held,
    placed: [
      ...(bridge.placed ? [bridge.placed] : []),
      ...placeProps(
        rest,
        free,
        (slot, prop, original) =>
          (homeOf(prop.icon) === 'back' || !cast.some((stand) => isBehind(original, stand))) &&
          isVisible(slot.x, slot.y - (slot.kind === 'sky' || slot.kind === 'wall' ? 0 : slot.size / 2), slot.size * VISIBLE_PART),
        (slot, prop) => !cast.some((stand) => (homeOf(prop.icon) === 'back' ? isCovered(slot, stand) : isBehind(slot, stand))),
      ),
    ],
  }
}

/** Height of an adult in pixels where the people of a planned scene stand; undefined without people. */
function adultBeside({ view, who }: Scene, cast: readonly FigureSlot[]): number | undefined {
  const heights = cast.flatMap(({ height }, i) => (who[i]?.kind === 'person' ? height : []))
  return view && heights.length > 0 ? Math.max(...heights) : undefined
}

/** Horizontal positions, as parts of the width, of figures that leave the middle to lettering. */
const SIDE_POSITIONS = [0.19, 0.82, 0.5] as const
const isCentral = ({ kind, x, y }: Slot, { width, height }: Frame): boolean =>
  Math.abs(x / width - 0.5) < 0.24 && !(kind === 'sky' && y < height * 0.26)

type VisibilityTest = (x: number, y: number, reach: number) => boolean

/** Tests whether a circle is inside the visible area at the start and the middle of the camera move. */
function visibilityTest(scene: Scene, frame: Frame, style: Style, framing: Framing, focus: Focus): VisibilityTest {
  const view = framingView(frame, framing, focus, 1)
  const cameras = [0, 0.5].map((part) => cameraView(frame, cameraAt(scene.move, frame, part), 0.97))
  const [left, top, right, bottom] = style.covered?.(frame.tall) ?? [0, 0, 0, 0]
  return (x, y, reach) =>
    cameras.every((camera) => {
      const r = reach * view.scale * camera.scale
      const px = (x * view.scale + view.dx) * camera.scale + camera.dx
      const py = (y * view.scale + view.dy) * camera.scale + camera.dy
      const across = px - r > frame.width * left && px + r < frame.width * (1 - right)
      return across && py - r > frame.height * top && py + r < frame.height * (1 - bottom)
    })
}

function isFaceVisible(stand: FigureSlot, actor: Scene['who'][number], isVisible: VisibilityTest): boolean {
  const level = eyeLevel(actor)
  const asleep = actor.kind === 'person' && actor.action === 'sleep'
  const aside = asleep ? stand.height * actor.look.stature * (stand.facingLeft ? 0.42 : -0.42) : 0
  return isVisible(stand.x + aside, stand.y - stand.height * level, stand.height * Math.min(0.165, level * 0.7))
}

/** Whether most of a held prop is seen. */
function isHeldVisible(held: HeldProp, scene: Scene, cast: readonly FigureSlot[], isVisible: VisibilityTest): boolean {
  const stand = cast[held.actor]
  const bounds = stand && heldBounds(held, scene, stand.height)
  if (!bounds) return false
  return isVisible(stand.x + bounds.x * (stand.facingLeft ? -1 : 1), stand.y + bounds.y, bounds.half * 0.6)
}

/** Radius of a prop that has to be visible, as a part of its size. */
const VISIBLE_PART = 0.38

/** Half the width of a figure's face and shoulders, as a part of its height. */
function figureHalfWidth(actor: Scene['who'][number]): number {
  if (actor.kind === 'animal') return clamp(0.4 * drawnLengthOf(actor.animal), 0.14, 0.6)
  if (actor.action === 'sleep') return 0.58
  const extent = actionExtentOf(actor)
  return extent ? (extent.left + extent.right) / 2 : actor.action === 'dance' ? 0.23 : 0.18
}

/** Distributes figures over the width, in the same order, where they would overlap. */
function spreadOut({ who }: Scene, frame: Frame, style: Style, stands: readonly FigureSlot[]): readonly FigureSlot[] {
  const order = stands.map((_, i) => i).toSorted((a, b) => stands[a]!.x - stands[b]!.x)
  const reach = (i: number): number => stands[i]!.height * figureHalfWidth(who[i]!)
  // Groups stand in rows, whose figures are close across but apart in depth.
  if (who.length >= CROWD_FROM) return stands
  const tight = order.some((i, k) => k > 0 && stands[i]!.x - stands[order[k - 1]!]!.x < reach(i) + reach(order[k - 1]!))
  if (!tight) return stands
  const [left, , right] = style.covered?.(frame.tall) ?? [0, 0, 0, 0]
  const [from, to] = [frame.width * left, frame.width * (1 - right)]
  const totalWidth = order.reduce((sum, i) => sum + reach(i) * 2, 0)
  const gap = Math.max(0, (to - from - totalWidth) / (order.length + 1))
  const scale = Math.min(1, (to - from) / totalWidth)
  let x = from + gap
  const placed = [...stands]
  for (const i of order) {
    x += reach(i) * scale
    placed[i] = { ...stands[i]!, x, height: stands[i]!.height * scale }
    x += reach(i) * scale + gap
  }
  return placed
}

/** Several walking figures face the same direction; otherwise the stands keep theirs. */
function faceSameWay(scene: Scene, stands: readonly FigureSlot[]): FigureSlot[] {
  const walking = scene.who.filter((actor) =>
    actor.kind === 'animal' ? actor.walking : actor.action === 'walk' || actor.action === 'run' || actor.action === 'ride',
  )
  return walking.length > 1 ? stands.map((stand) => ({ ...stand, facingLeft: stands[0]!.facingLeft })) : [...stands]
}

const isBehind = (slot: Slot, stand: FigureSlot): boolean =>
  slot.kind !== 'sky' && Math.abs(slot.x - stand.x) < stand.height * 0.2 + slot.size * 0.42

/** Whether a figure hides most of a slot. */
const isCovered = (slot: Slot, stand: FigureSlot): boolean =>
  Math.abs(slot.x - stand.x) < stand.height * 0.3 && slot.size < stand.height * 0.7

/** Slots of a scene without figures: the first prop gets a large slot, on the ground, on a surface or in the sky. */
function heroSlots(scene: Scene, composition: Composition, stands: readonly FigureSlot[]): readonly Slot[] {
  const hero = heroSlot(scene, composition, stands[0]!)
  const rest = composition.slots.filter(
    (slot) => (slot.kind !== hero.kind || slot.x !== hero.x) && Math.abs(slot.x - hero.x) > (hero.size + slot.size) * 0.5,
  )
  return [hero, ...rest]
}

function heroSlot({ props }: Scene, { slots }: Composition, stand: FigureSlot): Slot {
  const home = props[0] && homeOf(props[0].icon)
  const surface = slots.find((slot) => slot.kind === 'surface')
  const sky = slots.find((slot) => slot.kind === 'sky')
  const x = stand.x * 1.32
  if (home === 'back') return { kind: 'ground', x: stand.x * 1.5, y: stand.y, size: stand.height * 0.6 }
  if (home === 'air' && sky) return { ...sky, x, y: stand.y - stand.height * 0.72, size: sky.size * 1.5 }
  return surface ? { ...surface, size: surface.size * 1.35 } : { kind: 'ground', x, y: stand.y, size: stand.height * 0.62 }
}

/** Height of the eyes of those who don't stand upright, in body heights. */
const EYE_LEVELS: Partial<Record<Action, number>> = {
  sleep: 0.16,
  lie: 0.14,
  swim: 0.12,
  crawl: 0.42,
  fall: 0.56,
  bow: 0.6,
  kneel: 0.62,
  pray: 0.6,
  sit: 0.62,
  write: 0.6,
  eat: 0.62,
}

function eyeLevel(actor: Scene['who'][number]): number {
  if (actor.kind === 'animal') return 0.25
  return (EYE_LEVELS[actor.action] ?? 0.8) * actor.look.stature
}

/** Scale of people in close framings. */
const CLOSE_SCALE: Partial<Record<Framing, number>> = { close: 1.45, detail: 1.4 }

const TALL_HATS: ReadonlySet<PersonLook['hat']> = new Set(['chef', 'wizard', 'crown'])

/** Extra scale of a figure in close framings: larger for children, smaller for tall hats. */
const closeScaleOf = (look: PersonLook, roomy: boolean): number =>
  (TALL_HATS.has(look.hat) ? 0.86 : 1) * (roomy && look.stature < 0.88 ? 1.14 : 1)

const isSwimming = (actor: Scene['who'][number]): boolean =>
  actor.kind === 'animal' ? ANIMALS[actor.animal].plan === 'swimmer' : actor.action === 'swim'

/** Moves the first swimming figure to the water slot, smaller, because it is farther away. */
function placeSwimmers({ who }: Scene, { slots }: Composition, stands: readonly FigureSlot[]): readonly FigureSlot[] {
  const water = slots.find(({ kind }) => kind === 'water')
  const swims = who.findIndex(isSwimming)
  if (!water || swims < 0 || swims >= stands.length) return stands
  const actor = who[swims]!
  // The middle of a fish or whale is above its stand, that of a person at it.
  const down = actor.kind === 'animal' ? SWIMMER_MIDDLE * ANIMALS[actor.animal].size : 0.05
  return stands.map((stand, i) => {
    if (i !== swims) return stand
    const height = stand.height * 0.72
    return { ...stand, x: water.x, y: water.y + (actor.kind === 'animal' ? height : stand.height) * down, height }
  })
}

const isPerforming = ({ action }: Scene['who'][number]): boolean => action === 'sing' || action === 'dance'

/** Close framings move one figure towards the middle and two towards each other, more in narrow frames. A single performer is always centred. */
function moveToMiddle({ who, open }: Scene, framing: Framing, frame: Frame, stands: readonly FigureSlot[]): readonly FigureSlot[] {
  if (who.length === 0 || who.length > 2 || open) return stands
  const [first, second] = stands
  if (who.length === 1 && isPerforming(who[0]!)) return [{ ...first!, x: lerp(first!.x, frame.width * 0.49, 0.85) }, ...stands.slice(1)]
  if (!CLOSE_SCALE[framing]) return stands
  const amount = clamp(1.5 - frame.width / frame.height, 0.25, 0.8)
  if (who.length === 1) return [{ ...first!, x: lerp(first!.x, frame.width * 0.46, amount) }, ...stands.slice(1)]
  const middle = (first!.x + second!.x) / 2
  return stands.map((stand) => ({ ...stand, x: lerp(stand.x, middle, amount * 0.3) }))
}

/** Scale of a single animal by framing; unlisted framings do not scale. */
const ANIMAL_CLOSE_SCALE: Partial<Record<Framing, number>> = { medium: 1.25, close: 1.6, detail: 1.6 }

/** Scales a single animal around its head; `size` of 1 is a fox, and larger animals are scaled less. */
function enlargeAnimal(stand: FigureSlot, framing: Framing, size: number): FigureSlot {
  const nearest = ANIMAL_CLOSE_SCALE[framing]
  if (nearest === undefined) return stand
  const by = nearest / Math.max(1, size) ** 1.4
  const aside = 0.2 * stand.height * by * Math.min(1.7, size) * (stand.facingLeft ? 1 : -1)
  return {
    ...stand,
    x: stand.x + aside,
    height: stand.height * by,
    y: stand.y + ((by - 1) * 0.25 + Math.max(0, size - 1) * by * 0.22) * stand.height,
  }
}

/** Scales figures around their eyes for close framings. Mixed casts of people and animals are not scaled. */
function enlargeForFraming(scene: Scene, framing: Framing, frame: Frame, stands: readonly FigureSlot[]): FigureSlot[] {
  const isGroup = scene.who.length > 1
  const framingScale = isGroup && frame.height > frame.width ? 1 : (CLOSE_SCALE[framing] ?? 1)
  const [only] = scene.who
  if (only?.kind === 'animal' && !isGroup) return stands.map((stand) => enlargeAnimal(stand, framing, ANIMALS[only.animal].size))
  const allStanding = scene.who.every((actor) => actor.kind === 'person' && actor.action !== 'sleep' && actor.action !== 'sit')
  if (!allStanding) return [...stands]
  return stands.map((stand, i) => {
    const actor = scene.who[i]!
    const by = framingScale * (actor.kind === 'person' ? closeScaleOf(actor.look, !isGroup && frame.width >= frame.height) : 1)
    if (framingScale === 1) return stand
    const lower = actor.kind === 'person' && TALL_HATS.has(actor.look.hat) ? 0.07 * stand.height * by : 0
    return { ...stand, height: stand.height * by, y: stand.y + (by - 1) * stand.height * eyeLevel(actor) + lower }
  })
}

function focusOf(scene: Scene, stands: readonly FigureSlot[], slot: Slot | undefined): Focus {
  const stand = stands[0]!
  if (scene.who.length > 0) {
    const all = stands.slice(0, scene.who.length)
    const levels = all.map(({ y, height }, i) => y - height * eyeLevel(scene.who[i]!))
    const xs = all.map(({ x }) => x)
    const x = all.length > 1 ? (Math.min(...xs) + Math.max(...xs)) / 2 : stand.x + stand.height * 0.1 * (stand.facingLeft ? -1 : 1)
    return { x, y: (Math.min(...levels) + Math.max(...levels)) / 2 }
  }
  return slot ? { x: slot.x, y: slot.y - slot.size * 0.5 } : { x: stand.x * 1.5, y: stand.y * 0.62 }
}
