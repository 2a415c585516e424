import { type Brush, tint } from '../../paint/brush.ts'
import { box } from '../../paint/shapes.ts'
import { glow, linear, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, seeded } from '../../paint/random.ts'
import { groundPerspective, type GroundPerspective } from '../../parts/ground-perspective.ts'
import { facet } from '../../parts/solid.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { skyLayers } from '../outdoors.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

const viewOf = ({ frame }: Place): GroundPerspective => groundPerspective(frame, 0.5)
const isLit = ({ time }: Place): boolean => time === 'night' || time === 'dusk'
const SHIRTS: readonly Role[] = ['red', 'white', 'blue', 'yellow', 'skin', '#4a4a5a', 'coral', 'teal']
/** y of the foot of the stands. */
const standY = (place: Place): number => viewOf(place).yBehind(place.frame.ground, 36)
const standTop = ({ frame }: Place): number => frame.horizon - frame.height * (frame.tall ? 0.17 : 0.25)
/** y of the stands' upper edge at x: higher towards the sides. */
const brim = (place: Place, x: number): number => {
  const u = (x / place.frame.width - 0.5) * 2
  return standTop(place) - u * u * place.frame.height * (place.frame.tall ? 0.06 : 0.1)
}
/** y of the stands' lower edge at x. */
const foot = (place: Place, x: number): number => {
  const u = (x / place.frame.width - 0.5) * 2
  return standY(place) - place.frame.height * 0.03 + u * u * place.frame.height * 0.045
}

/** y in the stands at x: `part` 0 at their lower edge, 1 at the upper. */
const inStands = (place: Place, x: number, part: number): number => foot(place, x) + (brim(place, x) - foot(place, x)) * part

/** Two tiers full of people, with aisles between blocks. */
function stands(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const [left, right] = [leftOf(frame), frame.width + frame.bleed]
  const steps = 30
  const xs = Array.from({ length: steps + 1 }, (_, i) => left + ((right - left) * i) / steps)
  const band = (from: number, to: number, role: Role, lighten = 0): void => {
    facet(
      brush,
      role,
      [...xs.flatMap((x) => [x, inStands(place, x, from)]), ...xs.toReversed().flatMap((x) => [x, inStands(place, x, to)])],
      {
        depth: 0.3,
        lighten,
        cel: 0,
        noInk: true,
      },
    )
  }
  const team = (['#2f5f9a', '#9a3a3a', '#3a7a5a'] as const)[seed % 3]!
  band(0, 1, '#6a6f80')
  band(0, 0.05, team)
  band(0.48, 0.56, team, -0.1)
  band(0.96, 1.02, '#4a4e5e')
  const random = seeded(seed + 5)
  const rows = 22
  for (let row = 0; row < rows; row++) {
    const part = 0.07 + (row / rows) * 0.88
    if (part > 0.45 && part < 0.58) continue
    for (let x = left; x < right;) {
      const size = (4.4 + Math.abs(x / frame.width - 0.5) * 4.6) * unit
      const y = inStands(place, x, part)
      const isAisle = Math.abs(((x / frame.width) * 7) % 1) < 0.06
      if (!isAisle && random() < 0.9) {
        g.fillStyle = css(tint(brush, random() < 0.4 ? team : pick(SHIRTS, random), 0.32, (random() - 0.5) * 0.2))
        g.fillRect(x - size * 0.42, y - size * 0.9, size * 0.84, size * 0.95)
        g.fillStyle = css(tint(brush, random() < 0.5 ? 'skin' : '#9a6a4a', 0.3))
        g.beginPath()
        g.arc(x, y - size * 1.15, size * 0.34, 0, 7)
        g.fill()
      }
      x += size * 1.08
    }
  }
  if (isLit(place)) {
    g.fillStyle = css('#e8f0ff', 0.24)
    g.fillRect(left, standTop(place), right - left, standY(place) - standTop(place))
  }
  roof(place, brush, xs)
  boards(place, brush, xs, seed)
  goal(place, brush)
}

/** The roof over the stands. */
function roof(place: Place, brush: Brush, xs: readonly number[]): void {
  const { frame } = place
  const edge = (x: number): number => brim(place, x) - frame.height * 0.045
  facet(brush, '#d4d8de', [...xs.flatMap((x) => [x, edge(x)]), ...xs.toReversed().flatMap((x) => [x, edge(x) - frame.height * 0.055])], {
    depth: 0.32,
    cel: 0,
  })
  facet(brush, '#3a3e4e', [...xs.flatMap((x) => [x, brim(place, x)]), ...xs.toReversed().flatMap((x) => [x, edge(x)])], {
    depth: 0.34,
    cel: 0,
    noInk: true,
    lighten: 0.05,
  })
  for (const [i, x] of xs.entries())
    if (i % 3 === 0)
      box(brush, x, edge(x), frame.width * 0.004, brim(place, x) - edge(x) + frame.height * 0.02, 'metal', { depth: 0.3, noInk: true })
}

/** Boards around the field, without words. */
function boards(place: Place, brush: Brush, xs: readonly number[], seed: number): void {
  const h = place.frame.height * 0.028
  for (let i = 0; i + 1 < xs.length; i++) {
    const [a, b] = [xs[i]!, xs[i + 1]!]
    facet(
      brush,
      (['white', '#2f5f9a', 'gold', '#9a3a3a'] as const)[(i + seed) % 4]!,
      [a, foot(place, a) + h * 0.5, b, foot(place, b) + h * 0.5, b, foot(place, b) - h, a, foot(place, a) - h],
      { depth: 0.22, noInk: true, cel: 0 },
    )
  }
}

/** A goal with its net at the far side. */
function goal(place: Place, brush: Brush): void {
  const { g, unit } = brush
  const view = viewOf(place)
  const y = view.yBehind(place.frame.ground, 27)
  const m = view.pixelsPerMetre(y)
  const [x, w, h] = [view.vanishingX, 3.66 * m, 2.44 * m]
  g.save()
  g.strokeStyle = css('#ffffff', 0.35)
  g.lineWidth = 0.8 * unit
  g.beginPath()
  for (let i = 0; i <= 18; i++) {
    g.moveTo(x - w + (w * 2 * i) / 18, y - h)
    g.lineTo(x - w + (w * 2 * i) / 18, y - 0.3 * m)
  }
  for (let i = 0; i <= 7; i++) {
    g.moveTo(x - w, y - h + (h * i) / 7)
    g.lineTo(x + w, y - h + (h * i) / 7)
  }
  g.stroke()
  g.restore()
  for (const side of [-1, 1]) box(brush, x + side * w - 0.08 * m, y - h, 0.16 * m, h, 'white', { noInk: true, depth: 0.06 })
  box(brush, x - w, y - h, w * 2, 0.14 * m, 'white', { noInk: true, depth: 0.06 })
}

/** Masts with floodlights. */
function floodlights(place: Place, brush: Brush): void {
  const { frame } = place
  for (const u of frame.tall ? [0.12, 0.88] : [0.13, 0.87]) {
    const x = frame.width * u
    const top = brim(place, x) - frame.height * (frame.tall ? 0.12 : 0.16)
    box(brush, x - 4 * brush.unit, top, 8 * brush.unit, brim(place, x) - top, 'metal', { depth: 0.3, noInk: true })
    const [w, h] = [frame.height * 0.13, frame.height * 0.075]
    box(brush, x - w / 2, top - h / 2, w, h, 'dark', { depth: 0.24, noInk: true })
    for (let i = 0; i < 12; i++)
      box(
        brush,
        x - w / 2 + w * (0.06 + (i % 4) * 0.235),
        top - h / 2 + h * (0.08 + Math.floor(i / 4) * 0.31),
        w * 0.18,
        h * 0.24,
        isLit(place) ? 'white' : 'glass',
        { depth: isLit(place) ? 0 : 0.2, emissive: isLit(place), noInk: true, ...(isLit(place) && { mode: 'flat' }) },
      )
    if (isLit(place)) glow(brush.g, x, top, frame.height * 0.36, '#eef4ff', 0.8)
  }
}

/** Striped grass with white lines. */
function pitch(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g } = brush
  const view = viewOf(place)
  const top = standY(place) - frame.height * 0.02
  const bottom = frame.height + frame.bleed
  g.fillStyle = linear(g, 0, top, 0, bottom, [tint(brush, 'grass', 0.2), tint(brush, 'grass', 0, -0.1)])
  g.fillRect(leftOf(frame), top, spanOf(frame), bottom - top)
  const quad = (x0: number, x1: number, far: number, near: number, role: Role, lighten = 0): void => {
    const [y0, y1] = [view.yBehind(frame.ground, far), view.yBehind(frame.ground, near)]
    const [m0, m1] = [view.pixelsPerMetre(y0), view.pixelsPerMetre(y1)]
    g.fillStyle = css(tint(brush, role, Math.min(0.2, Math.max(0, far) * 0.006), lighten))
    g.beginPath()
    g.moveTo(view.vanishingX + x0 * m0, y0)
    g.lineTo(view.vanishingX + x1 * m0, y0)
    g.lineTo(view.vanishingX + x1 * m1, y1)
    g.lineTo(view.vanishingX + x0 * m1, y1)
    g.fill()
  }
  for (let metres = 34, i = 0; metres > -3; metres -= metres > 8 ? 4 : 2.2, i++)
    if ((i + seed) % 2) quad(-60, 60, metres, Math.max(-2.2, metres - (metres > 8 ? 4 : 2.2)), 'grass', -0.1)
  quad(-60, 60, 27.3, 27, 'white')
  quad(-9, -8.8, 27, 21, 'white')
  quad(8.8, 9, 27, 21, 'white')
  quad(-9, 9, 21.2, 21, 'white')
  quad(-60, 60, 1.5, 1.38, 'white', -0.04)
  g.fillStyle = linear(g, 0, top, 0, bottom, [stop(0, '#fffbe0', 0.16), stop(0.4, '#fffbe0', 0.02), stop(1, '#0a2a10', 0.24)])
  g.fillRect(leftOf(frame), top, spanOf(frame), bottom - top)
  if (!isLit(place)) return
  g.save()
  g.translate(frame.width / 2, frame.ground)
  g.scale(1, 0.42)
  glow(g, 0, 0, frame.width * 0.7, '#dff0e0', 0.7)
  g.restore()
}

/** Flashes of cameras in the stands, and waving flags. */
function animateCrowd(place: Place, brush: Brush, seconds: number): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const random = seeded(seed + 61)
  for (let i = 0; i < 26; i++) {
    const [u, part, phase] = [random(), random(), random()]
    const x = frame.width * u
    const y = inStands(place, x, 0.1 + part * 0.8)
    const on = (seconds * 0.8 + phase) % 1
    if (on < 0.12) glow(g, x, y, 16 * unit, '#ffffff', isLit(place) ? 0.9 : 0.5)
    if (i > 5) continue
    const sway = Math.sin(seconds * 4 + i) * 8 * unit
    box(brush, x, y - 30 * unit, 2 * unit, 30 * unit, 'dark', { noInk: true })
    facet(
      brush,
      (['red', 'white', 'blue', 'gold'] as const)[i % 4]!,
      [x, y - 30 * unit, x + 26 * unit + sway, y - 34 * unit, x + 24 * unit + sway, y - 16 * unit, x, y - 14 * unit],
      { noInk: true, depth: 0.15 },
    )
  }
}

/** A sports ground with full stands, floodlights and a goal. */
export const stadium: Setting = {
  indoors: false,
  shows: ['stadium', 'crowd', 'grass', 'goal', 'floodlight', 'flag', 'field'],
  compose: (place) => ({
    layers: [
      ...skyLayers(place, { clouds: 3 }),
      {
        name: 'stands',
        nearness: 0.35,
        draw: (brush) => {
          floodlights(place, brush)
          const { frame } = place
          brush.g.fillStyle = css(tint(brush, 'grass', 0.2))
          brush.g.fillRect(leftOf(frame), standY(place) - frame.height * 0.03, spanOf(frame), frame.height)
          stands(place, brush)
        },
        animate: (brush, seconds) => animateCrowd(place, brush, seconds),
      },
      { name: 'pitch', nearness: 0.9, draw: (brush) => pitch(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
