import { type Ctx, linear, newCanvas, radial } from '../paint/canvas.ts'
import { pick, seeded } from '../paint/random.ts'
import type { Frame } from '../stage/frame.ts'

const GOLD = ['#7a4f16', '#f3d27a', '#a9741f', '#fff0b8', '#8a5a18', '#e8bf5a', '#6a4212']

function scroll(g: Ctx, x: number, y: number, sx: number, sy: number): void {
  g.save()
  g.translate(x, y)
  g.scale(sx, sy)
  g.lineCap = 'round'
  for (const [w, colour] of [
    [15, '#5a3a10'],
    [10, '#d9a940'],
    [4, '#fff3c4'],
  ] as const) {
    g.lineWidth = w
    g.strokeStyle = colour
    g.beginPath()
    for (let i = 0; i < 50; i++) {
      const t = (i / 49) * 9
      g.lineTo(52 + Math.cos(t) * (6 + t * 5), 52 + Math.sin(t) * (6 + t * 5))
    }
    g.stroke()
    g.beginPath()
    g.moveTo(96, 26)
    g.bezierCurveTo(170, -8, 200, 50, 270, 14)
    g.moveTo(26, 96)
    g.bezierCurveTo(-8, 170, 50, 200, 14, 270)
    g.stroke()
  }
  g.restore()
}

/** A gilded frame with an oval opening. */
export function drawGoldFrame(g: Ctx, frame: Frame): void {
  const { width, height, unit } = frame
  const [buffer, q] = newCanvas(width, height)
  const edge = 58 * unit
  const hole = (grow: number): void => {
    q.beginPath()
    q.roundRect(edge - grow, edge - grow, width - 2 * edge + 2 * grow, height - 2 * edge + 2 * grow, 130 * unit + grow)
  }
  q.fillStyle = linear(q, 0, 0, width, height, GOLD)
  q.fillRect(0, 0, width, height)
  q.globalCompositeOperation = 'destination-out'
  hole(0)
  q.fill()
  q.globalCompositeOperation = 'source-over'
  for (const [grow, w, colour] of [
    [0, 9, '#5a3a10'],
    [5, 5, '#ffe9a8'],
    [12, 3, '#7a5016'],
  ] as const) {
    hole(grow * unit)
    q.lineWidth = w * unit
    q.strokeStyle = colour
    q.stroke()
  }
  const s = 0.8 * unit
  scroll(q, 6 * unit, 4 * unit, s, s)
  scroll(q, width - 6 * unit, 4 * unit, -s, s)
  scroll(q, 6 * unit, height - 4 * unit, s, -s)
  scroll(q, width - 6 * unit, height - 4 * unit, -s, -s)
  for (const y of [24 * unit, height - 24 * unit])
    for (let i = -3; i <= 3; i++) {
      q.fillStyle = radial(q, width / 2 + i * 42 * unit - 6 * unit, y - 6 * unit, 2, 30 * unit, ['#fff6cf', '#c8902c', '#5a3a10'])
      q.beginPath()
      q.ellipse(width / 2 + i * 42 * unit, y, (i === 0 ? 34 : 18) * unit, (i === 0 ? 20 : 10) * unit, i * 0.3, 0, Math.PI * 2)
      q.fill()
    }
  g.save()
  g.shadowColor = 'rgba(20,10,0,.7)'
  g.shadowBlur = 26 * unit
  g.drawImage(buffer, 0, 0)
  g.restore()
}

/** A garland of roses between two points, sagging by `drop`, in frame pixels. */
export function drawGarland(g: Ctx, x0: number, y0: number, x1: number, y1: number, drop: number, unit: number): void {
  const random = seeded(19)
  const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / (17 * unit))
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const x = x0 + (x1 - x0) * t + (random() - 0.5) * 12 * unit
    const y = y0 + (y1 - y0) * t + drop * 4 * t * (1 - t) + (random() - 0.5) * 14 * unit
    for (let k = 0; k < 3; k++) {
      g.fillStyle = pick(['#4f6a3a', '#6f8a4a', '#38502c'] as const, random)
      g.beginPath()
      g.ellipse(x + (random() - 0.5) * 26 * unit, y + (random() - 0.5) * 24 * unit, 11 * unit, 5 * unit, random() * 6, 0, Math.PI * 2)
      g.fill()
    }
    if (i % 2 === 0) rose(g, x, y, (9 + random() * 8) * unit, pick(['#d8637a', '#f0a8a8', '#f6e0c8', '#c23f58'] as const, random))
  }
}

function rose(g: Ctx, x: number, y: number, r: number, colour: string): void {
  g.fillStyle = colour
  g.beginPath()
  for (let k = 0; k < 6; k++) g.arc(x + Math.cos(k * 1.05) * r * 0.45, y + Math.sin(k * 1.05) * r * 0.45, r * 0.62, 0, Math.PI * 2)
  g.fill()
  g.strokeStyle = 'rgba(110,20,40,.45)'
  g.lineWidth = r * 0.14
  g.beginPath()
  for (let k = 0; k < 14; k++) g.lineTo(x + Math.cos(k * 0.8) * r * 0.05 * k, y + Math.sin(k * 0.8) * r * 0.05 * k)
  g.stroke()
}
