import { adjust, rgb } from '../paint/colour.ts'
import type { Ctx } from '../paint/canvas.ts'
import type { Frame } from '../stage/frame.ts'
import { halftone, star } from './finish.ts'
import type { Style } from './style.ts'

const TABLE: Record<string, string> = {
  grass: '#ffe94a',
  grassDark: '#ff9ad8',
  leaf: '#26e0c8',
  leafLight: '#7df5e6',
  pine: '#12b8a8',
  mountain: '#b46cff',
  far: '#c48cff',
  water: '#3fd0ff',
  waterLight: '#9deaff',
  roof: '#ff2f8e',
  roofDark: '#8a3df0',
  wall: '#ffffff',
  wallWarm: '#fff3a0',
  wallCool: '#a8f0ff',
  trunk: '#7a2f8a',
  road: '#8a3df0',
  stone: '#ffc8ee',
  sand: '#fff0a0',
  wood: '#ff7ab8',
  woodLight: '#ffb0d8',
  dark: '#3a1060',
  earth: '#ff8ac0',
  rock: '#c48cff',
  snow: '#ffffff',
}
const INK = '#120016'

type Corner = readonly [number, number]

/** One large slanted panel for the scene and two small ones beside it; in tall frames below each other. */
const panels = ({ tall }: Frame): readonly (readonly Corner[])[] =>
  tall
    ? [
        [
          [0.025, 0.015],
          [0.975, 0.015],
          [0.975, 0.73],
          [0.025, 0.78],
        ],
        [
          [0.025, 0.795],
          [0.56, 0.768],
          [0.5, 0.985],
          [0.025, 0.985],
        ],
        [
          [0.59, 0.766],
          [0.975, 0.745],
          [0.975, 0.985],
          [0.53, 0.985],
        ],
      ]
    : [
        [
          [0.014, 0.024],
          [0.8, 0.024],
          [0.74, 0.976],
          [0.014, 0.976],
        ],
        [
          [0.816, 0.024],
          [0.986, 0.024],
          [0.986, 0.52],
          [0.786, 0.48],
        ],
        [
          [0.784, 0.51],
          [0.986, 0.55],
          [0.986, 0.976],
          [0.756, 0.976],
        ],
      ]

function outline(g: Ctx, { width, height }: Frame, corners: readonly Corner[]): void {
  g.beginPath()
  for (const [x, y] of corners) g.lineTo(x * width, y * height)
  g.closePath()
}

function burst(g: Ctx, x: number, y: number): void {
  g.fillStyle = '#ff9ad8'
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + Math.cos(a) * 900, y + Math.sin(a) * 900)
    g.lineTo(x + Math.cos(a + 0.12) * 900, y + Math.sin(a + 0.12) * 900)
    g.fill()
  }
}

function sticker(g: Ctx, unit: number, fill: string, shape: () => void): void {
  shape()
  g.lineJoin = 'round'
  g.lineWidth = 16 * unit
  g.strokeStyle = '#ffffff'
  g.stroke()
  g.lineWidth = 5 * unit
  g.strokeStyle = INK
  g.stroke()
  g.fillStyle = fill
  g.fill()
}

function sidePanels(g: Ctx, frame: Frame): void {
  const { width, height, unit, tall } = frame
  const [, first, second] = panels(frame)
  const centre = (corners: readonly Corner[]): Corner => [
    (corners.reduce((sum, c) => sum + c[0], 0) / 4) * width,
    (corners.reduce((sum, c) => sum + c[1], 0) / 4) * height,
  ]
  const [ax, ay] = centre(first!)
  const [bx, by] = centre(second!)
  g.save()
  outline(g, frame, first!)
  g.clip()
  g.fillStyle = '#ffe94a'
  g.fillRect(0, 0, width, height)
  burst(g, ax, ay)
  sticker(g, unit, '#ff2f8e', () => {
    g.beginPath()
    const s = (tall ? 70 : 78) * unit
    g.moveTo(ax, ay + s)
    g.bezierCurveTo(ax - s * 1.6, ay - s * 0.1, ax - s * 0.8, ay - s * 1.1, ax, ay - s * 0.35)
    g.bezierCurveTo(ax + s * 0.8, ay - s * 1.1, ax + s * 1.6, ay - s * 0.1, ax, ay + s)
    g.closePath()
  })
  g.restore()
  g.save()
  outline(g, frame, second!)
  g.clip()
  g.fillStyle = '#26e0c8'
  g.fillRect(0, 0, width, height)
  halftone(g, frame, '#0a8f86', 18, (_, y) => y * 0.8)
  sticker(g, unit, '#ffe94a', () => star(g, bx, by, 78 * unit, 38 * unit, 5, 0.2))
  g.restore()
}

/** A comic page: slanted panels, printed dots, stickers, candy colours and thick black ink. */
export const bubblegumpunk: Style = {
  value: 'bubblegumpunk',
  covered: (tall) => (tall ? [0.03, 0.02, 0.03, 0.24] : [0.02, 0.03, 0.24, 0.03]),
  timeOf: () => 'day',
  look: () => ({
    paint: 'cel',
    ink: 4.4,
    inkColour: INK,
    eyes: 'round',
    stars: false,
    clouds: 'puff',
    cloudLit: '#ffffff',
    cloudDark: '#ffb0e0',
    haze: '#ffc0e8',
    hazeStrength: 0.5,
    detail: 0.1,
    lightX: 0.5,
    shadow: [170, 0, 120],
    sky: ['#ff58b8', '#ff8fd0', '#ffc3e6', '#fff0a0'],
    sun: '#fff04a',
    recolour: (colour, _depth, role) =>
      typeof role === 'string' && TABLE[role] ? rgb(TABLE[role]) : adjust(colour, { saturation: 1.45, lightness: 1.06 }),
  }),
  overlay: (g, frame) => {
    const { unit } = frame
    g.save()
    outline(g, frame, panels(frame)[0]!)
    g.clip()
    g.globalAlpha = 0.28
    halftone(g, frame, '#ff2f8e', 13, (x, y) => Math.max(0, 0.75 - y * 1.5 - Math.abs(x - 0.3) * 0.3))
    g.restore()
    const [sheetPanels] = [panels(frame)]
    g.save()
    g.beginPath()
    g.rect(0, 0, frame.width, frame.height)
    const [a, b, c, d] = sheetPanels[0]!
    g.moveTo(a![0] * frame.width, a![1] * frame.height)
    for (const [x, y] of [d!, c!, b!]) g.lineTo(x * frame.width, y * frame.height)
    g.closePath()
    g.fillStyle = INK
    g.fill()
    g.restore()
    sidePanels(g, frame)
    for (const corners of sheetPanels) {
      outline(g, frame, corners)
      g.lineWidth = 8 * unit
      g.lineJoin = 'miter'
      g.strokeStyle = INK
      g.stroke()
    }
  },
  figures: 1.06,
  particles: 'confetti',
}
