import type { Brush } from '../paint/brush.ts'
import { linear, stop } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { colourOf } from '../paint/look.ts'
import { seeded } from '../paint/random.ts'
import type { Layer } from '../settings/setting.ts'
import { type Frame, leftOf, spanOf } from '../stage/frame.ts'

/** Above the ground under the figures, and below it in front of their knees: parts of the height. */
const [BEHIND, BEFORE] = [0.17, 0.045]
const WAVES = 26

/** Muddy water in which what stands on the ground stands to its knees: a sheet behind the figures and one before them. */
export function floodLayers(frame: Frame, seed: number): { readonly behind: Layer; readonly before: Layer } {
  const sheet = (name: string, nearness: number, rise: number, alpha: number): Layer => {
    const top = frame.ground - frame.height * rise
    return {
      name,
      nearness,
      draw: ({ g, look }) => {
        const [far, near, deep] = ['#93a6ac', '#6f8790', '#4f6770'].map((tone) => colourOf(look, tone))
        g.fillStyle = linear(g, 0, top, 0, frame.height + frame.bleed, [
          stop(0, far!, alpha * 0.86),
          stop(0.3, near!, alpha),
          stop(1, deep!, alpha),
        ])
        g.beginPath()
        g.moveTo(leftOf(frame), frame.height + frame.bleed)
        for (let k = 0; k <= 60; k++)
          g.lineTo(leftOf(frame) + (k / 60) * spanOf(frame), top + Math.sin(k * 1.3 + seed) * frame.height * 0.003)
        g.lineTo(frame.width + frame.bleed, frame.height + frame.bleed)
        g.closePath()
        g.fill()
      },
      animate: (brush, seconds) => ripples(brush, frame, top, seed + Math.round(nearness * 100), seconds),
    }
  }
  return { behind: sheet('water', 0.96, BEHIND, 0.94), before: sheet('water in front', 1.02, BEFORE, 0.82) }
}

function ripples({ g, look, unit }: Brush, frame: Frame, top: number, seed: number, seconds: number): void {
  const random = seeded(seed)
  g.save()
  g.lineCap = 'round'
  for (let i = 0; i < WAVES; i++) {
    const near = random()
    const y = top + (0.02 + near * 0.98) * (frame.height - top)
    const long = frame.width * (0.03 + 0.08 * near * random())
    const x = ((random() * frame.width + seconds * (8 + 14 * near) * unit) % (frame.width + long)) - long / 2
    g.strokeStyle = css(colourOf(look, i % 3 === 0 ? '#43575f' : '#dfeaec'), 0.5)
    g.lineWidth = (1.4 + near * 2.2) * unit
    g.beginPath()
    for (let k = 0; k <= 8; k++) g.lineTo(x + (k / 8) * long, y + Math.sin(k * 1.1 + seconds * 2 + i) * (1 + near * 2) * unit)
    g.stroke()
  }
  g.restore()
}
