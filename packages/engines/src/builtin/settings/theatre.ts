import { type Brush, paintShape, tint } from '../paint/brush.ts'
import { linear, path, glow } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { beams } from '../parts/light.ts'
import { leftOf, spanOf } from '../stage/frame.ts'
import { groundSlots, type Place, type Setting, skySlots, standsOn } from './setting.ts'

const edgeOf = ({ frame }: Place): number => frame.ground - frame.height * 0.16

function curtain(place: Place, brush: Brush): void {
  const { frame } = place
  const { g, unit } = brush
  const step = 52 * unit
  for (let x = leftOf(frame); x < frame.width + frame.bleed; x += step) {
    g.fillStyle = linear(g, x, 0, x + step, 0, [
      tint(brush, 'red', 0.1, -0.55),
      tint(brush, 'red', 0.05, -0.1),
      tint(brush, 'red', 0.1, -0.65),
    ])
    g.fillRect(x, -frame.bleed, step + 1, edgeOf(place) + frame.bleed + 4)
  }
  glow(g, frame.width * 0.45, frame.height * 0.45, frame.width * 0.32, '#ffb070', 0.4)
}

function boards(place: Place, brush: Brush): void {
  const { frame } = place
  const { g, unit } = brush
  const top = edgeOf(place)
  g.fillStyle = linear(g, 0, top, 0, frame.height, [tint(brush, 'wood', 0, -0.3), tint(brush, 'woodLight'), tint(brush, 'wood', 0, -0.2)])
  g.fillRect(leftOf(frame), top, spanOf(frame), frame.height + frame.bleed - top)
  g.strokeStyle = css(tint(brush, 'wood', 0, -0.6), 0.4)
  g.lineWidth = 2 * unit
  for (let i = -24; i <= 24; i++) {
    g.beginPath()
    g.moveTo(frame.width / 2 + i * 42 * unit, top)
    g.lineTo(frame.width / 2 + i * 66 * unit, frame.height + frame.bleed)
    g.stroke()
  }
  spot(brush, place)
}

function spot(brush: Brush, { frame }: Place): void {
  const { g } = brush
  const colours = ['#ff78c8', '#fff0be', '#6eb4ff'] as const
  for (const [i, x] of [0.14, 0.44, 0.86].entries()) {
    const target = frame.width * [0.34, 0.44, 0.64][i]!
    beams(
      brush,
      frame.width * x,
      -frame.bleed,
      1,
      0,
      2 * Math.atan2(frame.ground, target - frame.width * x),
      frame.height * 1.06,
      [colours[i]!],
      0.5,
      0.09,
    )
    g.save()
    g.translate(target, frame.ground)
    g.scale(1, 0.22)
    glow(g, 0, 0, frame.width * 0.15, colours[i]!, 0.5)
    g.restore()
  }
}

function drapes(place: Place, brush: Brush): void {
  const { frame } = place
  const { unit } = brush
  for (const side of [-1, 1]) {
    const at = (k: number): number => frame.width / 2 + side * k * frame.width
    const shape = path((p) => {
      p.moveTo(at(0.62), -frame.bleed)
      p.lineTo(at(0.36), -frame.bleed)
      p.bezierCurveTo(at(0.38), frame.height * 0.3, at(0.46), frame.height * 0.5, at(0.47), edgeOf(place) + 30 * unit)
      p.lineTo(at(0.62), edgeOf(place) + 30 * unit)
      p.closePath()
    })
    paintShape(brush, shape, 'red', [Math.min(at(0.62), at(0.36)), 0, frame.width * 0.26, frame.height * 0.7], { lighten: -0.1 })
  }
  for (let i = -1; i < 8; i++) {
    const w = spanOf(frame) / 8
    const x = leftOf(frame) + i * w
    const swag = path((p) => {
      p.moveTo(x, -frame.bleed)
      p.quadraticCurveTo(x + w / 2, frame.height * 0.2, x + w, -frame.bleed)
    })
    paintShape(brush, swag, 'red', [x, -frame.bleed, w, frame.height * 0.2])
  }
}

export const theatre: Setting = {
  indoors: true,
  shows: ['stage', 'curtain', 'spotlights'],
  compose: (place) => ({
    layers: [
      { name: 'wall', nearness: 0.3, draw: (brush) => curtain(place, brush) },
      { name: 'drapes', nearness: 0.6, draw: (brush) => drapes(place, brush) },
      { name: 'boards', nearness: 0.93, draw: (brush) => boards(place, brush) },
    ],
    slots: [...groundSlots(place.frame), ...skySlots(place.frame)],
    stands: standsOn(place.frame),
  }),
}
