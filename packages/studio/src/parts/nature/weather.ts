import type { Brush } from '../../paint/brush.ts'
import { linear, radial, stop } from '../../paint/canvas.ts'
import { css, mix, type Rgb } from '../../paint/colour.ts'
import type { TimeOfDay } from '../../paint/look.ts'
import { seeded } from '../../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { blob } from './plants.ts'
import { skyColours } from './sky.ts'

/** Puddles with sky reflections. */
export function puddles(brush: Brush, frame: Frame, time: TimeOfDay, seed: number): void {
  const { g, look, unit } = brush
  const random = seeded(seed + 404)
  const colours = skyColours(look, time)
  g.save()
  for (let i = 0; i < 7; i++) {
    const near = random()
    const x = leftOf(frame) + ((i + random()) / 7) * spanOf(frame)
    const y = frame.ground + frame.height * (-0.045 + near * 0.15)
    const [rx, ry] = [(60 + random() * 110) * unit * (0.5 + near), (6 + random() * 7) * unit * (0.6 + near)]
    const shape = blob(x, y, rx, ry, 11, 0.22, i + seed)
    g.fillStyle = linear(g, 0, y - ry, 0, y + ry, [
      stop(0, mix(colours[3]!, colours[2]!, 0.4), 0.75),
      stop(1, mix(colours[1]!, '#2a3050', 0.4), 0.7),
    ])
    g.fill(shape)
    g.strokeStyle = css('#ffffff', 0.35)
    g.lineWidth = 1.4 * unit
    g.stroke(shape)
    g.beginPath()
    g.ellipse(x + rx * 0.2, y, rx * 0.22, ry * 0.3, 0, 0, 7)
    g.ellipse(x + rx * 0.2, y, rx * 0.1, ry * 0.14, 0, 0, 7)
    g.stroke()
  }
  g.restore()
}

/** Soft fog banks around the horizon. */
export function fogBanks({ g }: Brush, frame: Frame, colour: Rgb, alpha: number, seed: number): void {
  const random = seeded(seed + 505)
  for (let i = 0; i < 9; i++) {
    const [x, y] = [leftOf(frame) + ((i + random()) / 9) * spanOf(frame), frame.horizon + frame.height * (random() * 0.26 - 0.06)]
    const r = frame.figure * (0.5 + random() * 0.4)
    g.save()
    g.translate(x, y)
    g.scale(2.2, 0.55)
    g.fillStyle = radial(g, 0, 0, 0, r, [stop(0, colour, alpha * 0.62), stop(1, colour, 0)])
    g.fillRect(-r, -r, r * 2, r * 2)
    g.restore()
  }
}
