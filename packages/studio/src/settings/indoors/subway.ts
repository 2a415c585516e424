import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { glow, linear, path, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, seeded } from '../../paint/random.ts'
import { blinker } from '../../parts/animated.ts'
import { groundPerspective, type GroundPerspective } from '../../parts/ground-perspective.ts'
import { picture } from '../../parts/indoors/wall-decor.ts'
import { bench } from '../../parts/nature/ground.ts'
import { leftOf, spanOf } from '../../stage/frame.ts'
import { figureSlots, groundSlots, type Place, type Setting, skySlots } from '../setting.ts'

const LINES: readonly Role[] = ['red', 'blue', 'leaf', 'gold', 'purple']
const lineOf = ({ seed }: Place): Role => LINES[seed % LINES.length]!
const TILES: readonly Role[] = ['#eef0ea', '#b4ccd0', '#e4c890']
const BODIES: readonly Role[] = ['#d5dade', '#c4a878', '#8fa4b4']
const isFlipped = ({ seed }: Place): boolean => seed % 2 === 1
const viewOf = ({ frame }: Place): GroundPerspective => groundPerspective(frame, 0.5)
const edgeOf = (place: Place): number => viewOf(place).yBehind(place.frame.ground, 1.9)
const wallOf = (place: Place): number => viewOf(place).yBehind(place.frame.ground, 5.6)
const trackOf = (place: Place): number => viewOf(place).yBehind(place.frame.ground, 3.6)

/** The tiled wall beyond the tracks with a vaulted ceiling. */
function wall(place: Place, brush: Brush): void {
  const { frame, seed } = place
  const { g, unit } = brush
  const baseY = wallOf(place)
  const m = viewOf(place).pixelsPerMetre(baseY)
  const tile = TILES[seed % TILES.length]!
  const top = baseY - 3.3 * m
  g.fillStyle = css(tint(brush, '#3c3a40'))
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
  g.fillStyle = linear(g, 0, -frame.bleed, 0, top, [tint(brush, '#4a4c58', 0.1), tint(brush, '#8a8c92', 0.1)])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), top + frame.bleed)
  for (let x = leftOf(frame); x < frame.width + frame.bleed; x += 2.4 * m)
    box(brush, x, -frame.bleed, 0.3 * m, top + frame.bleed, '#6a6c76', { noInk: true, cel: 0 })
  g.fillStyle = linear(g, 0, top, 0, baseY, [tint(brush, tile, 0.1, -0.12), tint(brush, tile, 0.06)])
  g.fillRect(leftOf(frame), top, spanOf(frame), baseY - top)
  g.strokeStyle = css(tint(brush, tile, 0, -0.35), 0.4)
  g.lineWidth = 1.3 * unit
  for (let y = top, row = 0; y < baseY; y += 0.17 * m, row++)
    for (let x = leftOf(frame) - (row % 2) * 0.17 * m; x < frame.width + frame.bleed; x += 0.34 * m) g.strokeRect(x, y, 0.34 * m, 0.17 * m)
  box(brush, leftOf(frame), top + 0.1 * m, spanOf(frame), 0.3 * m, lineOf(place), { noInk: true, cel: 0 })
  box(brush, leftOf(frame), top - 0.14 * m, spanOf(frame), 0.16 * m, 'dark', { noInk: true, cel: 0 })
  const random = seeded(seed + 5)
  for (let x = leftOf(frame) + 0.7 * m, i = 0; x < frame.width + frame.bleed; x += 3.3 * m, i++)
    if (i % 2) roundel(brush, x + 0.7 * m, top + 1.35 * m, 0.56 * m, lineOf(place))
    else picture(brush, x, top + 0.75 * m, 1.2 * m, (1.3 + random() * 0.2) * m, seed + i)
  trackBed(place, brush, baseY)
}

/** A station sign: a ring with a bar. */
function roundel(brush: Brush, x: number, y: number, r: number, role: Role): void {
  ellipse(brush, x, y, r, r, role)
  ellipse(brush, x, y, r * 0.66, r * 0.66, 'white', { noInk: true })
  box(brush, x - r * 1.5, y - r * 0.24, r * 3, r * 0.48, 'blue')
  brush.g.fillStyle = css('#ffffff', 0.9)
  for (const [dx, w] of [
    [-1.1, 0.5],
    [-0.45, 0.8],
    [0.5, 0.55],
  ] as const)
    brush.g.fillRect(x + dx * r, y - r * 0.08, w * r, r * 0.16)
}

function trackBed(place: Place, brush: Brush, from: number): void {
  const { frame } = place
  const { g } = brush
  g.fillStyle = linear(g, 0, from, 0, edgeOf(place), [tint(brush, '#3c3a40'), tint(brush, '#242228')])
  g.fillRect(leftOf(frame), from, spanOf(frame), frame.height + frame.bleed - from)
  const m = viewOf(place).pixelsPerMetre(trackOf(place))
  for (let x = leftOf(frame); x < frame.width + frame.bleed; x += 0.7 * m)
    box(brush, x, trackOf(place) - 0.06 * m, 0.3 * m, 0.14 * m, '#4a4038', { noInk: true })
  for (const dy of [-0.34, 0.06])
    box(brush, leftOf(frame), trackOf(place) + dy * m, spanOf(frame), 0.07 * m, 'metal', { noInk: true, cel: 0 })
}

/** x of the train's front before it is mirrored. */
const noseOf = ({ frame, seed }: Place): number => frame.width * (frame.tall ? 0.86 : [0.63, 0.5, 0.57][seed % 3]!)

/** The front of the train faces the middle of the frame. */
function train(place: Place, brush: Brush): void {
  const { frame } = place
  const { g } = brush
  const y = trackOf(place) + 0.1 * viewOf(place).pixelsPerMetre(trackOf(place))
  const m = viewOf(place).pixelsPerMetre(y)
  g.save()
  if (isFlipped(place)) {
    g.translate(frame.width, 0)
    g.scale(-1, 1)
  }
  const nose = noseOf(place)
  const length = nose + frame.bleed
  groundShadow(brush, nose - length / 2, y, length * 0.55, 0.2 * m, 0, 0.6)
  const body = path((p) => {
    p.moveTo(-frame.bleed, y - 0.3 * m)
    p.lineTo(-frame.bleed, y - 3 * m)
    p.lineTo(nose - 1.1 * m, y - 3 * m)
    p.quadraticCurveTo(nose - 0.3 * m, y - 2.9 * m, nose, y - 1.2 * m)
    p.lineTo(nose, y - 0.3 * m)
    p.closePath()
  })
  paintShape(brush, body, BODIES[place.seed % BODIES.length]!, [-frame.bleed, y - 3 * m, length, 2.7 * m], { plain: true })
  box(brush, -frame.bleed, y - 1.1 * m, length - 0.04 * m, 0.3 * m, lineOf(place), { noInk: true, cel: 0 })
  box(brush, -frame.bleed, y - 0.42 * m, length - 0.06 * m, 0.18 * m, 'dark', { noInk: true, cel: 0 })
  for (let x = nose - 2.6 * m, i = 0; x > -frame.bleed - 2 * m; x -= 1.35 * m, i++)
    if (i % 3 === 1) {
      box(brush, x - 0.1 * m, y - 2.6 * m, 1.15 * m, 2.15 * m, lineOf(place), { lighten: -0.08 })
      for (const dx of [0, 0.52]) box(brush, x + dx * m, y - 2.45 * m, 0.42 * m, 1.1 * m, 'window', { round: 0.06 * m, emissive: true })
    } else box(brush, x, y - 2.5 * m, 1.05 * m, 0.95 * m, 'window', { round: 0.12 * m, emissive: true })
  const pane = path((p) => {
    p.moveTo(nose - 1.1 * m, y - 2.6 * m)
    p.quadraticCurveTo(nose - 0.5 * m, y - 2.55 * m, nose - 0.18 * m, y - 1.5 * m)
    p.lineTo(nose - 1.1 * m, y - 1.5 * m)
    p.closePath()
  })
  paintShape(brush, pane, '#2c3a52', [nose - 1.1 * m, y - 2.6 * m, 0.92 * m, 1.1 * m], { plain: true })
  ellipse(brush, nose - 0.16 * m, y - 0.74 * m, 0.13 * m, 0.12 * m, 'window', { emissive: true })
  glow(g, nose - 0.1 * m, y - 0.74 * m, 1.3 * m, brush.look.lamp ?? '#fff0c0', 0.6)
  glow(g, nose * 0.5, y - 2 * m, length * 0.5, brush.look.lamp ?? '#ffe2a0', 0.16)
  g.restore()
}

function platform(place: Place, brush: Brush): void {
  const { frame, seed, time } = place
  const { g, unit } = brush
  const view = viewOf(place)
  const y = edgeOf(place)
  const bottom = frame.height + frame.bleed
  g.fillStyle = linear(g, 0, y, 0, bottom, [tint(brush, '#b4b2b0', 0.06), tint(brush, '#94928f', 0, -0.06)])
  g.fillRect(leftOf(frame), y, spanOf(frame), bottom - y)
  box(brush, leftOf(frame), y, spanOf(frame), 8 * unit, 'dark', { noInk: true, cel: 0 })
  box(brush, leftOf(frame), y + 10 * unit, spanOf(frame), 15 * unit, 'yellow', { noInk: true, cel: 0 })
  g.strokeStyle = css(tint(brush, 'dark'), 0.16)
  g.lineWidth = 1.6 * unit
  g.beginPath()
  for (let i = -18; i <= 18; i++) {
    g.moveTo(view.vanishingX + i * 0.8 * view.pixelsPerMetre(y), y + 26 * unit)
    g.lineTo(view.vanishingX + i * 0.8 * view.pixelsPerMetre(bottom), bottom)
  }
  for (let metres = 1.2; metres > -2; metres -= 0.8) {
    g.moveTo(leftOf(frame), view.yBehind(frame.ground, metres))
    g.lineTo(frame.width + frame.bleed, view.yBehind(frame.ground, metres))
  }
  g.stroke()
  const near = view.yBehind(frame.ground, 0.9)
  const m = view.pixelsPerMetre(near)
  for (const part of frame.tall ? [0.04, 0.96] : [0.07, 0.93]) pillar(brush, frame.width * part, near, m, -frame.bleed, lineOf(place))
  lamps(place, brush)
  if (time !== 'day') darkEnds(place, brush)
  bench(
    brush,
    frame.width * (isFlipped(place) ? (frame.tall ? 0.2 : 0.2) : 0.82),
    near,
    m * 0.8,
    pick(['wood', 'blue', 'red'] as const, seeded(seed)),
  )
}

function pillar(brush: Brush, x: number, y: number, m: number, top: number, role: Role): void {
  groundShadow(brush, x, y, 0.34 * m, 0.08 * m)
  box(brush, x - 0.22 * m, top, 0.44 * m, y - top, 'white', { lighten: -0.1, plain: false })
  box(brush, x - 0.23 * m, y - 1.9 * m, 0.46 * m, 0.34 * m, role, { noInk: true })
  box(brush, x - 0.26 * m, y - 0.16 * m, 0.52 * m, 0.16 * m, 'dark')
}

/** Darkness towards both ends of the platform. */
function darkEnds({ frame }: Place, { g, look }: Brush): void {
  const dark = look.shadow ?? '#140c28'
  g.fillStyle = linear(g, leftOf(frame), 0, leftOf(frame) + spanOf(frame), 0, [
    stop(0, dark, 0.7),
    stop(0.3, dark, 0),
    stop(0.7, dark, 0),
    stop(1, dark, 0.7),
  ])
  g.fillRect(leftOf(frame), -frame.bleed, spanOf(frame), frame.height + frame.bleed * 2)
}

/** Tubes of light over the platform edge. */
function lamps(place: Place, brush: Brush): void {
  const { frame } = place
  const m = viewOf(place).pixelsPerMetre(edgeOf(place))
  const y = Math.max(frame.height * 0.02, edgeOf(place) - 3.9 * m)
  for (let x = leftOf(frame) + m; x < frame.width + frame.bleed; x += 2.6 * m) {
    box(brush, x, y, 1.5 * m, 0.1 * m, 'window', { emissive: true, round: 0.05 * m })
    glow(brush.g, x + 0.75 * m, y + 0.1 * m, 1.6 * m, brush.look.lamp ?? '#fff4d8', place.time === 'night' ? 0.55 : 0.4)
  }
}

export const subway: Setting = {
  indoors: true,
  shows: ['subway', 'train', 'platform', 'sign', 'bench', 'lamp', 'rail'],
  compose: (place) => ({
    layers: [
      { name: 'wall', nearness: 0.4, draw: (brush) => wall(place, brush) },
      {
        name: 'train',
        nearness: 0.6,
        draw: (brush) => train(place, brush),
        animate: (brush, seconds) => {
          const m = viewOf(place).pixelsPerMetre(trackOf(place))
          const nose = noseOf(place)
          const x = isFlipped(place) ? place.frame.width - nose : nose
          blinker(brush, x, trackOf(place) - 0.6 * m, 1.2 * m, '#fff2c0', seconds * 0.4, 0.2)
        },
      },
      { name: 'platform', nearness: 0.92, draw: (brush) => platform(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    figureSlots: figureSlots(place.frame),
  }),
}
