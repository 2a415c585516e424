import { clamp } from '../paint/colour.ts'
import { type Placement, sizeOfThing } from './thing-sizes.ts'
import { SUBMERGED, type Scene, type SceneProp } from '../scene/scene.ts'
import type { Slot, SlotKind } from '../settings/setting.ts'

/** A prop with its slot. `floating`: in the sky or on a wall. */
export type PlacedProp = { readonly prop: SceneProp; readonly slot: Slot; readonly floating: boolean }

/** Habitat by name for icons without an entry in the lexicon. */
const FLYING =
  /^(airplane|helicopter|flying|bird|eagle|bat$|kite|balloon|parachute|star|glowing|comet|sun$|crescent|moon|cloud|rainbow|bee|small-airplane|snowflake|sparkles|globe|musical|thought|speech)/
const SWIMMING = /(fish|whale|shark|squid|seal|ship|ferry|canoe|speedboat|motor-boat|coral)/

/** Habitat of an icon. */
export function homeOf(icon: string): Placement {
  if (isCelestial(icon)) return 'air'
  const thing = sizeOfThing(icon)
  if (thing) return thing.placement
  if (FLYING.test(icon)) return 'air'
  return SWIMMING.test(icon) ? 'water' : 'surface'
}

/** What is small enough for a table; food and other things without a known size are. */
const MAX_TABLE_CENTIMETRES = 60
/** What grows from the ground. */
const ROOTED = /^(?:rose|tulip|sunflower|flower|four-leaf-clover|mushroom|seedling|cactus)$/u
export function restsOnTable(icon: string): boolean {
  if (ROOTED.test(icon)) return false
  const thing = sizeOfThing(icon)
  if (!thing) return homeOf(icon) === 'surface'
  return (
    (thing.placement === 'surface' || thing.placement === 'ground') && thing.centimetres > 0 && thing.centimetres <= MAX_TABLE_CENTIMETRES
  )
}

/** Whether a thing stands on the ground, where there is no table and nothing behind it. */
export const restsOnGround = (icon: string): boolean => !isCelestial(icon) && /^(?:surface|ground|back)$/u.test(homeOf(icon))

/** Slot kinds for each habitat, best first. */
const SLOT_KINDS: Record<Placement, readonly SlotKind[]> = {
  surface: ['surface', 'ground'],
  ground: ['ground', 'surface'],
  back: ['ground'],
  water: ['water', 'ground', 'surface'],
  air: ['sky', 'wall', 'surface', 'ground'],
  wall: ['wall'],
}

/** Settings in which everything may float. */
const WEIGHTLESS: ReadonlySet<Scene['where']> = new Set<Scene['where']>(['space', ...SUBMERGED, 'abstract'])

/** Icons that only belong in the sky. */
const CELESTIAL =
  /^(star$|milky-way|shooting-star|comet|black-hole|galaxy|nebula|supernova|burning-star|neutron-star|white-dwarf|[a-z]+-planet|gas-giant|crescent-moon|full-moon|rainbow|high-voltage|fireworks|sun$|sun-|sunrise|sunset|cloud)/
export const isCelestial = (icon: string): boolean => CELESTIAL.test(icon)

const slotKindsFor = (icon: string, where: Scene['where']): readonly SlotKind[] => {
  const home = homeOf(icon)
  if (isCelestial(icon)) return ['sky']
  if (SUBMERGED.has(where) && home === 'water') return ['sky', 'ground']
  const kinds = SLOT_KINDS[home]
  return WEIGHTLESS.has(where) ? [...new Set([...kinds, 'sky' as const])] : kinds
}

/** Real size that a slot of each kind represents, in centimetres. */
const SLOT_CENTIMETRES: Record<SlotKind, number> = { ground: 61, surface: 48, wall: 55, sky: 60, water: 90 }

/**
 * Scale factor of a prop in a slot, with compressed size differences so that small props stay visible beside large ones.
 * `alone`: it is the subject of the shot and fills its slot.
 */
export function propScale(icon: string, kind: SlotKind, alone: boolean): number {
  const centimetres = Math.max(5, sizeOfThing(icon)?.centimetres ?? USUAL_CENTIMETRES)
  if (kind === 'ground' && homeOf(icon) === 'back') return scaleBesideFigure(centimetres) * (alone ? 0.45 : 1)
  const scale = (centimetres / SLOT_CENTIMETRES[kind]) ** (alone ? 0.3 : 0.55)
  const [min, max] = kind === 'ground' ? [0.48, alone ? 1.5 : 2.9] : kind === 'sky' || kind === 'water' ? [0.45, 1.9] : [0.4, 1.15]
  return Math.min(max, Math.max(alone ? 0.6 : min, scale))
}

/** Scale of background props (trees, houses) relative to figures. */
const scaleBesideFigure = (centimetres: number): number => Math.min(5, 2.2 * (centimetres / 150) ** 0.45)

/** What placement needs of a scene. `adult`: height of an adult in pixels, beside whom things on the ground have the size of life; default: sizes of the slots. */
export type PlacingScene = Pick<Scene, 'props' | 'where' | 'who' | 'open'> & { readonly adult?: number }

/** Height of an adult. */
export const ADULT_CENTIMETRES = 175
/** Smaller things are drawn larger than they are, to be seen beside whole figures; larger ones stand farther away. */
const SMALL_CENTIMETRES = 45
const SMALL_EXPONENT = 0.5
const LARGE_CENTIMETRES = 200
const LARGE_EXPONENT = 0.6

/** Size of things without a known one. */
const USUAL_CENTIMETRES = 40

/** Longest side of a thing beside an adult, in the adult's heights. */
export function lifeSizeOf(icon: string): number {
  const centimetres = sizeOfThing(icon)?.centimetres || USUAL_CENTIMETRES
  const near = clamp(centimetres, SMALL_CENTIMETRES, LARGE_CENTIMETRES)
  return (near / ADULT_CENTIMETRES) * (centimetres / near) ** (centimetres < near ? SMALL_EXPONENT : LARGE_EXPONENT)
}

/**
 * Assigns each prop a free slot of a suitable kind and a size without overlaps; props without a slot are omitted.
 * `fits`: whether a slot at the prop's size is fully visible and its original is free; `clear`: whether it is unoccluded, a preference. Both default to true.
 */
export function placeProps(
  scene: PlacingScene,
  slots: readonly Slot[],
  fits: (slot: Slot, prop: SceneProp, original: Slot) => boolean = () => true,
  clear: (slot: Slot, prop: SceneProp) => boolean = () => true,
): PlacedProp[] {
  const free = [...slots, ...besideWater(slots)]
  const hasWater = slots.some(({ kind }) => kind === 'water')
  const placed: PlacedProp[] = []
  for (const [i, prop] of scene.props.entries()) {
    const kinds = slotKindsFor(prop.icon, scene.where)
    // Where there is water, what is at home in it is not on land.
    const choices = (hasWater && kinds[0] === 'water' ? (['water'] as const) : kinds)
      .flatMap((kind) => free.filter((slot) => slot.kind === kind))
      .flatMap((slot) =>
        sizedSlots(prop, slot, i === 0 && scene.who.length === 0 && !scene.open, scene.adult).map((own) => ({ slot, own })),
      )
      .filter(({ slot, own }) => fits(own, prop, slot) && !placed.some((other) => overlaps(own, other.slot)))
    const chosen = choices.find(({ slot, own }) => slot.kind === choices[0]!.slot.kind && clear(own, prop)) ?? choices[0]
    if (!chosen) continue
    free.splice(free.indexOf(chosen.slot), 1)
    placed.push({ prop, slot: chosen.own, floating: chosen.slot.kind === 'sky' || chosen.slot.kind === 'wall' })
  }
  return placed
}

/** Further slots on the water on both sides of each one, a little farther away: as many as a fleet takes. */
const besideWater = (slots: readonly Slot[]): Slot[] =>
  slots.flatMap((slot) =>
    slot.kind === 'water'
      ? [-1, 1].map((side) => ({ ...slot, x: slot.x + side * slot.size * 1.5, y: slot.y - slot.size * 0.08, size: slot.size * 0.78 }))
      : [],
  )

/** Scale factor of props described as giant. */
const GIANT_SCALE = 2.2

/** The slot at the prop's size, then at smaller ones; background props move behind the figures. */
function sizedSlots({ icon, giant }: SceneProp, slot: Slot, alone: boolean, adult?: number): Slot[] {
  const isAsInLife = adult !== undefined && slot.kind === 'ground'
  const size = (isAsInLife ? lifeSizeOf(icon) * adult : slot.size * propScale(icon, slot.kind, alone)) * (giant ? GIANT_SCALE : 1)
  const back = homeOf(icon) === 'back' && slot.kind === 'ground'
  return [1, 0.8, 0.62, ...(back || giant ? [0.5, 0.4] : [])].map((part) => ({
    ...slot,
    size: size * part,
    y: back ? slot.y - slot.size * 0.28 : slot.y,
  }))
}

const overlaps = (a: Slot, b: Slot): boolean =>
  Math.abs(a.x - b.x) < (a.size + b.size) * 0.42 && Math.abs(a.y - b.y) < Math.max(a.size, b.size) * 0.6
