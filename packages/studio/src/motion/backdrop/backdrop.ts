import type { StyleValue } from '@fablecut/domain/story/style'
import { type Ctx, linear, radial, stop } from '../../paint/canvas.ts'
import { type Colour, css, mix, toHsl } from '../../paint/colour.ts'
import { type Material, materialPattern } from '../../paint/material.ts'
import { seeded } from '../../paint/random.ts'
import type { Box } from '../kit/geometry.ts'
import { type BackdropKind, type BackdropSetting, fill, HARD, type Painter, SOFT, softly } from './backdrop-painter.ts'
import { backdropTones } from './backdrop-tones.ts'
import { paintBlinds, paintFloorLight, paintLeaves, paintWindow } from './window-light.ts'

/** Styles without soft light and materials: edges of light are hard. */
const DRAWN: ReadonlySet<StyleValue> = new Set<StyleValue>(['anime', 'citypop', 'bubblegumpunk', 'psychedelic', 'pixelart'])

/** Paints a backdrop over an area in units, into a picture of `area` at the scale of its context. */
export function paintBackdrop(g: Ctx, setting: BackdropSetting, area: Box): void {
  const painter: Painter = { ...setting, area, tones: backdropTones(setting.look), isDrawn: DRAWN.has(setting.look.style) }
  if (setting.kind === 'overhead') return paintSurface(g, painter)
  paintWall(g, painter)
  WALLS[setting.kind](g, painter)
  if (setting.horizon !== undefined) {
    paintFloor(g, painter, setting.horizon)
    if (setting.frame.shape === 'tall') paintFloorLight(g, painter, setting.horizon)
  }
  if (setting.kind === 'spot') paintCone(g, painter)
  paintFalloff(g, painter)
}

/** Units across a tile of a material. */
const TILE_UNITS = 420

function texture(g: Ctx, material: Material, { x, y, w, h }: Box, alpha: number, [across, down]: readonly [number, number] = [1, 1]): void {
  g.save()
  g.beginPath()
  g.rect(x, y, w, h)
  g.clip()
  g.globalAlpha = alpha
  g.globalCompositeOperation = 'soft-light'
  g.translate(x, y)
  g.scale((TILE_UNITS / 256) * across, (TILE_UNITS / 256) * down)
  g.fillStyle = materialPattern(g, material, false)
  g.fillRect(0, 0, (w * 256) / (TILE_UNITS * across), (h * 256) / (TILE_UNITS * down))
  g.restore()
}

const lightX = ({ focus, isLitFromEnd, frame }: Painter): number =>
  isLitFromEnd ? Math.min(frame.width, focus.x + focus.w * 0.8) : Math.max(0, focus.x + focus.w * 0.2)

/** Strength of the light behind what stands before a dim wall. */
const LEAST_BEHIND = 0.26

function paintWall(g: Ctx, painter: Painter): void {
  const { area, frame, tones, kind, isDrawn } = painter
  const { wall, dark, light, strength } = tones
  const isDim = kind === 'lamps' || kind === 'spot'
  const base = isDim ? mix(wall, dark, 0.42) : wall
  fill(g, area, linear(g, 0, -40, 0, frame.height, [mix(base, dark, 0.34), base, mix(base, dark, 0.12)]))
  if (!isDrawn) texture(g, 'plaster', area, 0.5)
  if (kind === 'backlit') return
  if (isDim) {
    // What is dark stands out from the dark by the light behind it.
    const { focus } = painter
    const reach = Math.max(focus.w, focus.h) * 0.7
    const [x, y] = [focus.x + focus.w / 2, focus.y + focus.h * 0.5]
    const lit = Math.max(LEAST_BEHIND, strength * LEAST_BEHIND)
    fill(g, area, radial(g, x, y, 0, reach, [stop(0, light, lit), stop(0.5, light, lit * 0.5), stop(1, light, 0)]))
    return
  }
  const reach = Math.max(frame.width, frame.height) * 0.62
  const [x, y] = [lightX(painter), frame.height * 0.24]
  fill(g, area, radial(g, x, y, 0, reach, [stop(0, light, 0.46 * strength), stop(0.45, light, 0.2 * strength), stop(1, light, 0)]))
}

const LAMPS = 34
const SHELVES = 7

/** Lights out of focus, and what stands far behind as dark shapes. */
function paintLamps(g: Ctx, { area, frame, focus, horizon = frame.height, tones, isDrawn, seed }: Painter): void {
  const random = seeded(seed * 13 + 7)
  const side = Math.min(frame.width, frame.height)
  const [middle, floor] = [focus.x + focus.w / 2, Math.min(horizon, frame.height)]
  softly(g, area, isDrawn ? HARD * 2 : SOFT * 1.4, 'source-over', (sg) => {
    for (let i = 0; i < SHELVES; i++) {
      const [w, h] = [side * (0.12 + random() * 0.2), side * (0.2 + random() * 0.45)]
      sg.fillStyle = css(i % 2 === 0 ? mix(tones.wall, tones.light, 0.1) : tones.dark, 0.5)
      sg.fillRect(((i + random() * 0.7) / SHELVES) * frame.width - w / 2, floor - h, w, h)
    }
  })
  const glow = side * 0.7
  fill(
    g,
    area,
    radial(g, middle, floor - side * 0.28, 0, glow, [stop(0, tones.lamps[0]!, 0.34 * tones.strength), stop(1, tones.lamps[0]!, 0)]),
  )
  g.save()
  g.globalCompositeOperation = 'screen'
  for (let i = 0; i < LAMPS; i++) {
    // Most are around what is shown: the rest of the picture is quiet.
    const spread = (random() + random() + random() - 1.5) * 1.1
    const [x, y] = [
      middle + spread * frame.width * 0.62,
      floor - Math.min(side * 0.72, floor - focus.y - side * 0.04) * (0.06 + random() ** 1.3 * 0.94),
    ]
    const radius = side * (0.012 + random() ** 2 * 0.062)
    const alpha = (0.12 + random() * 0.3) * tones.strength
    const tone = tones.lamps[random() < 0.6 ? 0 : i % tones.lamps.length]!
    g.fillStyle = radial(g, x, y, 0, radius, [
      stop(0, tone, alpha * 0.7),
      stop(0.84, tone, alpha),
      stop(0.95, tone, alpha * 1.3),
      stop(1, tone, 0),
    ])
    g.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
  g.restore()
}

/** A light behind what is shown. */
function paintHalo(g: Ctx, { area, focus, frame, tones, isDrawn }: Painter): void {
  const reach = Math.max(focus.w * 0.62, focus.h * 0.84, Math.min(frame.width, frame.height) * 0.5)
  const [x, y] = [focus.x + focus.w / 2, focus.y + focus.h * 0.46]
  const { light, strength } = tones
  const stops = isDrawn
    ? [
        stop(0, light, 0.8),
        stop(0.5, light, 0.62),
        stop(0.51, light, 0.34),
        stop(0.74, light, 0.26),
        stop(0.75, light, 0.1),
        stop(1, light, 0),
      ]
    : [stop(0, light, 0.86 * strength), stop(0.3, light, 0.56 * strength), stop(0.62, light, 0.18 * strength), stop(1, light, 0)]
  fill(g, area, radial(g, x, y, 0, reach, stops))
}

const FOLDS = 15

/** Folds of a curtain, or of panels, in light from one side. */
function paintCurtain(g: Ctx, { area, frame, tones, isDrawn, isLitFromEnd, seed }: Painter): void {
  const random = seeded(seed * 5 + 3)
  const edges = Array.from({ length: FOLDS }, (_, i) => area.x + ((i + random() * 0.5) / FOLDS) * area.w)
  softly(g, area, isDrawn ? HARD : SOFT * 0.6, 'source-over', (sg) => {
    edges.forEach((x, i) => {
      const w = (edges[i + 1] ?? area.x + area.w) - x
      const near = isLitFromEnd ? x / frame.width : 1 - x / frame.width
      const lit = (0.1 + 0.22 * Math.min(1, Math.max(0, near))) * tones.strength
      const sides = isDrawn
        ? [
            stop(0, tones.light, lit),
            stop(0.34, tones.light, lit),
            stop(0.35, tones.dark, 0),
            stop(0.7, tones.dark, 0),
            stop(0.71, tones.dark, 0.22),
            stop(1, tones.dark, 0.22),
          ]
        : [stop(0, tones.dark, 0.4), stop(0.3, tones.light, lit), stop(0.55, tones.light, lit * 0.3), stop(1, tones.dark, 0.4)]
      fill(sg, { x, y: area.y, w, h: area.h }, linear(sg, x, 0, x + w, 0, sides))
    })
  })
}

const WALLS: Readonly<Record<Exclude<BackdropKind, 'overhead'>, (g: Ctx, painter: Painter) => void>> = {
  window: paintWindow,
  blinds: paintBlinds,
  leaves: paintLeaves,
  lamps: paintLamps,
  backlit: paintHalo,
  curtain: paintCurtain,
  spot: () => undefined,
}

/** Wood is warm. */
const isWooden = (tone: Colour): boolean => {
  const [hue] = toHsl(tone)
  return hue < 60 || hue > 340
}

/** Units over which the far edge of a floor is out of focus. */
const EDGE_BLUR = 12

function paintFloor(g: Ctx, painter: Painter, horizon: number): void {
  const { area, frame, focus, tones, isDrawn, kind } = painter
  const { floor, dark, light, strength } = tones
  const isDim = kind === 'lamps' || kind === 'spot'
  const tone = isDim ? mix(floor, dark, 0.3) : floor
  const foot = area.y + area.h
  const blurOf = isDrawn ? 1 : EDGE_BLUR
  const span = foot - horizon + blurOf
  g.save()
  // What is over the wall further up is seen through the blurred edge.
  const far = mix(tone, light, (kind === 'backlit' ? 0.5 : 0.3) * strength)
  fill(
    g,
    { x: area.x, y: horizon - blurOf, w: area.w, h: span },
    linear(g, 0, horizon - blurOf, 0, foot, [
      stop(0, far, 0),
      stop((blurOf * 2) / span, far),
      stop(Math.min(0.9, (frame.height * 0.09 + blurOf) / span), tone),
      stop(1, mix(tone, dark, frame.shape === 'tall' ? 0.46 : 0.62)),
    ]),
  )
  const below: Box = { x: area.x, y: horizon + blurOf, w: area.w, h: foot - horizon }
  if (!isDrawn) texture(g, isWooden(floor) ? 'wood' : 'stone', below, isWooden(floor) ? 0.6 : 0.8, [1.3, 0.34])
  const [x, y, reach] = [focus.x + focus.w / 2, Math.max(focus.y + focus.h, horizon + 20), Math.max(focus.w * 0.66, frame.width * 0.22)]
  g.beginPath()
  g.rect(below.x, below.y - blurOf, below.w, below.h)
  g.clip()
  g.translate(x, y)
  g.scale(1, frame.shape === 'tall' ? 0.5 : 0.2)
  const pool = isDrawn
    ? [stop(0, light, 0.4), stop(0.7, light, 0.4), stop(0.71, light, 0.14), stop(0.99, light, 0.14), stop(1, light, 0)]
    : [stop(0, light, 0.52 * strength), stop(0.5, light, 0.24 * strength), stop(1, light, 0)]
  fill(g, { x: -reach, y: -reach, w: reach * 2, h: reach * 2 }, radial(g, 0, 0, 0, reach, pool))
  g.restore()
}

function paintCone(g: Ctx, { focus, frame, tones, horizon = frame.height, area }: Painter): void {
  const [x, foot] = [focus.x + focus.w / 2, Math.max(horizon + 24, focus.y + focus.h)]
  const reach = Math.min(focus.w * 0.64, frame.width * 0.46)
  softly(g, area, SOFT * 0.5, 'screen', (sg) => {
    sg.fillStyle = linear(sg, 0, -40, 0, foot, [stop(0, tones.light, 0.5), stop(1, tones.light, 0.16)])
    sg.beginPath()
    sg.moveTo(x - reach * 0.18, area.y)
    sg.lineTo(x + reach * 0.18, area.y)
    sg.lineTo(x + reach, foot)
    sg.ellipse(x, foot, reach, reach * 0.13, 0, 0, Math.PI)
    sg.fill()
    sg.fillStyle = css(tones.light, 0.3)
    sg.beginPath()
    sg.ellipse(x, foot, reach, reach * 0.13, 0, 0, Math.PI * 2)
    sg.fill()
  })
}

/** Darkness away from what is shown, where words stand, and at the edges. */
function paintFalloff(g: Ctx, { area, frame, focus, tones, kind }: Painter): void {
  const reach = Math.hypot(frame.width, frame.height) * 0.62
  const [x, y] = [(focus.x + focus.w / 2) * 0.7 + frame.width * 0.15, frame.height * 0.5]
  const most = kind === 'lamps' || kind === 'spot' ? 0.5 : 0.6
  fill(
    g,
    area,
    radial(g, x, y, reach * 0.32, reach, [stop(0, tones.dark, 0), stop(0.55, tones.dark, most * 0.5), stop(1, tones.dark, most)]),
  )
}

/** What things lie on, from above, in turn. */
const SURFACES: readonly Material[] = ['wood', 'cloth', 'stone']
const BOARD = 170

/** A surface seen from above, in light from one corner. */
function paintSurface(g: Ctx, painter: Painter): void {
  const { area, frame, focus, tones, isDrawn, isLitFromEnd, seed } = painter
  const { floor, dark, light, strength } = tones
  const material = SURFACES[Math.floor(Math.abs(seed) / 2) % SURFACES.length]!
  const isOfBoards = material === 'wood' && isWooden(floor)
  fill(g, area, css(mix(floor, light, 0.1)))
  if (isOfBoards) {
    for (let y = area.y, i = 0; y < area.y + area.h; y += BOARD, i++) {
      fill(g, { x: area.x, y, w: area.w, h: BOARD }, css(i % 2 === 0 ? light : dark, i % 3 === 0 ? 0.03 : 0.09))
      fill(g, { x: area.x, y: y + BOARD - 3, w: area.w, h: 3 }, css(dark, 0.5))
    }
  }
  if (!isDrawn) texture(g, isOfBoards ? 'wood' : material === 'wood' ? 'stone' : material, area, 0.85, isOfBoards ? [1.4, 0.4] : [0.6, 0.6])
  const [x, y] = [isLitFromEnd ? frame.width * 1.02 : -frame.width * 0.02, -frame.height * 0.05]
  const reach = Math.hypot(frame.width, frame.height)
  fill(g, area, radial(g, x, y, 0, reach, [stop(0, light, 0.62 * strength), stop(0.4, light, 0.26 * strength), stop(1, light, 0)]))
  const side = Math.min(frame.width, frame.height)
  softly(g, area, isDrawn ? HARD : SOFT, 'screen', (sg) => {
    sg.translate(focus.x + focus.w / 2, focus.y + focus.h / 2)
    sg.transform(1, 0, isLitFromEnd ? -0.5 : 0.5, 1, 0, 0)
    sg.fillStyle = css(light, 0.2 * strength)
    for (const at of [-0.62, -0.2, 0.22]) sg.fillRect(at * side, -side * 1.5, side * 0.36, side * 3)
  })
  fill(g, area, radial(g, focus.x + focus.w / 2, focus.y + focus.h / 2, reach * 0.2, reach * 0.72, [stop(0, dark, 0), stop(1, dark, 0.66)]))
}
