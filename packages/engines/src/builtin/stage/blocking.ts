import { cameraAt, cameraView, framingView } from '../camera/camera.ts'
import { clamp, lerp } from '../paint/colour.ts'
import { ANIMALS } from '../characters/animals/animal-kinds.ts'
import type { PersonLook } from '../characters/people/person-look.ts'
import { homeOf, type PlacedProp, placeProps } from '../props/placing.ts'
import { type Framing, FRAMINGS, type Scene } from '../scene/scene.ts'
import type { Composition, Slot, FigureSlot } from '../settings/setting.ts'
import type { Style } from '../styles/style.ts'
import type { Frame } from './frame.ts'
import { bridgeUnder } from './bridge.ts'
import { handPlace, heldIn, type HeldProp } from './holding.ts'

export type Focus = { readonly x: number; readonly y: number }

/** Positions of figures and things, and the framing. */
export type Blocking = {
  readonly framing: Framing
  readonly focus: Focus
  readonly stands: readonly FigureSlot[]
  readonly placed: readonly PlacedProp[]
  readonly held: readonly HeldProp[]
}

/**
 * Chooses the closest framing, starting at the requested one, that contains all figures and things. In the widest
 * one, things that don't fit are dropped.
 */
export function block(scene: Scene, composition: Composition, frame: Frame, style: Style): Blocking {
  const asked = FRAMINGS.indexOf(scene.framing)
  const tries = FRAMINGS.slice(0, asked + 1)
    .toReversed()
    .map((framing) => blockAt(scene, composition, frame, style, framing))
  return tries.find((blocking) => isWhole(blocking, scene)) ?? tries.at(-1)!
}

const isWhole = ({ stands, placed, held }: Blocking, scene: Scene): boolean =>
  stands.length === scene.who.length &&
  placed.length + new Set(held.map(({ prop }) => prop).filter((prop) => scene.props.includes(prop))).size === scene.props.length

function blockAt(scene: Scene, composition: Composition, frame: Frame, style: Style, framing: Framing): Blocking {
  const standing = gathered(
    scene,
    framing,
    frame,
    afloat(
      scene,
      composition,
      composition.figureSlots.map((stand, i) =>
        Object.assign({}, stand, { height: stand.height * (style.figures ?? 1) }, scene.open && { x: frame.width * ASIDE[i % 3]! }),
      ),
    ),
  )
  const bridge = bridgeUnder(scene, apart(scene, frame, style, standing.slice(0, scene.who.length)))
  const all = bridge.placed ? bridge.stands : standing
  const cast = nearer(scene, framing, frame, facing(scene, bridge.stands))
  const free =
    scene.who.length === 0 && !scene.open
      ? heroSlots(scene, composition, all)
      : composition.slots.filter((slot) => !(scene.open && isInTheMiddle(slot, frame)) && !cast.some((stand) => isBehind(slot, stand)))
  const focus = focusOf(scene, all, scene.open ? undefined : placeProps(scene, free)[0]?.slot)
  const seen = lens(scene, frame, style, framing, focus)
  const held = heldIn(scene).filter((one) => one.carry === 'ridden' || isInSight(one, scene, cast, seen))
  const rest = { ...scene, props: scene.props.filter((prop) => prop !== bridge.placed?.prop && !held.some((one) => one.prop === prop)) }
  return {
    framing,
    focus,
    // In the widest frame nobody is left out.
    stands: framing === 'wide' ? cast : cast.filter((stand, i) => isFaceSeen(stand, scene.who[i]!, seen)),
    held,
    placed: [
      ...(bridge.placed ? [bridge.placed] : []),
      ...placeProps(
        rest,
        free,
        (slot) => seen(slot.x, slot.y - (slot.kind === 'sky' || slot.kind === 'wall' ? 0 : slot.size / 2), slot.size * REACH),
        (slot, prop) => !cast.some((stand) => (homeOf(prop.icon) === 'back' ? isCovered(slot, stand) : isBehind(slot, stand))),
      ),
    ],
  }
}

/** Where animals stand who leave the middle to large words. */
const ASIDE = [0.19, 0.82, 0.5] as const
const isInTheMiddle = ({ kind, x, y }: Slot, { width, height }: Frame): boolean =>
  Math.abs(x / width - 0.5) < 0.24 && !(kind === 'sky' && y < height * 0.26)

type Lens = (x: number, y: number, reach: number) => boolean

/** Whether something round is within the frame when the camera sets out and halfway along its way. */
function lens(scene: Scene, frame: Frame, style: Style, framing: Framing, focus: Focus): Lens {
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

function isFaceSeen(stand: FigureSlot, actor: Scene['who'][number], seen: Lens): boolean {
  const level = eyeLevel(actor)
  const asleep = actor.kind === 'person' && actor.action === 'sleep'
  const aside = asleep ? stand.height * actor.look.stature * (stand.facingLeft ? 0.42 : -0.42) : 0
  return seen(stand.x + aside, stand.y - stand.height * level, stand.height * Math.min(0.165, level * 0.7))
}

function isInSight(held: HeldProp, { who }: Scene, cast: readonly FigureSlot[], seen: Lens): boolean {
  const [stand, actor] = [cast[held.actor], who[held.actor]]
  if (!stand || actor?.kind !== 'person') return false
  const { x, y } = handPlace(stand, actor)
  return seen(x, y, stand.height * 0.09)
}

/** How much of a thing has to be within the frame, in its sizes: a little may be cut off. */
const REACH = 0.38

/** Half the width that a figure needs for its face and shoulders, in its heights: a sleeper lies along the frame, a beast is long. */
function reachOfFigure(actor: Scene['who'][number]): number {
  if (actor.kind === 'animal') return clamp(0.21 * ANIMALS[actor.animal].size, 0.14, 0.36)
  return actor.action === 'sleep' ? 0.58 : actor.action === 'dance' ? 0.23 : 0.18
}

/** Where a place has its stands closer together than its people need, they share the width between them, in the same order. */
function apart({ who }: Scene, frame: Frame, style: Style, stands: readonly FigureSlot[]): readonly FigureSlot[] {
  const order = stands.map((_, i) => i).toSorted((a, b) => stands[a]!.x - stands[b]!.x)
  const reach = (i: number): number => stands[i]!.height * reachOfFigure(who[i]!)
  const tight = order.some((i, k) => k > 0 && stands[i]!.x - stands[order[k - 1]!]!.x < reach(i) + reach(order[k - 1]!))
  if (!tight) return stands
  const [left, , right] = style.covered?.(frame.tall) ?? [0, 0, 0, 0]
  const [from, to] = [frame.width * left, frame.width * (1 - right)]
  const whole = order.reduce((sum, i) => sum + reach(i) * 2, 0)
  const gap = Math.max(0, (to - from - whole) / (order.length + 1))
  const shrunk = Math.min(1, (to - from) / whole)
  let x = from + gap
  const placed = [...stands]
  for (const i of order) {
    x += reach(i) * shrunk
    placed[i] = { ...stands[i]!, x, height: stands[i]!.height * shrunk }
    x += reach(i) * shrunk + gap
  }
  return placed
}

/** Those who walk all go the same way; others keep the way of their place, towards each other. */
function facing(scene: Scene, stands: readonly FigureSlot[]): FigureSlot[] {
  const walking = scene.who.filter((actor) =>
    actor.kind === 'animal' ? actor.walking : actor.action === 'walk' || actor.action === 'run' || actor.action === 'ride',
  )
  return walking.length > 1 ? stands.map((stand) => ({ ...stand, facingLeft: stands[0]!.facingLeft })) : [...stands]
}

const isBehind = (slot: Slot, stand: FigureSlot): boolean =>
  slot.kind !== 'sky' && Math.abs(slot.x - stand.x) < stand.height * 0.2 + slot.size * 0.42

/** So close behind somebody that hardly anything of it is seen. */
const isCovered = (slot: Slot, stand: FigureSlot): boolean =>
  Math.abs(slot.x - stand.x) < stand.height * 0.3 && slot.size < stand.height * 0.7

/** With nobody there, the first thing takes the stage, large and in the middle; a house or a tree stands farther back, what flies is in the sky. */
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

function eyeLevel(actor: Scene['who'][number]): number {
  if (actor.kind === 'animal') return 0.25
  const level = actor.action === 'sleep' ? 0.16 : actor.action === 'sit' ? 0.62 : 0.8
  return level * actor.look.stature
}

/** How much taller people stand in a near shot, where feet are out of the frame: head and shoulders fill it. */
const NEARER: Partial<Record<Framing, number>> = { close: 1.45, detail: 1.4 }

const TALL_HATS: ReadonlySet<PersonLook['hat']> = new Set(['chef', 'wizard', 'crown'])

/** Children's heads are as large as adults' only when they come nearer still; tall hats need room. */
const nearness = (look: PersonLook, roomy: boolean): number =>
  (TALL_HATS.has(look.hat) ? 0.86 : 1) * (roomy && look.stature < 0.88 ? 1.14 : 1)

/** Fish and whales are in the water where there is any; farther away than the shore, they are smaller. */
function afloat({ who }: Scene, { slots }: Composition, stands: readonly FigureSlot[]): readonly FigureSlot[] {
  const water = slots.find(({ kind }) => kind === 'water')
  const swims = who.findIndex((actor) => actor.kind === 'animal' && ANIMALS[actor.animal].plan === 'swimmer')
  if (!water || swims < 0 || swims >= stands.length) return stands
  return stands.map((stand, i) =>
    i === swims ? { ...stand, x: water.x, y: water.y + stand.height * 0.05, height: stand.height * 0.72 } : stand,
  )
}

const performs = ({ action }: Scene['who'][number]): boolean => action === 'sing' || action === 'dance'

/** In near shots somebody alone comes to the middle, two come together: more so the narrower the frame. Who performs alone has the middle in every shot. */
function gathered({ who, open }: Scene, framing: Framing, frame: Frame, stands: readonly FigureSlot[]): readonly FigureSlot[] {
  if (who.length === 0 || who.length > 2 || open) return stands
  const [first, second] = stands
  if (who.length === 1 && performs(who[0]!)) return [{ ...first!, x: lerp(first!.x, frame.width * 0.49, 0.85) }, ...stands.slice(1)]
  if (!NEARER[framing]) return stands
  const amount = clamp(1.5 - frame.width / frame.height, 0.25, 0.8)
  if (who.length === 1) return [{ ...first!, x: lerp(first!.x, frame.width * 0.46, amount) }, ...stands.slice(1)]
  const middle = (first!.x + second!.x) / 2
  return stands.map((stand) => ({ ...stand, x: lerp(stand.x, middle, amount * 0.3) }))
}

/** How much larger an animal alone is seen, which is lower than a person. */
const NEARER_ANIMAL: Partial<Record<Framing, number>> = { medium: 1.25, close: 1.6, detail: 1.6 }

/** Large ones fill the frame already; their heads, not their bodies, come to the middle. */
function closer(stand: FigureSlot, framing: Framing, size: number): FigureSlot {
  const nearest = NEARER_ANIMAL[framing]
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

/** Eyes stay where they are. Beside an animal people keep their size. */
function nearer(scene: Scene, framing: Framing, frame: Frame, stands: readonly FigureSlot[]): FigureSlot[] {
  const many = scene.who.length > 1
  const grown = many && frame.height > frame.width ? 1 : (NEARER[framing] ?? 1)
  const [only] = scene.who
  if (only?.kind === 'animal' && !many) return stands.map((stand) => closer(stand, framing, ANIMALS[only.animal].size))
  const apart = scene.who.every((actor) => actor.kind === 'person' && actor.action !== 'sleep' && actor.action !== 'sit')
  if (!apart) return [...stands]
  return stands.map((stand, i) => {
    const actor = scene.who[i]!
    const by = grown * (actor.kind === 'person' ? nearness(actor.look, !many && frame.width >= frame.height) : 1)
    if (grown === 1) return stand
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
