import type { PlanEvent } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clamp, lerp } from '../../paint/colour.ts'
import { seeded } from '../../paint/random.ts'
import { inOutCubic, outBack } from '../kit/easing.ts'

/** Part of a shot from which what collapses or explodes comes apart. */
export const COLLAPSE_START = 0.2

/**
 * A moment of an event and the thing to which it happens. `part`: of the shot, 0 to 1; `seconds`: from its start; `size`: side of the thing in pixels of the
 * context; `icon`: what it is; `foot`: its lowest point below its centre, in its sizes. Default: half; `left`: its leftmost one beside it. Default: 0.46.
 */
export type EventMoment = {
  readonly part: number
  readonly seconds: number
  readonly size: number
  readonly icon?: string
  readonly foot?: number
  readonly left?: number
}

/** Displacement of a thing: lengths in its sizes, up negative; `turn` in radians; `wide`, `high`: stretch about its foot. */
export type EventMotion = {
  readonly scale?: number
  readonly dx?: number
  readonly dy?: number
  readonly turn?: number
  readonly alpha?: number
  readonly wide?: number
  readonly high?: number
}

type Motion = (part: number, seconds: number, icon: string) => EventMotion

/** Size of what appears in the first frame of its shot, which would be empty without it. */
const APPEARING = 0.55
/** Part of a shot until which what vanishes is seen whole. */
const SEEN_UNTIL = 0.62

/** Events happen in the first part of a shot, so that their end is seen. */
const until = (part: number, end: number): number => clamp(part / end)

const MOTIONS: Readonly<Partial<Record<PlanEvent, Motion>>> = {
  appear: (part) => ({ scale: lerp(APPEARING, 1, outBack(until(part, 0.05))) }),
  vanish: (part) => ({ alpha: 1 - inOutCubic(clamp((part - SEEN_UNTIL) / 0.32)), scale: lerp(1, 0.94, part) }),
  grow: (part) => ({ scale: lerp(0.5, 1.14, inOutCubic(until(part, 0.9))) }),
  shrink: (part) => ({ scale: lerp(1.1, 0.4, inOutCubic(until(part, 0.9))) }),
  rise: (part) => ({ dy: lerp(0.3, -0.2, inOutCubic(part)) }),
  launch: (part, seconds) => ({ dy: lerp(0.12, -0.9, part ** 2.4), dx: Math.sin(seconds * 40) * 0.008 }),
  fall: (part, _, icon) => falling(part, icon),
  sink: (part, seconds) => ({
    dy: lerp(-0.05, 0.44, inOutCubic(until(part, 0.9))),
    turn: 0.5 * until(part, 0.8) + 0.03 * Math.sin(seconds * 1.5),
  }),
  melt: (part) => ({
    high: lerp(1, 0.45, inOutCubic(clamp((part - 0.25) / 0.75))),
    wide: lerp(1, 1.3, inOutCubic(clamp((part - 0.25) / 0.75))),
  }),
  freeze: (part, seconds) => ({ dx: part < 0.4 ? Math.sin(seconds * 36) * 0.008 : 0 }),
  collapse: (part, seconds) => ({ dx: part < COLLAPSE_START ? Math.sin(seconds * 34) * 0.012 : 0 }),
  explode: (part, seconds) => ({ dx: part < COLLAPSE_START ? Math.sin(seconds * 40) * 0.02 * (part / COLLAPSE_START) : 0 }),
  collide: (part, seconds) => struck(part, seconds),
  fade: (part) => ({ alpha: lerp(1, 0.86, inOutCubic(until(part, 0.8))) }),
  wither: (part) => ({ turn: 0.14 * inOutCubic(until(part, 0.8)), high: lerp(1, 0.88, inOutCubic(until(part, 0.8))) }),
  spill: (part, _, icon) => spilling(part, icon),
  'fly-away': (part, seconds) => flyingAway(inOutCubic(clamp((part - 0.12) / 0.88)), seconds),
  open: (part) => ({ high: 1 + 0.1 * Math.sin(until(part, 0.5) * Math.PI), wide: 1 + 0.05 * inOutCubic(until(part, 0.5)) }),
  close: (part) => ({ high: 1 - 0.1 * Math.sin(until(part, 0.5) * Math.PI), wide: 1 - 0.04 * inOutCubic(until(part, 0.5)) }),
  spin: (_, seconds) => ({ wide: turnedWidth(Math.cos(seconds * 2.6)) }),
  orbit: (_, seconds) => ({
    dx: Math.cos(seconds * 1.7) * 0.3,
    dy: Math.sin(seconds * 1.7) * 0.12,
    scale: 1 + 0.16 * Math.sin(seconds * 1.7),
  }),
  swing: (_, seconds) => ({ turn: Math.sin(seconds * 2.4) * 0.24 }),
  shake: (_, seconds) => ({ dx: Math.sin(seconds * 34) * 0.022, turn: Math.sin(seconds * 29) * 0.04 }),
  ring: (_, seconds) => ({ turn: Math.sin(seconds * 22) * 0.11 * (0.4 + 0.6 * Math.abs(Math.cos(seconds * 1.6))) }),
  bounce: (_, seconds) => {
    const up = Math.abs(Math.sin(seconds * 3.4))
    return { dy: -up * 0.22, high: 1 - 0.14 * (1 - up) ** 4, wide: 1 + 0.1 * (1 - up) ** 4 }
  },
  beat: (_, seconds) => ({ scale: 1 + 0.1 * Math.max(0, Math.sin(seconds * 7)) ** 3 }),
  float: (_, seconds) => ({ dy: -0.1 + Math.sin(seconds * 1.4) * 0.09, turn: Math.sin(seconds * 0.9) * 0.06 }),
  fly: (part, seconds) => ({ dx: lerp(-0.34, 0.34, part), dy: -0.14 + Math.sin(seconds * 3) * 0.07, turn: Math.cos(seconds * 3) * 0.06 }),
  drive: (part, seconds) => ({ dx: lerp(-0.45, 0.35, part), dy: Math.sin(seconds * 16) * 0.008 }),
  slide: (part) => ({ dx: lerp(-0.45, 0.1, inOutCubic(until(part, 0.7))) }),
  roll: (part) => ({ dx: lerp(-0.4, 0.3, part), turn: part * 5 }),
  flow: (_, seconds) => ({
    dx: Math.sin(seconds * 1.6) * 0.05,
    wide: 1 + 0.05 * Math.sin(seconds * 2.2),
    high: 1 - 0.04 * Math.sin(seconds * 2.2),
  }),
  swarm: (_, seconds) => ({ dx: Math.sin(seconds * 2.1) * 0.1, dy: Math.cos(seconds * 2.7) * 0.1 }),
  bloom: (part) => ({ scale: lerp(0.4, 1.08, outBack(until(part, 0.6))), turn: lerp(-0.3, 0, inOutCubic(until(part, 0.6))) }),
  pour: (part, _, icon) => ({ turn: pouringOf(icon).turn * inOutCubic(until(part, 0.3)), dy: -0.12 * inOutCubic(until(part, 0.3)) }),
  glow: (_, seconds) => ({ scale: 1 + 0.025 * Math.sin(seconds * 3) }),
  burn: (_, seconds) => ({ dx: Math.sin(seconds * 13) * 0.006 }),
}

/** Part of a shot at which what collides meets. */
export const IMPACT = 0.34

/** Pushed aside by what runs into it, and shaken. */
function struck(part: number, seconds: number): EventMotion {
  const since = clamp((part - IMPACT) / 0.3)
  if (since === 0) return {}
  return { dx: 0.05 * inOutCubic(since) + Math.sin(seconds * 38) * 0.012 * (1 - since), turn: 0.05 * inOutCubic(since) }
}

/** What falls slowly, to and fro, and then lies flat. */
const SAILS: ReadonlySet<string> = new Set(
  `acceptance-letter banknotes dollar-banknote envelope envelope-with-arrow euro-banknote fallen-leaf feather four-leaf-clover graded-paper
  handkerchief handwritten-page incoming-envelope leaf leaf-fluttering-in-wind letter love-letter maple-leaf newspaper page-facing-up page-with-curl
  paper-boat paper-plane petal petals pound-banknote red-envelope rejection-letter scarf sealed-letter signed-contract snowflake yen-banknote`.split(
    /\s+/u,
  ),
)
/** What stands, and falls over. */
const TOPPLES: ReadonlySet<string> = new Set(
  `atm-sign baby-bottle barber-pole beer-bottle bicycle bottle bottle-with-popping-cork brick-wall buddha-statue cactus cherry-tree chimney christ-statue
  christmas-tree clear-spirit column control-tower deciduous-tree dominoes eiffel-tower empire-state-building evergreen-tree fence for-sale-sign greek-vase ladder leaning-tower
  lighthouse liquor-bottle lotion-bottle motorcycle palm palm-tree pill-bottle pine pine-decoration radio-tower road-sign ruined-wall scarecrow
  semaphore-tower siege-tower signpost spray-bottle statue statue-of-justice statue-of-liberty stone-tower stop-sign street-lamp tallest-tower
  tanabata-tree tokyo-tower tower tree vase wall-with-graffiti water-bottle windmill wine-bottle`.split(/\s+/u),
)
const LYING_TURN = 1.4

function falling(part: number, icon: string): EventMotion {
  if (SAILS.has(icon)) {
    const down = until(part, 0.72)
    const lies = inOutCubic(clamp((part - 0.6) / 0.16))
    return {
      dx: Math.sin(down * 8) * 0.2 * (1 - down),
      dy: lerp(-1, 0, down) + 0.06 * lies,
      turn: Math.sin(down * 8 + 1) * 0.5 * (1 - down) + 0.5 * lies,
      high: lerp(1, 0.42, lies),
    }
  }
  if (TOPPLES.has(icon)) {
    const turn = LYING_TURN * bounceOut(clamp((part - 0.12) / 0.5))
    // About its foot.
    return { turn, dx: (Math.sin(turn) - 0.6 * (turn / LYING_TURN)) * 0.5, dy: (1 - Math.cos(turn)) * 0.42 }
  }
  return { dy: lerp(-0.8, 0, bounceOut(until(part, 0.5))), turn: lerp(-0.35, 0.16, until(part, 0.5)) }
}

/** Open vessels, which tip over; what is a liquid itself only spreads. */
const DROPS: ReadonlySet<string> = new Set(['droplet', 'drop-of-blood', 'still-water', 'water-wave'])

function spilling(part: number, icon: string): EventMotion {
  const tipped = inOutCubic(clamp((part - 0.08) / 0.3))
  return DROPS.has(icon)
    ? { high: lerp(1, 0.4, tipped), wide: lerp(1, 1.25, tipped) }
    : { turn: 1.35 * tipped, dx: -0.12 * tipped, dy: 0.12 * tipped }
}

/** Up into the sky, ever smaller. */
const flyingAway = (gone: number, seconds: number): EventMotion => ({
  dx: lerp(0, 0.75, gone),
  dy: lerp(0, -1, gone) + Math.sin(seconds * 2.6) * 0.03,
  scale: lerp(1, 0.22, gone),
  turn: Math.sin(seconds * 2.2) * 0.06,
})

/** How far what pours turns, in radians, and where its mouth is before it turns, in its sizes from its centre. */
type Pouring = { readonly turn: number; readonly mouth: readonly [x: number, y: number] }
const SPOUTED = /^(?:teapot|kettle|watering-can)(?:-|$)/u
const LIPPED = /^(?:jug|pitcher|pouring-jug|milk-jug)(?:-|$)/u
const NARROW =
  /^(?:bottle|wine-bottle|test-tube|flask|vial|pill-bottle|baby-bottle|beer-bottle|lotion-bottle|serum-bottle|carton|sauce|olive-oil|cooking-oil|vinegar|balsamic-vinegar|clear-spirit|dish-soap)(?:-|$)/u

export function pouringOf(icon: string): Pouring {
  // Spouts and lips are on the left.
  if (SPOUTED.test(icon)) return { turn: -0.62, mouth: [-0.4, -0.16] }
  if (LIPPED.test(icon)) return { turn: -0.85, mouth: [-0.2, -0.36] }
  return NARROW.test(icon) ? { turn: 1.7, mouth: [0.02, -0.48] } : { turn: 1.05, mouth: [0.34, -0.36] }
}

/** A thing seen from its edge is still seen. */
const turnedWidth = (width: number): number => Math.sign(width || 1) * Math.max(0.14, Math.abs(width))

/** Falls, and bounces twice. */
function bounceOut(u: number): number {
  if (u < 0.6) return (u / 0.6) ** 2
  if (u < 0.85) return 1 - 0.09 * Math.sin(((u - 0.6) / 0.25) * Math.PI)
  return 1 - 0.02 * Math.sin(((u - 0.85) / 0.15) * Math.PI)
}

/** The motion of an event after a part of the shot, 0 to 1. `seconds` drives what repeats; `icon`: to what it happens. */
export const eventMotion = (event: PlanEvent | undefined, part: number, seconds: number, icon = ''): EventMotion =>
  (event && MOTIONS[event]?.(part, seconds, icon)) ?? {}

/** How much of a thing's shadow is left: it goes with the thing. */
export function eventShadow(event: PlanEvent | undefined, part: number, seconds: number): number {
  // The water that it sinks in has none.
  if (event === 'sink') return 0
  // That of its pieces is another one.
  if (event === 'break' || event === 'collapse' || event === 'explode') return 1 - clamp((part - COLLAPSE_START) / 0.2)
  const { alpha = 1, scale = 1 } = eventMotion(event, part, seconds)
  return clamp(alpha) * clamp(scale)
}

/** A further copy of a thing: `x`, `y` in its sizes from it, `scale` of it. */
export type EventCopy = { readonly x: number; readonly y: number; readonly scale: number; readonly alpha: number }

const COPIES = 8

/** Copies that an event brings: those of a thing that multiplies, scatters or gathers. */
export function eventCopies(event: PlanEvent | undefined, part: number, seconds: number): EventCopy[] {
  if (event !== 'multiply' && event !== 'scatter' && event !== 'gather' && event !== 'swarm') return []
  const random = seeded(31)
  return Array.from({ length: COPIES }, (_, i) => {
    const angle = (i / COPIES) * Math.PI * 2 + random() * 0.6
    const far = 0.52 + 0.3 * random()
    const at = {
      multiply: outBack(clamp(part * 3.2 - i * 0.22)),
      scatter: inOutCubic(clamp(part * 1.5)),
      gather: 1 - inOutCubic(clamp(part * 1.3)),
      swarm: 0.7,
    }[event]
    const drift = event === 'swarm' ? 0.16 : 0.02
    const x = Math.cos(angle) * far * at * (event === 'scatter' ? 1.5 : 1) + Math.sin(seconds * 2.3 + i * 1.9) * drift
    const y = Math.sin(angle) * far * at * 0.7 + Math.cos(seconds * 2.7 + i) * drift
    return { x, y, scale: 0.42, alpha: clamp(event === 'multiply' ? at * 2 : 1) }
  })
}
