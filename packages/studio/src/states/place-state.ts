import type { PlanPlaceState } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Brush } from '../paint/brush.ts'
import { type Canvas, fillCanvas, linear, newCanvas, stop } from '../paint/canvas.ts'
import { type Colour, css } from '../paint/colour.ts'
import { colourOf } from '../paint/look.ts'
import { seeded } from '../paint/random.ts'
import { polygon } from '../paint/shapes.ts'
import type { Composition, Layer, Place } from '../settings/setting.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { cobwebs } from './cobwebs.ts'
import { drawFire, drawFirelight, drawSmoke } from './flames.ts'
import { floodLayers } from './flood.ts'
import { topsOf } from './silhouette.ts'
import { breakOff, char, desaturate, dust } from './weathering.ts'

/** Layers up to here are the sky. */
const SKY = 0.09
/** Nearer ones are seen clearly. */
const FAR = 0.26
const SKY_TONES: Readonly<Partial<Record<PlanPlaceState, readonly [zenith: Colour, middle: Colour, horizon: Colour, alpha: number]>>> = {
  burning: ['#2a0c16', '#8a2416', '#ff7a26', 0.82],
  burnt: ['#3a3438', '#6a5a56', '#a8765a', 0.8],
  ruined: ['#6a6a74', '#8f8a88', '#b8aa9c', 0.6],
  flooded: ['#4a5560', '#748089', '#9aa4a8', 0.62],
}

/** Draws a layer on a canvas of its own, which is changed before it is shown. */
const processed = (layer: Layer, change: (canvas: Canvas, brush: Brush) => void): Layer => ({
  name: layer.name,
  nearness: layer.nearness,
  ...(layer.drift !== undefined && { drift: layer.drift }),
  ...(layer.blur !== undefined && { blur: layer.blur }),
  ...(layer.isInFocus !== undefined && { isInFocus: layer.isInFocus }),
  draw: (brush) => {
    const { g } = brush
    const [canvas, own] = newCanvas(g.canvas.width, g.canvas.height)
    own.setTransform(g.getTransform())
    layer.draw({ ...brush, g: own })
    change(canvas, { ...brush, g: own })
    g.save()
    g.setTransform(1, 0, 0, 1, 0, 0)
    g.drawImage(canvas, 0, 0)
    g.restore()
  },
})

/** A point of a layer, in the pixels of its frame. */
type Spot = readonly [x: number, y: number]

/** Tops of what rises from the ground of a layer, about evenly across it. */
function spotsOn(canvas: Canvas, { g }: Brush, { frame, seed }: Place, count: number): Spot[] {
  const { a, e, d, f } = g.getTransform()
  const step = Math.max(4, Math.round(canvas.width / 160))
  const tops = topsOf(canvas, step)
  const random = seeded(seed + 90)
  const wall = frame.height * 0.08
  return Array.from({ length: count }, (_, i) => {
    const at = Math.floor(((i + 0.2 + random() * 0.6) / count) * tops.length)
    // The highest of its neighbours: a gable rather than the gap beside it.
    const near = tops.slice(Math.max(0, at - 4), at + 5)
    const high = Math.min(...near)
    const x = (Math.max(0, at - 4) + near.indexOf(high) + 0.5) * step
    const top = (high - f) / d
    // Of a wall that is higher than the frame a window burns.
    return [(x - e) / a, top < wall ? frame.height * (0.16 + random() * 0.34) : Math.min(top, frame.ground)] as const
  }).filter(([, y]) => y < frame.ground - frame.height * 0.02)
}

const skyLayer = (layer: Layer, state: PlanPlaceState): Layer => {
  const tones = SKY_TONES[state]
  if (!tones) return layer
  const [zenith, middle, horizon, alpha] = tones
  return processed(layer, (canvas, { look }) => {
    const g = canvas.getContext('2d')
    const shown = [zenith, middle, horizon].map((tone) => colourOf(look, tone))
    fillCanvas(
      canvas,
      linear(g, 0, 0, 0, canvas.height, [
        stop(0, shown[0]!, alpha),
        stop(0.36, shown[1]!, alpha),
        stop(0.62, shown[2]!, alpha),
        stop(1, shown[2]!, alpha),
      ]),
      'source-atop',
    )
  })
}

/** Fires beside each other: how far aside, and how large. */
const BESIDE = [
  [-0.4, 0.6],
  [0.38, 0.72],
  [0, 1],
] as const

/** Fires in a layer that burns, and smoke from one that has burnt. */
function withFires(layer: Layer, place: Place, isBurning: boolean): Layer {
  const { frame, seed } = place
  let spots: readonly Spot[] = []
  const size = frame.height * (0.1 + 0.17 * layer.nearness)
  const base = processed(layer, (canvas, brush) => {
    if (isBurning) char(canvas, 0.42 + 0.2 * layer.nearness)
    spots = spotsOn(canvas, brush, place, Math.round(10 - 4 * layer.nearness))
    if (isBurning) warm(canvas)
    else {
      breakOff(canvas, seed + Math.round(layer.nearness * 100), pixelsOf(brush, groundOf(place, layer)), 0.15, 0.66)
      char(canvas, 0.72 + 0.2 * layer.nearness)
    }
  })
  return {
    ...base,
    animate: ({ g }, seconds) => {
      for (const [i, [x, y]] of spots.entries()) {
        const own = size * (0.75 + 0.5 * ((i * 37 + seed) % 10) * 0.1)
        drawSmoke(g, x, y + own * (isBurning ? -0.2 : 0.4), own * 3, seconds + i * 2.3, '#241f24', isBurning ? 0.5 : 0.42)
      }
      if (!isBurning) return
      for (const [i, [x, y]] of spots.entries()) {
        const own = size * (0.75 + 0.5 * ((i * 37 + seed) % 10) * 0.1)
        drawFirelight(g, x, y, own * 1.2, seconds + i, 0.42)
        for (const [aside, share] of BESIDE)
          drawFire(g, x + aside * own, y + own * 0.36, own * 0.55 * share, own * share, seconds + i * 1.7 + aside)
        drawFirelight(g, x, y + own * 0.34, own * 0.5, seconds + i, 0.5)
      }
    },
  }
}

/** y of a frame in the pixels of a brush. */
const pixelsOf = ({ g }: Brush, y: number): number => {
  const { d, f } = g.getTransform()
  return y * d + f
}

/** Where the things of a layer stand, about. */
const groundOf = ({ frame }: Place, { nearness }: Layer): number =>
  frame.horizon + (frame.ground - frame.horizon) * Math.min(1, nearness) * 0.55 + frame.height * 0.01

const warm = (canvas: Canvas): void => {
  const g = canvas.getContext('2d')
  fillCanvas(
    canvas,
    linear(g, 0, 0, 0, canvas.height, [stop(0, '#ff5a1e', 0.05), stop(0.6, '#ff6a22', 0.26), stop(1, '#7a2412', 0.2)]),
    'source-atop',
  )
}

function ruinedLayer(layer: Layer, place: Place): Layer {
  return processed(layer, (canvas, brush) => {
    breakOff(canvas, place.seed + Math.round(layer.nearness * 100), pixelsOf(brush, groundOf(place, layer)), 0.08, 0.66)
    dust(canvas, 0.5)
  })
}

/** Broken beams and stones on the ground. */
function rubble(place: Place, isBurnt: boolean): Layer {
  const { frame, seed } = place
  return {
    name: 'rubble',
    nearness: 0.97,
    draw: (brush) => {
      const random = seeded(seed + 17)
      const base = frame.ground - frame.height * 0.075
      for (let i = 0; i < 44; i++) {
        const x = leftOf(frame) + random() * spanOf(frame)
        const near = random()
        const y = base + near * frame.height * 0.1 + Math.abs(x / frame.width - 0.5) * -frame.height * 0.03
        const s = frame.height * (0.018 + random() * 0.045) * (0.6 + near * 0.6)
        const lean = (random() - 0.5) * 0.9
        const isBeam = random() < 0.3
        const points = (isBeam ? BEAM : STONE).map(([u, v]) => {
          const [px, py] = [u * s * (isBeam ? 2.6 : 1) * (0.8 + random() * 0.4), v * s * (isBeam ? 0.5 : 0.9) * (0.8 + random() * 0.4)]
          return [x + px * Math.cos(lean) - py * Math.sin(lean), y + px * Math.sin(lean) + py * Math.cos(lean)] as const
        })
        polygon(brush, points, isBurnt ? (isBeam ? '#2a211f' : '#3a3436') : isBeam ? 'wood' : 'stone', { depth: 0.08 })
      }
    },
  }
}

const STONE = [
  [-0.9, 0.5],
  [-0.7, -0.35],
  [0.1, -0.75],
  [0.85, -0.2],
  [0.95, 0.5],
] as const
const BEAM = [
  [-1, 0.35],
  [-0.96, -0.3],
  [0.98, -0.36],
  [1, 0.3],
] as const

/** Fires on the floor of a room, along its walls. */
function roomFires({ frame, seed }: Place): Layer {
  return {
    name: 'fire',
    nearness: 0.98,
    draw: () => undefined,
    animate: ({ g }, seconds) => {
      const y = frame.ground - frame.height * 0.05
      for (const [i, x] of [-0.02, 0.13, 0.8, 0.92, 1.02].entries()) {
        const h = frame.height * (0.3 + ((i * 7 + seed) % 5) * 0.04)
        drawSmoke(g, frame.width * x, y - h, frame.height * 0.7, seconds + i)
        drawFirelight(g, frame.width * x, y, h * 1.1, seconds + i, 0.4)
        drawFire(g, frame.width * x, y, h * 0.7, h, seconds + i * 1.3)
      }
    },
  }
}

function stateOfLayer(layer: Layer, place: Place, state: PlanPlaceState, isIndoors: boolean): Layer {
  // Mountains and what else is far stand in its haze.
  if (!isIndoors && layer.nearness > SKY && layer.nearness < FAR)
    return processed(layer, (canvas) => state === 'flooded' || char(canvas, 0.45))
  if (!isIndoors && layer.nearness <= SKY) return skyLayer(layer, state)
  switch (state) {
    case 'burning':
      return isIndoors
        ? processed(layer, (canvas) => (char(canvas, 0.4), warm(canvas)))
        : layer.nearness > 1
          ? darkened(layer)
          : withFires(layer, place, true)
    case 'burnt':
      return isIndoors || layer.nearness > 1 ? darkened(layer) : withFires(layer, place, false)
    case 'ruined':
      return isIndoors || layer.nearness > 1 ? processed(layer, (canvas) => dust(canvas, 0.8)) : ruinedLayer(layer, place)
    case 'dusty':
      return processed(layer, (canvas) => (dust(canvas, 0.85), dim(canvas)))
    case 'flooded':
      return processed(layer, (canvas) => desaturate(canvas, 0.35))
  }
}

const darkened = (layer: Layer): Layer => processed(layer, (canvas) => char(canvas, 0.85))
const dim = (canvas: Canvas): void => fillCanvas(canvas, css('#1e1a22', 0.14), 'source-atop')

/** Scenery in a lasting state: in flames, burnt down, in ruins, flooded, or left to dust. Nobody strolls there, and nothing else moves as on other days. */
export function withPlaceState(composition: Composition, place: Place, state: PlanPlaceState, isIndoors: boolean): Composition {
  const { frame, seed } = place
  const layers = composition.layers.map((layer) => stateOfLayer(layer, place, state, isIndoors))
  const [behind, front] = [layers.filter(({ nearness }) => nearness <= 1), layers.filter(({ nearness }) => nearness > 1)]
  const added: Layer[] =
    state === 'burnt' || state === 'ruined'
      ? [rubble(place, state === 'burnt')]
      : state === 'burning' && isIndoors
        ? [roomFires(place)]
        : state === 'dusty' && isIndoors
          ? [cobwebs(frame, seed)]
          : []
  const water = state === 'flooded' ? floodLayers(frame, seed) : undefined
  return {
    ...composition,
    layers: [...behind, ...added, ...(water ? [water.behind] : []), ...(water ? [water.before] : front)],
  }
}
