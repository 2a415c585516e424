import { PLAN_STATES, type PlanEvent, type PlanState } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Canvas, type Ctx, radial, stop } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { hashText } from '../paint/random.ts'
import { fract } from '../particles/particle.ts'
import { drawFire, drawFirelight, drawSmoke } from './flames.ts'
import { footOf, topsOf } from './silhouette.ts'
import { chop, cover, fade, putOut, wither } from './changed-surface.ts'
import { breakOff, char, crack, dust, freezeOver, patch, stain, tear, wet } from './weathering.ts'

/** The drawn state of an adjective; undefined for those that nothing draws. */
export const stateNamed = (state: string | undefined): PlanState | undefined => PLAN_STATES.find((one) => one === state)

const END_STATES: Readonly<Partial<Record<PlanEvent, PlanState>>> = {
  burn: 'burnt',
  explode: 'burnt',
  wither: 'withered',
  fade: 'faded',
  'go-out': 'unlit',
}
/** The state in which an event leaves a thing by its end; undefined where its surface stays as it is. */
export const endStateOf = (event: PlanEvent | undefined): PlanState | undefined => event && END_STATES[event]

/** What is seen burning in its picture. */
const ALIGHT = /^(?:fire$|candle|burning-torch|lantern|oil-lamp|diya)/u
/** Whether an icon is of what gives light by burning: it is not charred by it. */
export const isAlight = (icon: string): boolean => ALIGHT.test(icon)

/** What is built is a ruin when it has burnt. */
export type StatefulThing = { readonly name: string; readonly isBuilding: boolean }

/** Paints what a state does to the surface of a thing, in place; what is dry is drawn without its water from the start. `pixels`: side of its square, centred on the canvas. */
export function paintState(canvas: Canvas, pixels: number, state: PlanState, { name, isBuilding }: StatefulThing): void {
  const seed = hashText(name) % 9973
  switch (state) {
    case 'burning':
      return char(canvas, 0.5)
    case 'burnt':
      if (isBuilding) breakOff(canvas, seed, footOf(canvas) - pixels * 0.1)
      return char(canvas)
    case 'ruined':
      breakOff(canvas, seed, footOf(canvas) - pixels * 0.12, 0.06, 0.7)
      crack(canvas, seed, 3, pixels)
      return dust(canvas, 0.7)
    case 'cracked':
      return crack(canvas, seed, 3, pixels)
    case 'torn':
      return tear(canvas, seed, pixels)
    case 'rusty':
      return patch(canvas, seed, ['#8a4420', '#a4562a', '#b8682f', '#94502a'], 0.78, pixels * 0.3)
    case 'rotten':
      return patch(canvas, seed, ['#5a4a2a', '#4a3a22', '#7a8058'], 0.42, pixels * 0.5)
    case 'dusty':
      return dust(canvas)
    case 'wet':
      return wet(canvas, seed, pixels)
    case 'icy':
      return freezeOver(canvas, seed, pixels)
    case 'chopped':
      return chop(canvas, seed, pixels)
    case 'withered':
      return wither(canvas)
    case 'faded':
      return fade(canvas)
    case 'unlit':
      return putOut(canvas, name, pixels)
    case 'covered':
      return cover(canvas, pixels)
    case 'stained':
      return stain(canvas, seed, pixels, '#8c1224')
    case 'muddy':
      return stain(canvas, seed, pixels, '#5c3d20', 0.5)
    default:
      return undefined
  }
}

type Layer = 'behind' | 'before'
/** `size`: side of the thing's square, whose centre is the origin. */
type StateTime = { readonly seconds: number; readonly size: number }
/** Draws the moving parts of a state behind or before its thing. */
export type DrawState = (g: Ctx, layer: Layer, time: StateTime) => void

/** The moving parts of a state; undefined for states that stand still. `canvas`, `pixels`: the sprite of the thing. */
export function movingState(canvas: Canvas, pixels: number, state: PlanState, { isBuilding }: StatefulThing): DrawState | undefined {
  const top = outlineOf(canvas, pixels)
  const [highest] = top.toSorted((a, b) => a[1] - b[1])
  const [peakX, peakY] = highest ?? [0, 0]
  switch (state) {
    case 'burning':
      return (g, layer, { seconds, size }) => {
        if (layer === 'behind') {
          drawSmoke(g, peakX * size, peakY * size, size * 0.95, seconds)
          drawFirelight(g, 0, size * 0.05, size * 0.8, seconds)
        }
        const part = layer === 'behind' ? 0.34 : 0.25
        top.forEach(([x, y], i) => {
          if ((i % 2 === 0) === (layer === 'before')) return
          drawFire(g, x * size, (y + 0.05) * size, size * part, size * (part + 0.12) * (0.8 + 0.25 * Math.sin(i * 2.1)), seconds + i)
        })
        if (layer === 'before') {
          for (const [x, y] of [
            [-0.16, 0.2],
            [0.18, 0.3],
            [0.02, 0.42],
          ] as const)
            drawFire(g, x * size, y * size, size * 0.2, size * 0.26, seconds + x * 9)
        }
      }
    case 'burnt':
    case 'smoking':
      return (g, layer, { seconds, size }) => {
        if (layer === 'before') return
        drawSmoke(g, peakX * size, (peakY + 0.08) * size, size * 0.8, seconds, '#4a444a', 0.42)
        if (isBuilding) drawSmoke(g, -peakX * size - size * 0.18, 0, size * 0.6, seconds + 3, '#4a444a', 0.34)
      }
    case 'steaming':
      return (g, layer, { seconds, size }) =>
        layer === 'before' && drawSmoke(g, peakX * size, (peakY + 0.06) * size, size * 0.6, seconds, '#f6f8fc', 0.5)
    case 'glowing':
      return (g, layer, { seconds, size }) => drawGlow(g, size, seconds, layer === 'behind' ? 0.6 : 0.16)
    case 'wet':
      return (g, layer, { seconds, size }) => layer === 'before' && drawDrips(g, size, seconds)
    case 'flooded':
      return (g, layer, { seconds, size }) => layer === 'before' && drawWaterLine(g, size, seconds)
    default:
      return undefined
  }
}

/** Points of the upper edge, in sizes from the centre. */
function outlineOf(canvas: Canvas, pixels: number): (readonly [number, number])[] {
  const step = Math.max(2, Math.round(pixels / 9))
  return topsOf(canvas, step).flatMap((y, i) => {
    const x = i * step + step / 2
    return y >= canvas.height * 0.9 ? [] : [[(x - canvas.width / 2) / pixels, (y - canvas.height / 2) / pixels] as const]
  })
}

function drawGlow(g: Ctx, size: number, seconds: number, alpha: number): void {
  const r = size * (0.82 + 0.05 * Math.sin(seconds * 2.6))
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.fillStyle = radial(g, 0, 0, 0, r, [stop(0, '#d8ffd0', alpha), stop(0.35, '#9af0b8', alpha * 0.5), stop(1, '#48c890', 0)])
  g.fillRect(-r, -r, r * 2, r * 2)
  g.restore()
}

function drawDrips(g: Ctx, size: number, seconds: number): void {
  g.save()
  for (let i = 0; i < 4; i++) {
    const age = fract(seconds * 0.7 + i / 4)
    const [x, y, r] = [size * 0.2 * (i - 1.5), size * (0.36 + 0.3 * age ** 2), size * 0.026 * (1 - age * 0.3)]
    g.fillStyle = css('#8fcdf0', 0.9 * (1 - age ** 3))
    g.beginPath()
    g.moveTo(x, y - r * 2.4)
    g.quadraticCurveTo(x + r * 1.3, y - r * 0.2, x, y + r)
    g.quadraticCurveTo(x - r * 1.3, y - r * 0.2, x, y - r * 2.4)
    g.fill()
  }
  g.restore()
}

/** Water in which the lower third of a thing stands. */
function drawWaterLine(g: Ctx, size: number, seconds: number): void {
  const [level, reach] = [size * 0.2, size * 0.95]
  g.save()
  g.beginPath()
  g.moveTo(-reach, level)
  for (let k = 0; k <= 40; k++) {
    const x = -reach + (k / 40) * reach * 2
    g.lineTo(x, level + Math.sin(k * 0.9 + seconds * 2) * size * 0.012)
  }
  g.ellipse(0, level, reach, size * 0.34, 0, 0, Math.PI)
  g.closePath()
  g.fillStyle = radial(g, 0, level, 0, reach, [stop(0, '#5f86a0', 0.92), stop(0.7, '#54788f', 0.86), stop(1, '#4a6c84', 0)])
  g.fill()
  g.strokeStyle = css('#e6f4fb', 0.7)
  g.lineWidth = size * 0.012
  for (const [from, y] of [
    [-0.5, 0.27],
    [0.12, 0.33],
    [-0.2, 0.4],
  ] as const) {
    g.beginPath()
    for (let k = 0; k <= 10; k++) g.lineTo((from + k * 0.036) * size, (y + 0.008 * Math.sin(k * 1.3 + seconds * 2.4)) * size)
    g.stroke()
  }
  g.restore()
}
