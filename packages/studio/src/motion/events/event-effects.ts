import type { PlanEvent } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Ctx, radial, stop } from '../../paint/canvas.ts'
import { clamp, css } from '../../paint/colour.ts'
import { fract } from '../../particles/particle.ts'
import { eventMotion, type EventMoment, IMPACT, pouringOf } from './event-motion.ts'

/** What shines when it is opened. */
const TREASURES = /^(?:chest|treasure-chest|wrapped-gift|strongbox)$/u

type Effect = (g: Ctx, moment: EventMoment) => void
type Layer = 'behind' | 'before'

/** Light, fire, vapour and liquid of events; the origin is the centre of the thing. */
const EFFECTS: Readonly<Record<Layer, Partial<Record<PlanEvent, Effect>>>> = {
  behind: {
    glow: (g, { seconds, size }) => drawLight(g, 0, 0, size * (0.8 + 0.08 * Math.sin(seconds * 3)), '#ffe08a', 0.75),
    bloom: (g, { part, size }) => drawLight(g, 0, 0, size * 0.75 * part, '#ffd0e6', 0.5),
    burn: (g, { seconds, size }) => drawLight(g, 0, 0, size * (0.75 + 0.05 * Math.sin(seconds * 11)), '#ff9a3c', 0.7),
    launch: (g, moment) => drawVapour(g, moment, { count: 12, rise: -0.7, wide: 0.4, from: 0.45, colour: '#f1eee8' }),
    open: (g, { part, size, icon = '' }) => TREASURES.test(icon) && drawRays(g, size, clamp(part / 0.5)),
    spill: (g, moment) => drawPuddle(g, moment),
    melt: (g, { size, part, foot = 0.5 }) => drawPool(g, 0, foot * size, size * 0.62 * clamp((part - 0.3) / 0.6), '#d4ecf8'),
    explode: (g, moment) => moment.part > 0.4 && drawVapour(g, moment, { count: 12, rise: 0.8, wide: 0.45, from: 0.1, colour: '#3c383c' }),
    flash: (g, { seconds, size }) => drawLight(g, 0, 0, size * 1.1, '#fff6d0', fract(seconds * 1.4) < 0.22 ? 0.95 : 0.12),
  },
  before: {
    burn: (g, moment) => drawFlames(g, moment),
    launch: (g, { seconds, size, part }) => part > 0.05 && drawJet(g, size, seconds),
    smoke: (g, moment) => drawVapour(g, moment, { count: 10, rise: 0.9, wide: 0.28, from: -0.3, colour: '#6a6670' }),
    steam: (g, moment) => drawVapour(g, moment, { count: 8, rise: 0.7, wide: 0.2, from: -0.3, colour: '#ffffff' }),
    drip: (g, { seconds, size }) => drawDrops(g, seconds, size, 5, 0.42),
    melt: (g, { seconds, size, part }) => part > 0.1 && drawDrops(g, seconds, size, 4, 0.42),
    pour: (g, moment) => moment.part > 0.25 && drawStream(g, moment),
    flow: (g, { seconds, size }) => drawWaves(g, seconds, size),
    freeze: (g, { part, size }) => drawFrost(g, clamp(part / 0.5), size),
    explode: (g, { part, size }) => part > 0.2 && part < 0.56 && drawBlast(g, size, (part - 0.2) / 0.36),
    collide: (g, moment) => drawCollision(g, moment),
    'go-out': (g, moment) =>
      moment.part > 0.32 && drawVapour(g, moment, { count: 6, rise: 0.8, wide: 0.12, from: -0.3, colour: '#c9c6c2' }),
    break: (g, { part, size }) => part > 0.2 && part < 0.32 && drawLight(g, 0, 0, size * 0.55, '#ffffff', 0.6),
    collapse: (g, moment) =>
      moment.part > 0.55 && drawVapour(g, moment, { count: 8, rise: 0.22, wide: 0.5, from: 0.42, colour: '#b9ac9c' }),
    flash: (g, { seconds, size }) => fract(seconds * 1.4) < 0.1 && drawLight(g, 0, 0, size * 0.7, '#ffffff', 0.8),
    ring: (g, { seconds, size }) => drawSound(g, seconds, size),
    beat: (g, { seconds, size }) => drawSound(g, seconds * 0.7, size * 0.8),
    fall: (g, { part, size }) => part > 0.3 && part < 0.5 && drawImpact(g, size, (part - 0.3) / 0.2),
    appear: (g, { part, size }) => part < 0.45 && drawSparks(g, size, part / 0.45),
    multiply: (g, { part, size }) => part < 0.35 && drawSparks(g, size, part / 0.35),
    drive: (g, { seconds, size }) => drawSpeedLines(g, seconds, size),
    'fly-away': (g, { seconds, size, part }) => part > 0.15 && drawSpeedLines(g, seconds, size),
    fly: (g, { seconds, size }) => drawSpeedLines(g, seconds, size * 0.9),
    slide: (g, { seconds, size, part }) => part < 0.7 && drawSpeedLines(g, seconds, size),
  },
}

export function drawEventEffect(g: Ctx, event: PlanEvent | undefined, layer: Layer, moment: EventMoment): void {
  const effect = event && EFFECTS[layer][event]
  if (!effect) return
  g.save()
  effect(g, moment)
  g.restore()
}

function drawLight(g: Ctx, x: number, y: number, radius: number, colour: string, alpha: number): void {
  if (radius <= 0) return
  g.globalCompositeOperation = 'lighter'
  g.fillStyle = radial(g, x, y, 0, radius, [stop(0, colour, alpha), stop(0.4, colour, alpha * 0.45), stop(1, colour, 0)])
  g.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** A ball of fire that swells and goes. */
function drawBlast(g: Ctx, size: number, age: number): void {
  const show = Math.sin(Math.PI * Math.sqrt(age))
  const radius = size * (0.35 + 0.75 * Math.sqrt(age))
  g.globalAlpha *= show
  g.fillStyle = radial(g, 0, 0, 0, radius, [
    stop(0, '#fffbe0'),
    stop(0.35, '#ffd24a', 0.95),
    stop(0.65, '#ff7a1e', 0.8),
    stop(0.88, '#7a2a12', 0.4),
    stop(1, '#3a1c14', 0),
  ])
  g.fillRect(-radius, -radius, radius * 2, radius * 2)
}

/** Points of the star at which two things meet, and its radii in sizes. */
const STAR_POINTS = 11
const STAR = { outer: 0.32, inner: 0.15 } as const

/** A star where it is hit on its left, and splinters that stay. */
function drawCollision(g: Ctx, { part, size, foot = 0.5, left = 0.46 }: EventMoment): void {
  const since = clamp((part - IMPACT) / 0.08)
  if (since === 0) return
  g.translate(-size * left, size * (foot - 0.36))
  for (const [colour, scale] of [
    ['#e8452c', 1],
    ['#ffd24a', 0.74],
    ['#fffbe0', 0.42],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    for (let i = 0; i < STAR_POINTS * 2; i++) {
      const angle = (i / (STAR_POINTS * 2)) * Math.PI * 2 + 0.2
      const radius = size * scale * since * (i % 2 === 0 ? STAR.outer * (0.82 + 0.18 * Math.sin(i * 2.3)) : STAR.inner)
      g.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius)
    }
    g.closePath()
    g.fill()
  }
  const flown = Math.sqrt(clamp((part - IMPACT) / 0.3))
  g.fillStyle = '#3a3f4a'
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (1.1 + 0.8 * fract(i * 0.618))
    const far = size * (0.24 + 0.26 * fract(i * 0.37)) * flown
    g.fillRect(Math.cos(angle) * far, Math.sin(angle) * far + size * 0.2 * flown ** 2, size * 0.025, size * 0.025)
  }
}

/** What is spilled, by what it is spilled from. */
const LIQUIDS: readonly (readonly [icons: string, colour: string])[] = [
  ['baby-bottle coconut-drink coconut-milk cream glass-of-milk milkshake yogurt', '#fbf8f0'],
  ['coffee-machine hot-beverage iced-coffee', '#5a3520'],
  [
    'blood-bag blood-vials drop-of-blood ketchup rose-wine tomato tomato-soup white-wine wine-barrel wine-bottle wine-glass wine-jug',
    '#8e1f30',
  ],
  [
    `beer-bottle beer-can beer-mug bubble-tea clinking-beer-mugs cooking-oil honey-pot lemonade motor-oil oil-drum oil-lamp olive-oil orange-juice teacup-without-handle teapot
    tropical-drink`,
    '#d99a2b',
  ],
  ['bowl-of-noodles bowl-with-spoon clay-pot mixing-bowl pot pot-of-food soup-bowl steaming-bowl wooden-bowl', '#c9852f'],
  ['paint-can paint-tube', '#3f7fc4'],
  ['inkwell', '#1c2238'],
]
const LIQUID_OF: ReadonlyMap<string, string> = new Map(
  LIQUIDS.flatMap(([icons, colour]) => icons.split(/\s+/u).map((icon) => [icon, colour] as const)),
)
const WATER = '#7fc0e6'

/** Colour of what runs out of a thing. Default: of water. */
export const liquidOf = (icon: string): string => LIQUID_OF.get(icon) ?? WATER

/** What has run out spreads at the foot of the thing that tips over. */
function drawPuddle(g: Ctx, { part, size, icon = '', foot = 0.5 }: EventMoment): void {
  const { turn = 0, dx = 0, dy = 0 } = eventMotion('spill', part, 0, icon)
  g.rotate(-turn)
  drawPool(g, size * (0.35 * Math.min(1, turn) - dx), size * (foot - dy), size * 0.85 * clamp((part - 0.2) / 0.55), liquidOf(icon))
}

/** A pool seen from aside. */
function drawPool(g: Ctx, x: number, y: number, radius: number, colour: string): void {
  if (radius <= 0) return
  g.fillStyle = css(colour, 0.92)
  g.beginPath()
  g.ellipse(x, y, radius, radius * 0.2, 0, 0, Math.PI * 2)
  g.fill()
  g.fillStyle = css('#ffffff', 0.3)
  g.beginPath()
  g.ellipse(x - radius * 0.3, y - radius * 0.05, radius * 0.3, radius * 0.04, 0, 0, Math.PI * 2)
  g.fill()
}

/** Tongues that lick upwards over the whole thing, in three tones. */
function drawFlames(g: Ctx, { seconds, size, part }: EventMoment): void {
  const strength = clamp(0.35 + part * 2)
  for (const [colour, scale, speed] of [
    ['#e8481e', 1, 2.1],
    ['#ff9326', 0.72, 2.7],
    ['#ffe27a', 0.42, 3.3],
  ] as const) {
    g.fillStyle = css(colour, 0.82)
    for (let i = 0; i < 5; i++) {
      const x = (i - 2) * size * 0.17 + Math.sin(seconds * 3 + i * 2) * size * 0.02
      const tall = size * strength * scale * (0.5 + 0.24 * Math.sin(seconds * speed * 3 + i * 1.7) + (i === 2 ? 0.2 : 0))
      const half = size * 0.12 * scale
      const foot = size * 0.46
      const lean = Math.sin(seconds * 5 + i) * size * 0.05
      g.beginPath()
      g.moveTo(x - half, foot)
      g.bezierCurveTo(x - half * 1.3, foot - tall * 0.5, x + lean - half * 0.2, foot - tall * 0.6, x + lean, foot - tall)
      g.bezierCurveTo(x + lean + half * 0.3, foot - tall * 0.6, x + half * 1.3, foot - tall * 0.5, x + half, foot)
      g.quadraticCurveTo(x, foot + half * 0.6, x - half, foot)
      g.fill()
    }
  }
}

type Vapour = { readonly count: number; readonly rise: number; readonly wide: number; readonly from: number; readonly colour: string }

function drawVapour(g: Ctx, { seconds, size }: EventMoment, { count, rise, wide, from, colour }: Vapour): void {
  for (let i = 0; i < count; i++) {
    const age = fract(seconds * 0.45 + i / count)
    const radius = size * wide * (0.3 + 0.7 * age)
    const x = Math.sin(seconds * 0.8 + i * 2.1) * size * wide * (0.25 + age)
    const y = size * (from - rise * age)
    g.fillStyle = radial(g, x, y, 0, radius, [stop(0, colour, 0.5 * Math.sin(Math.PI * age)), stop(1, colour, 0)])
    g.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

function drawJet(g: Ctx, size: number, seconds: number): void {
  const long = size * (0.42 + 0.08 * Math.sin(seconds * 37))
  for (const [colour, wide, part] of [
    ['#ff8a2a', 0.11, 1],
    ['#fff0a8', 0.06, 0.6],
  ] as const) {
    g.fillStyle = css(colour, 0.9)
    g.beginPath()
    g.moveTo(-size * wide, size * 0.44)
    g.quadraticCurveTo(-size * wide * 0.8, size * 0.44 + long * part * 0.6, 0, size * 0.44 + long * part)
    g.quadraticCurveTo(size * wide * 0.8, size * 0.44 + long * part * 0.6, size * wide, size * 0.44)
    g.fill()
  }
}

function drawDrops(g: Ctx, seconds: number, size: number, count: number, from: number): void {
  g.fillStyle = css('#6fb7e8', 0.9)
  for (let i = 0; i < count; i++) {
    const age = fract(seconds * 0.9 + i / count)
    const r = size * 0.055 * (1 - age * 0.4)
    const [x, y] = [size * 0.16 * (i - (count - 1) / 2), size * (from + 0.45 * age ** 2)]
    g.beginPath()
    g.moveTo(x, y - r * 2.2)
    g.quadraticCurveTo(x + r * 1.2, y - r * 0.2, x, y + r)
    g.quadraticCurveTo(x - r * 1.2, y - r * 0.2, x, y - r * 2.2)
    g.fill()
  }
}

/** From the mouth of what pours, straight down. */
function drawStream(g: Ctx, { seconds, size, icon = '' }: EventMoment): void {
  const { turn, mouth } = pouringOf(icon)
  const [sin, cos, side] = [Math.sin(turn), Math.cos(turn), Math.sign(turn)]
  const [x, y] = [(mouth[0] * cos - mouth[1] * sin) * size, (mouth[0] * sin + mouth[1] * cos) * size]
  g.rotate(-turn)
  g.strokeStyle = css('#8fd0f2', 0.85)
  g.lineCap = 'round'
  for (let i = 0; i < 3; i++) {
    g.lineWidth = size * (0.06 - i * 0.014)
    const sway = Math.sin(seconds * 9 + i * 2) * size * 0.01
    g.beginPath()
    g.moveTo(x, y)
    g.bezierCurveTo(
      x + side * size * 0.1,
      y + sway,
      x + side * size * 0.14 + sway,
      y + size * 0.2,
      x + side * size * (0.15 + i * 0.015),
      y + size * 0.62,
    )
    g.stroke()
  }
}

function drawWaves(g: Ctx, seconds: number, size: number): void {
  g.strokeStyle = css('#ffffff', 0.6)
  g.lineWidth = size * 0.022
  g.lineCap = 'round'
  for (let row = 0; row < 3; row++) {
    const y = size * (0.12 + row * 0.14)
    const shift = fract(seconds * 0.5 + row * 0.3) * size * 0.3
    g.beginPath()
    for (let k = 0; k <= 12; k++) {
      const x = -size * 0.5 + (k / 12) * size
      g.lineTo(x, y + Math.sin((x + shift) * (21 / size)) * size * 0.025)
    }
    g.stroke()
  }
}

/** Ice that spreads from below, with crystals. */
function drawFrost(g: Ctx, spread: number, size: number): void {
  if (spread === 0) return
  g.fillStyle = css('#bfe6ff', 0.42 * spread)
  g.beginPath()
  g.ellipse(0, 0, size * 0.5, size * 0.52, 0, 0, Math.PI * 2)
  g.fill()
  g.strokeStyle = css('#ffffff', 0.85 * spread)
  g.lineWidth = size * 0.012
  for (let i = 0; i < 7; i++) {
    const angle = i * 0.9 + 0.3
    const reach = size * (0.2 + 0.04 * (i % 3)) * spread
    const [x, y] = [Math.cos(i * 2.4) * size * 0.28, Math.sin(i * 2.4) * size * 0.3]
    g.beginPath()
    for (const turn of [0, Math.PI / 3, -Math.PI / 3]) {
      g.moveTo(x - (Math.cos(angle + turn) * reach) / 2, y - (Math.sin(angle + turn) * reach) / 2)
      g.lineTo(x + (Math.cos(angle + turn) * reach) / 2, y + (Math.sin(angle + turn) * reach) / 2)
    }
    g.stroke()
  }
}

/** Rays out of what opens. */
function drawRays(g: Ctx, size: number, show: number): void {
  g.globalCompositeOperation = 'lighter'
  g.fillStyle = css('#ffe9a0', 0.24 * show)
  for (let i = -3; i <= 3; i++) {
    const angle = i * 0.3
    const long = size * 1.1 * show
    g.beginPath()
    g.moveTo(0, 0)
    g.lineTo(Math.sin(angle - 0.08) * long, -Math.cos(angle - 0.08) * long)
    g.lineTo(Math.sin(angle + 0.08) * long, -Math.cos(angle + 0.08) * long)
    g.fill()
  }
  drawLight(g, 0, 0, size * 0.7 * show, '#fff2c0', 0.6)
}

/** Arcs on both sides that spread and fade. */
function drawSound(g: Ctx, seconds: number, size: number): void {
  g.lineCap = 'round'
  g.lineWidth = size * 0.025
  for (let i = 0; i < 3; i++) {
    const age = fract(seconds * 0.9 + i / 3)
    g.strokeStyle = css('#ffffff', 0.75 * (1 - age))
    for (const side of [0, Math.PI]) {
      g.beginPath()
      g.arc(0, 0, size * (0.48 + 0.3 * age), side - 0.5, side + 0.5)
      g.stroke()
    }
  }
}

function drawImpact(g: Ctx, size: number, age: number): void {
  g.strokeStyle = css('#ffffff', 0.9 * (1 - age))
  g.lineWidth = size * 0.025
  g.lineCap = 'round'
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++) {
      const angle = 0.15 + i * 0.35
      const [near, far] = [size * (0.42 + 0.2 * age), size * (0.5 + 0.35 * age)]
      g.beginPath()
      g.moveTo(side * Math.cos(angle) * near, size * 0.48 - Math.sin(angle) * near * 0.5)
      g.lineTo(side * Math.cos(angle) * far, size * 0.48 - Math.sin(angle) * far * 0.5)
      g.stroke()
    }
}

function drawSparks(g: Ctx, size: number, age: number): void {
  g.fillStyle = css('#fff3b8', 0.95 * (1 - age))
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2
    const far = size * (0.35 + 0.4 * age + 0.06 * (i % 3))
    g.beginPath()
    g.arc(Math.cos(angle) * far, Math.sin(angle) * far, size * 0.02 * (1.4 - age), 0, Math.PI * 2)
    g.fill()
  }
}

function drawSpeedLines(g: Ctx, seconds: number, size: number): void {
  g.strokeStyle = css('#ffffff', 0.55)
  g.lineWidth = size * 0.018
  g.lineCap = 'round'
  for (let i = 0; i < 4; i++) {
    const run = fract(seconds * 1.8 + i * 0.27)
    const [x, y] = [-size * (0.52 + 0.25 * run), size * (-0.24 + i * 0.17)]
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x - size * 0.16 * (1 - run), y)
    g.stroke()
  }
}
