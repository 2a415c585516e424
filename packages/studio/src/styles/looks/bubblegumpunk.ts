import type { Ctx } from '../../paint/canvas.ts'
import { adjust, clamp, luminance, mix, ramp, type Rgb, rgb, toHsl } from '../../paint/colour.ts'
import type { Frame } from '../../stage/frame.ts'
import { INK, tracePanel, comicPanels, sidePanels } from '../comic-panels.ts'
import { contractComposition, shiftComposition } from '../dressing.ts'
import { halftone, traceStar } from '../finish.ts'
import { traceLettering, letteringWidth, exclamationOf } from '../lettering.ts'
import { findFreePosition, type Shot } from '../shot.ts'
import type { Style } from '../style.ts'

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

/** Fills the current path with a white border and a black outline. */
function sticker(g: Ctx, unit: number, fill: string): void {
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

function shout(g: Ctx, x: number, y: number, unit: number, word: string): void {
  g.save()
  g.translate(x, y)
  g.rotate(-0.12)
  g.beginPath()
  traceStar(g, 0, 0, 96 * unit, 66 * unit, 12)
  sticker(g, unit, '#ffe94a')
  const height = Math.min(34 * unit, (126 * unit) / letteringWidth(word))
  traceLettering(g, word, (-letteringWidth(word) * height) / 2, -height / 2, height)
  g.lineCap = 'round'
  g.lineWidth = height * 0.26
  g.strokeStyle = INK
  g.stroke()
  g.restore()
}

function bolt(g: Ctx, x: number, y: number, unit: number): void {
  g.beginPath()
  for (const [dx, dy] of [
    [10, -78],
    [-38, 12],
    [-6, 6],
    [-26, 80],
    [42, -22],
    [8, -14],
    [40, -78],
  ] as const)
    g.lineTo(x + dx * unit, y + dy * unit)
  g.closePath()
  sticker(g, unit, '#26e0c8')
}

/** Factor that fades halftone dots near faces: 0 on a face, 1 away from all. */
const faceClearance = ({ faces }: Shot, { width, height }: Frame, x: number, y: number): number =>
  faces.some((face) => Math.hypot(face.x - x * width, face.y - y * height) < face.r * 1.5) ? 0 : 1

function stickers(g: Ctx, frame: Frame, shot: Shot): void {
  const { unit, tall, width } = frame
  const besidePanels = 0.755 - (102 * unit) / width
  const right = findFreePosition(shot, frame, 90 * unit, [tall ? [0.82, 0.27] : [besidePanels, 0.15], tall ? [0.18, 0.28] : [0.12, 0.15]])
  if (right) shout(g, right.x, right.y, unit, exclamationOf(shot.scene))
  const left = findFreePosition(shot, frame, 70 * unit, [tall ? [0.13, 0.27] : [0.07, 0.16], tall ? [0.88, 0.42] : [0.6, 0.15]])
  if (left && (!right || Math.abs(left.x - right.x) > 200 * unit)) bolt(g, left.x, left.y, unit)
}

/** Everything between the panels is black. */
function gutters(g: Ctx, frame: Frame): void {
  g.save()
  g.beginPath()
  g.rect(0, 0, frame.width, frame.height)
  comicPanels(frame)[0]
    .toReversed()
    .forEach(([x, y], i) => {
      if (i === 0) g.moveTo(x * frame.width, y * frame.height)
      else g.lineTo(x * frame.width, y * frame.height)
    })
  g.closePath()
  g.fillStyle = INK
  g.fill('evenodd')
  g.restore()
}

/** Colour ramps from dark to light: lilac for greys, pink for warm colours, aqua for others. */
const LILACS = ['#2a0a58', '#7a3fd8', '#c48cff', '#ffd0f2', '#ffffff'] as const
const PINKS = ['#5a0a4a', '#d81f88', '#ff6fb8', '#ffb8de', '#fff4c8'] as const
const AQUAS = ['#0a2a6a', '#1f7fd8', '#2fd0e0', '#8af4ea', '#f2ffff'] as const

function candyColour(colour: Rgb): Rgb {
  const [hue, saturation] = toHsl(colour)
  const light = clamp(luminance(colour) * 1.12 + 0.04)
  const sweet = hue > 70 && hue < 245 ? AQUAS : PINKS
  const own = adjust(colour, { saturation: 1.45, lightness: 1.06 })
  const vivid = clamp(saturation * 2.4)
  const soft = mix(ramp(LILACS, light), ramp(sweet, light), vivid)
  return mix(soft, own, saturation > 0.62 ? 0.5 : 0.12)
}

/** A comic page: slanted panels, printed dots, stickers, candy colours and thick black ink. */
export const bubblegumpunk: Style = {
  value: 'bubblegumpunk',
  covered: (tall) => (tall ? [0.03, 0.2, 0.03, 0.02] : [0.02, 0.03, 0.265, 0.03]),
  resolveTime: () => 'day',
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
    recolour: (colour, _depth, role) => (typeof role === 'string' && TABLE[role] ? rgb(TABLE[role]) : candyColour(colour)),
    figure: (colour) => adjust(colour, { saturation: 1.45, lightness: 1.06 }),
  }),
  // The side panels cover the right edge.
  compose: (composition, place) =>
    place.frame.tall ? contractComposition(composition, place, 0.84) : shiftComposition(composition, place, -0.05),
  overlay: (g, frame, _variant, shot) => {
    const { unit } = frame
    g.save()
    tracePanel(g, frame, comicPanels(frame)[0])
    g.clip()
    g.globalAlpha = 0.28
    halftone(g, frame, '#ff2f8e', 13, (x, y) => Math.max(0, 0.75 - y * 1.5 - Math.abs(x - 0.3) * 0.3) * faceClearance(shot, frame, x, y))
    g.restore()
    gutters(g, frame)
    tracePanel(g, frame, comicPanels(frame)[0])
    g.lineWidth = 8 * unit
    g.lineJoin = 'miter'
    g.strokeStyle = INK
    g.stroke()
    stickers(g, frame, shot)
  },
  animatedOverlay: sidePanels,
  figureScale: 1.06,
  particles: 'confetti',
}
