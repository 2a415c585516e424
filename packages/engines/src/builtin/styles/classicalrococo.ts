import { type Canvas, type Ctx, linear, newCanvas, radial, stop } from '../paint/canvas.ts'
import { adjust, css, mix } from '../paint/colour.ts'
import { noiseOf, seeded } from '../paint/random.ts'
import type { Frame } from '../stage/frame.ts'
import { filmGrain, lightFrom } from './finish.ts'
import type { Style } from './style.ts'

/** Short strokes that take their colour from the picture below and follow one slow swirl. */
function strokes(canvas: Canvas, _nearness: number, unit: number): Canvas {
  const g = canvas.getContext('2d')
  const { width, height } = canvas
  const source = g.getImageData(0, 0, width, height).data
  const random = seeded(11)
  const noise = noiseOf(7)
  const count = Math.round((width * height) / 260)
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'source-atop'
  g.lineCap = 'round'
  for (let i = 0; i < count; i++) {
    const x = (random() * width) | 0
    const y = (random() * height) | 0
    const at = (y * width + x) * 4
    if (source[at + 3]! < 200) continue
    const a = noise(x / (210 * unit), y / (210 * unit)) * 3 + 0.4
    const lift = (random() - 0.5) * 26
    const length = (9 + random() * 9) * unit
    g.strokeStyle = `rgba(${(source[at]! + lift) | 0},${(source[at + 1]! + lift) | 0},${(source[at + 2]! + lift * 0.8) | 0},.6)`
    g.lineWidth = (2.4 + random() * 3.4) * unit
    g.beginPath()
    g.moveTo(x - Math.cos(a) * length, y - Math.sin(a) * length)
    g.lineTo(x + Math.cos(a) * length, y + Math.sin(a) * length)
    g.stroke()
  }
  g.restore()
  return canvas
}

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

function goldFrame(g: Ctx, frame: Frame): void {
  const { width, height, unit } = frame
  const [sheet, q] = newCanvas(width, height)
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
  g.drawImage(sheet, 0, 0)
  g.restore()
}

/** An oil painting under old varnish in a gilded frame. */
export const classicalrococo: Style = {
  value: 'classicalrococo',
  covered: () => [0.06, 0.07, 0.06, 0.07],
  look: (time) => ({
    paint: 'soft',
    volume: 0.6,
    shadow: [70, 44, 40],
    rim: '#ffe6b0',
    eyes: 'narrow',
    lightX: 0.5,
    stars: time === 'night',
    cloudLit: '#ffe6cf',
    cloudDark: '#a98a94',
    detail: 1,
    blush: true,
    haze: time === 'night' ? '#4a4a58' : '#c9b898',
    hazeStrength: 0.8,
    sun: '#ffeec0',
    sky: {
      dawn: ['#7f8fa0', '#b9b8ac', '#ecd2b0', '#f8e2b8'],
      day: ['#5f86a4', '#9fb8b8', '#dcd8bc', '#f4e8c8'],
      dusk: ['#5f7f9a', '#9fb3b0', '#e8cfae', '#f6dcae'],
      night: ['#1a1e2c', '#2c3444', '#4a5058', '#7a7462'],
    },
    recolour: (colour) => mix(adjust(colour, { saturation: 0.72, lightness: time === 'night' ? 0.7 : 0.95 }), [150, 110, 70], 0.2),
  }),
  surface: strokes,
  overlay: (g, frame, variant) => {
    g.fillStyle = css([196, 140, 60], 0.1)
    g.fillRect(0, 0, frame.width, frame.height)
    g.fillStyle = radial(g, frame.width / 2, frame.height * 0.45, frame.height * 0.25, Math.hypot(frame.width, frame.height) * 0.52, [
      stop(0, '#3c1e06', 0),
      stop(1, '#3c1e06', 0.55),
    ])
    g.fillRect(0, 0, frame.width, frame.height)
    lightFrom(g, frame, 0.3, 0.2, '#ffe2a0', 0.18)
    filmGrain(g, frame, 0.09, variant)
    goldFrame(g, frame)
  },
  particles: 'petals',
}
