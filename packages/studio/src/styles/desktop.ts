import { type Canvas, type Ctx, linear, radial, stop, type Gradient } from '../paint/canvas.ts'
import { seeded } from '../paint/random.ts'
import type { Frame } from '../stage/frame.ts'
import { traceLettering, letteringWidth } from './lettering.ts'

/** Left, top, width, height in frame pixels. */
export type Rect = readonly [number, number, number, number]

/** Chrome gradient. */
const chromeFill = (g: Ctx, y: number, h: number): Gradient =>
  linear(g, 0, y, 0, y + h, [
    stop(0, '#ffffff'),
    stop(0.28, '#b9c4e8'),
    stop(0.46, '#46508c'),
    stop(0.52, '#f7f9ff'),
    stop(0.75, '#aab6e6'),
    stop(1, '#ffffff'),
  ])

/** Fills the current path with chrome. */
export function fillChrome(g: Ctx, y: number, h: number, unit: number): void {
  g.fillStyle = chromeFill(g, y, h)
  g.strokeStyle = 'rgba(255,255,255,.9)'
  g.lineWidth = 2 * unit
  g.fill()
  g.stroke()
}

export function drawWallpaper(g: Ctx, { width, height, unit }: Frame): void {
  g.fillStyle = linear(g, 0, 0, width, height, ['#9fd3ff', '#e3ccff', '#ffb8e8', '#c8f5ff'])
  g.fillRect(0, 0, width, height)
  g.strokeStyle = 'rgba(255,255,255,.6)'
  g.lineWidth = 1.5 * unit
  g.beginPath()
  for (let x = 0; x < width; x += 40 * unit) {
    g.moveTo(x, 0)
    g.lineTo(x, height)
  }
  for (let y = 0; y < height; y += 40 * unit) {
    g.moveTo(0, y)
    g.lineTo(width, y)
  }
  g.stroke()
}

export function drawBubbles(g: Ctx, { width, height, unit }: Frame): void {
  const random = seeded(6)
  for (let i = 0; i < 26; i++) {
    const [x, y, r] = [random() * width, random() * height, (8 + random() * 28) * unit]
    g.fillStyle = radial(g, x - r * 0.3, y - r * 0.35, r * 0.1, r, [
      stop(0, '#ffffff', 0.95),
      stop(0.5, '#ffffff', 0.08),
      stop(1, '#ffaaf0', 0.5),
    ])
    g.beginPath()
    g.arc(x, y, r, 0, Math.PI * 2)
    g.fill()
  }
}

const TITLE_BAR_HEIGHT = 34

/** Content area of a window. */
const windowContent = ([x, y, w, h]: Rect, unit: number): Rect => [
  x + 8 * unit,
  y + (TITLE_BAR_HEIGHT + 6) * unit,
  w - 16 * unit,
  h - (TITLE_BAR_HEIGHT + 14) * unit,
]

/** Draws a window with title bar and buttons; the content is cleared, or covered by `picture`. Returns the content area. */
export function openWindow(g: Ctx, rect: Rect, title: string, unit: number, image?: Canvas): Rect {
  const [x, y, w, h] = rect
  const bar = TITLE_BAR_HEIGHT * unit
  g.save()
  g.shadowColor = 'rgba(40,20,120,.5)'
  g.shadowBlur = 22 * unit
  g.shadowOffsetY = 10 * unit
  g.fillStyle = '#eef1ff'
  g.beginPath()
  g.roundRect(x, y, w, h, 12 * unit)
  g.fill()
  g.restore()
  g.fillStyle = linear(g, 0, y, 0, y + bar, ['#dfeaff', '#7fb0ff', '#4a6cf0'])
  g.beginPath()
  g.roundRect(x + 3 * unit, y + 3 * unit, w - 6 * unit, bar, [10 * unit, 10 * unit, 0, 0])
  g.fill()
  for (const [i, colour] of ['#ff5c9a', '#ffd84a', '#5ce0a0'].entries()) {
    g.fillStyle = colour
    g.beginPath()
    g.arc(x + w - (22 + i * 24) * unit, y + 20 * unit, 8.5 * unit, 0, Math.PI * 2)
    g.fill()
  }
  const textHeight = 13 * unit
  if (letteringWidth(title) * textHeight < w - 110 * unit) {
    traceLettering(g, title, x + 16 * unit, y + 14 * unit, textHeight)
    g.lineJoin = g.lineCap = 'round'
    g.lineWidth = 3.2 * unit
    g.strokeStyle = '#ffffff'
    g.stroke()
  }
  const inside = windowContent(rect, unit)
  if (image) drawCover(g, image, inside)
  else g.clearRect(...inside)
  return inside
}

function drawCover(g: Ctx, image: Canvas, [x, y, w, h]: Rect): void {
  g.save()
  g.beginPath()
  g.rect(x, y, w, h)
  g.clip()
  const k = Math.max(w / image.width, h / image.height)
  g.drawImage(image, x + (w - image.width * k) / 2, y + (h - image.height * k) / 2, image.width * k, image.height * k)
  g.restore()
}

/** Audio player in a window, with equaliser, slider and button. Returns its drawing function. */
export function drawPlayer(rect: Rect, unit: number): (g: Ctx, seconds: number) => void {
  const [x, y, w, h] = windowContent(rect, unit)
  const random = seeded(4)
  const bars = Array.from({ length: Math.floor(w / (13 * unit)) }, () => [0.16 + random() * 0.42, 3 + random() * 5] as const)
  return (g, seconds) => {
    g.fillStyle = linear(g, 0, y, 0, y + h, ['#2a1a6a', '#5a3ac8'])
    g.fillRect(x, y, w, h)
    g.fillStyle = linear(g, 0, y, 0, y + h * 0.62, ['#ff7ad8', '#7af0ff'])
    for (const [i, [maxLevel, speed]] of bars.entries()) {
      const barHeight = h * maxLevel * (0.72 + 0.28 * Math.cos(seconds * speed))
      g.fillRect(x + (i * 13 + 4) * unit, y + h * 0.62 - barHeight, 8 * unit, barHeight)
    }
    g.fillStyle = 'rgba(255,255,255,.35)'
    g.fillRect(x + w * 0.34, y + h * 0.8, w * 0.6, 5 * unit)
    g.fillStyle = '#ffffff'
    g.fillRect(x + w * 0.34, y + h * 0.8, w * Math.min(0.6, 0.2 + seconds * 0.03), 5 * unit)
    g.beginPath()
    g.moveTo(x + w * 0.1, y + h * 0.7)
    g.lineTo(x + w * 0.1 + h * 0.2, y + h * 0.81)
    g.lineTo(x + w * 0.1, y + h * 0.92)
    g.fill()
  }
}

/** Chrome lettering. (x, y): top left. */
export function chromeWord(g: Ctx, word: string, x: number, y: number, height: number): void {
  g.lineJoin = g.lineCap = 'round'
  for (const [width, colour] of [
    [0.62, '#ffffff'],
    [0.44, '#5a2ac0'],
    [0.27, linear(g, 0, y - height * 0.1, 0, y + height * 1.1, ['#ffffff', '#ffd0f4', '#ff7ad8', '#ffe0fa', '#c86aff'])],
  ] as const) {
    traceLettering(g, word, x, y, height)
    g.lineWidth = height * width
    g.strokeStyle = colour
    g.stroke()
  }
}

/** Arrow cursor. */
export function drawCursor(g: Ctx, x: number, y: number, unit: number): void {
  g.beginPath()
  for (const [dx, dy] of [
    [0, 0],
    [0, 44],
    [11, 34],
    [19, 52],
    [28, 48],
    [20, 31],
    [34, 30],
  ] as const)
    g.lineTo(x + dx * unit, y + dy * unit)
  g.closePath()
  g.fillStyle = '#ffffff'
  g.strokeStyle = '#2a1a6a'
  g.lineWidth = 4 * unit
  g.lineJoin = 'round'
  g.stroke()
  g.fill()
}
