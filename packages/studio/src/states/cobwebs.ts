import type { Brush } from '../paint/brush.ts'
import { css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { Layer } from '../settings/setting.ts'
import type { Frame } from '../stage/frame.ts'

/** Cobwebs in the upper corners of a room. */
export const cobwebs = (frame: Frame, seed: number): Layer => ({
  name: 'cobwebs',
  nearness: 0.9,
  isInFocus: true,
  draw: (brush) => {
    web(brush, 0, 0, frame.height * 0.44, 0.02, 1.52, seed)
    web(brush, frame.width, 0, frame.height * 0.36, Math.PI - 1.5, Math.PI - 0.04, seed + 4)
    for (let i = 0; i < 7; i++) thread(brush, frame.width * (0.2 + i * 0.1), frame.height * (0.08 + ((i * 5 + seed) % 4) * 0.05))
  },
})

/** A web in a corner at (x, y), between two angles. */
function web({ g, unit }: Brush, x: number, y: number, reach: number, from: number, to: number, seed: number): void {
  const random = seeded(seed + 31)
  const spokes = Array.from({ length: 7 }, (_, i) => ({ angle: from + ((to - from) * i) / 6, long: reach * (0.72 + random() * 0.42) }))
  g.save()
  g.strokeStyle = css('#f2eee4', 0.62)
  g.lineWidth = 1.7 * unit
  for (const { angle, long } of spokes) {
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + Math.cos(angle) * long, y + Math.sin(angle) * long)
    g.stroke()
  }
  g.lineWidth = 1.2 * unit
  for (let ring = 1; ring <= 7; ring++) {
    g.beginPath()
    spokes.forEach(({ angle, long }, i) => {
      const at = (long * ring) / 7.4
      const [px, py] = [x + Math.cos(angle) * at, y + Math.sin(angle) * at]
      if (i === 0) return g.moveTo(px, py)
      const middle = (angle + spokes[i - 1]!.angle) / 2
      const sag = ((long + spokes[i - 1]!.long) / 2) * (ring / 7.4) * 0.88
      g.quadraticCurveTo(x + Math.cos(middle) * sag, y + Math.sin(middle) * sag, px, py)
    })
    g.stroke()
  }
  g.restore()
}

function thread({ g, unit }: Brush, x: number, long: number): void {
  g.save()
  g.strokeStyle = css('#f2eee4', 0.34)
  g.lineWidth = 1.1 * unit
  g.beginPath()
  g.moveTo(x, 0)
  g.quadraticCurveTo(x + 9 * unit, long * 0.5, x + 2 * unit, long)
  g.stroke()
  g.restore()
}
