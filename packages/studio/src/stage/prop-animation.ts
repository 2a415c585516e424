import type { Canvas, Ctx } from '../paint/canvas.ts'
import { colourOf, type Look } from '../paint/look.ts'
import { fract } from '../particles/particle.ts'
import { lightSprite, softSprite } from '../particles/sprites.ts'
import type { Scene } from '../scene/scene.ts'

/** Animation of a prop. Lengths in parts of its size; the origin is its bottom centre. */
export type PropAnimation = {
  /** Amplitude of rolling on water, in radians. */
  readonly roll: number
  /** Amplitude of swaying in the wind: 1 in calm weather. */
  readonly sway: number
  /** Distance it rises during a clip, in its own heights. */
  readonly climb: number
  readonly draw?: (g: Ctx, size: number, seconds: number) => void
}

export const STILL: PropAnimation = { roll: 0, sway: 1, climb: 0 }

const FLOATING_ICONS = /^(boat|sailboat|ship|galleon|canoe|speedboat|ferry)/
/** Height of the light above the foot, its radius, its flicker (0 to 1). */
const FLAMES: Record<string, readonly [number, number, number]> = {
  campfire: [0.4, 0.95, 1],
  fireplace: [0.35, 0.7, 0.8],
  candle: [0.88, 0.55, 0.6],
  'birthday-cake': [0.9, 0.5, 0.6],
  lantern: [0.4, 0.7, 0.35],
  'jack-o-lantern': [0.45, 0.7, 0.6],
  lamp: [0.7, 0.6, 0.06],
  'street-lamp': [0.93, 0.3, 0.1],
  fireworks: [0.5, 0.9, 1],
}
/** Height at which vapour starts, radius of a puff, distance it rises. */
const VAPOURS: Record<string, readonly [number, number, number]> = {
  cup: [0.72, 0.1, 0.75],
  teapot: [0.72, 0.09, 0.6],
  kettle: [0.8, 0.11, 0.8],
  'pot-of-food': [0.8, 0.15, 0.8],
  'steaming-bowl': [0.7, 0.15, 0.75],
  campfire: [0.85, 0.2, 1.3],
  locomotive: [0.95, 0.14, 0.7],
  ship: [0.85, 0.1, 0.5],
}

const SWAY_BY_WEATHER: Partial<Record<Scene['weather'], number>> = { storm: 2.4, wind: 1.8, rain: 1.3 }

/** Animation of a prop in a scene's weather and place. */
export function propAnimationOf(
  icon: string,
  { weather, where, move }: Pick<Scene, 'weather' | 'where' | 'move'>,
  look: Look,
): PropAnimation {
  const sway = SWAY_BY_WEATHER[weather] ?? 1
  const flies = icon === 'rocket' && (where === 'space' || move === 'crane-up')
  return { roll: FLOATING_ICONS.test(icon) ? 0.034 * sway : 0, sway, climb: flies ? 0.42 : 0, draw: createDraw(icon, flies, look) }
}

function createDraw(icon: string, flies: boolean, look: Look): PropAnimation['draw'] {
  const flame = flies ? ([-0.04, 0.5, 1] as const) : FLAMES[icon]
  const vapour = flies ? ([-0.02, 0.2, -0.7] as const) : VAPOURS[icon]
  if (!flame && !vapour) return undefined
  const light = flame && lightSprite(look.lamp ?? '#ffb45a', 96)
  const puff = vapour && softSprite(colourOf(look, '#e9e6ee'), 64, 0.5)
  const sparks = icon === 'campfire' || icon === 'fireplace'
  return (g, size, seconds) => {
    if (puff) drawVapour(g, puff, vapour, size, seconds)
    if (light) drawFlame(g, light, flame, sparks, size, seconds)
  }
}

const flicker = (t: number): number => 0.5 * Math.sin(t * 11) + 0.3 * Math.sin(t * 17.3 + 1) + 0.2 * Math.sin(t * 29 + 2)

function drawFlame(
  g: Ctx,
  light: Canvas,
  [height, wide, flickering]: readonly [number, number, number],
  sparks: boolean,
  size: number,
  t: number,
): void {
  const r = size * wide * (1 + 0.07 * flickering * flicker(t))
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.globalAlpha = 0.2 + 0.07 * flickering * flicker(t + 0.3)
  g.drawImage(light, -r, -size * height - r, r * 2, r * 2)
  for (let i = 0; i < (sparks ? 6 : 0); i++) {
    const age = fract(t * (0.42 + 0.07 * i) + i * 0.37)
    const spark = size * 0.035 * (1 - age)
    g.globalAlpha = 1 - age
    const x = size * (0.16 * Math.sin(i * 2.4) + 0.12 * age * Math.sin(t * 2.2 + i * 1.9))
    g.drawImage(light, x - spark, -size * (0.45 + 0.95 * age) - spark, spark * 2, spark * 2)
  }
  g.restore()
}

const PUFFS = 6

/** Puffs that start in turn, grow, drift and fade out. */
function drawVapour(g: Ctx, puff: Canvas, [height, thick, rise]: readonly [number, number, number], size: number, t: number): void {
  g.save()
  for (let i = 0; i < PUFFS; i++) {
    const age = fract(t * 0.34 + i / PUFFS)
    const r = size * thick * (0.35 + 0.9 * age)
    const x = size * thick * 0.9 * age * Math.sin(t * 0.9 + i * 1.7) + size * 0.06 * age
    g.globalAlpha = 0.55 * Math.sin(Math.PI * age ** 0.7)
    g.drawImage(puff, x - r, -size * (height + rise * age) - r, r * 2, r * 2)
  }
  g.restore()
}
