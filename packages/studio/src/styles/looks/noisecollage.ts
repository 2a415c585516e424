import { type Canvas, type Ctx, editPixels, newCanvas } from '../../paint/canvas.ts'
import { clamp, luminance } from '../../paint/colour.ts'
import { seeded } from '../../paint/random.ts'
import type { Frame } from '../../stage/frame.ts'
import { trimTransparent } from '../close-up.ts'
import { filmGrain, traceStar } from '../finish.ts'
import { traceLettering, letteringWidth, wordsOfScene } from '../lettering.ts'
import type { Shot } from '../shot.ts'
import type { Style } from '../style.ts'
import { drawCutLetters, drawNewsprint, drawPastedPrint, type Rect, drawScribbleRing, drawTape, drawTornHole } from '../torn-paper.ts'

const RED = '#e2231a'

/** Photocopy texture: high contrast, coarse noise, halftone dots on far layers. */
function photocopy(canvas: Canvas, nearness: number, unit: number): Canvas {
  const dots = nearness < 0.7
  const turn = Math.PI / (4.6 * unit)
  let state = 9
  editPixels(canvas, (data, width) => {
    for (let i = 0, x = 0, y = 0; i < data.length; i += 4) {
      if (data[i + 3] !== 0) {
        state = (Math.imul(state, 1664525) + 1013904223) | 0
        const noise = ((state >>> 16) & 255) - 128
        const raster = dots ? (Math.sin((x + y * 0.5) * turn) + Math.sin((y - x * 0.5) * turn)) * 58 : 0
        const value = clamp((data[i]! - 128 + raster) * (dots ? 2 : 1.6) + (dots ? 120 : 138) + noise * (dots ? 0.3 : 0.62), 22, 246)
        data[i] = value
        data[i + 1] = value - 2
        data[i + 2] = value - 10
      }
      if (++x === width) {
        x = 0
        y++
      }
    }
  })
  return canvas
}

/** Whether the pasted print is on the right, where there are fewer figures and props. */
function isMirroredLayout({ faces, props, scene }: Shot, { width, tall }: Frame): boolean {
  if (tall) return false
  const occupied = [...faces.map((face) => ({ x: face.x, r: face.r * 1.4 })), ...props.map(({ x, size }) => ({ x, r: size * 0.5 }))]
  const left = occupied.filter(({ x, r }) => x - r < width * 0.25).length
  const right = occupied.filter(({ x, r }) => x + r > width * 0.75).length
  if (left !== right) return right < left
  return (faces[0]?.x ?? 0) < width * 0.24 || scene.shotSeed % 2 === 1
}

const mirrorRect = ([x, y, w, h]: Rect, { width }: Frame, turn: boolean): Rect => (turn ? [width - x - w, y, w, h] : [x, y, w, h])

const holesOf = (frame: Frame, turn: boolean): readonly Rect[] => {
  const { width, height, tall } = frame
  return tall
    ? [
        [width * 0.06, height * 0.19, width * 0.88, height * 0.5],
        [width * 0.035, height * 0.64, width * 0.93, height * 0.335],
      ]
    : [
        mirrorRect([width * 0.275, height * 0.115, width * 0.69, height * 0.6], frame, turn),
        [width * 0.02, height * 0.63, width * 0.96, height * 0.34],
      ]
}

/** Position of the pasted print: beside the scene, or above it in tall frames. */
const printOf = (frame: Frame, turn: boolean): Rect => {
  const { width, height, tall } = frame
  return tall
    ? [width * 0.62, height * 0.05, width * 0.3, height * 0.15]
    : mirrorRect([width * 0.035, height * 0.22, width * 0.2, height * 0.27], frame, turn)
}

/** The shot's first prop on paper, or a section of the scenery. */
function detailOf(shot: Shot): Canvas {
  const [canvas, g] = newCanvas(320, 240)
  const scenery = shot.scenery()
  const k = Math.max(320 / scenery.width, 240 / scenery.height) * 1.5
  g.drawImage(scenery, 160 - scenery.width * k * 0.68, 120 - scenery.height * k * 0.42, scenery.width * k, scenery.height * k)
  const prop = shot.props[0]
  if (!prop) return canvas
  g.fillStyle = 'rgba(246,241,228,.82)'
  g.fillRect(0, 0, 320, 240)
  const image = trimTransparent(prop.sprite.canvas)
  const size = Math.min(200 / image.width, 168 / image.height)
  g.drawImage(image, 160 - (image.width * size) / 2, 120 - (image.height * size) / 2, image.width * size, image.height * size)
  return canvas
}

function papers(g: Ctx, frame: Frame, shot: Shot): void {
  const { width, height, unit, tall } = frame
  const turn = isMirroredLayout(shot, frame)
  const across = (part: number): number => width * (turn ? 1 - part : part)
  drawNewsprint(g, frame)
  redShape(g, across(tall ? 0.36 : 0.66), height * 0.2, Math.min(width, height) * 0.3, shot.scene.shotSeed)
  holesOf(frame, turn).forEach((hole, i) => drawTornHole(g, hole, unit, i + 4 + (shot.scene.shotSeed % 7)))
  const print = printOf(frame, turn)
  drawPastedPrint(g, detailOf(shot), print, turn ? 0.05 : -0.06, unit, 31)
  drawTape(g, print[0] + 6 * unit, print[1] + 8 * unit, -0.7, unit)
  drawTape(g, across(tall ? 0.93 : 0.955), height * (tall ? 0.2 : 0.13), turn ? -0.7 : 0.7, unit)
  drawTape(g, across(0.03), height * (tall ? 0.65 : 0.64), turn ? 0.75 : -0.75, unit)
  g.save()
  if (turn) g.transform(-1, 0, 0, 1, width, 0)
  marks(g, frame)
  g.restore()
  wordsOn(g, frame, shot, turn)
}

/** A red shape by seed: disc, rays, or striped disc. */
function redShape(g: Ctx, x: number, y: number, r: number, seed: number): void {
  g.fillStyle = RED
  g.beginPath()
  if (seed % 3 === 1) traceStar(g, x, y, r * 1.12, r * 0.72, 15)
  else g.arc(x, y, r, 0, Math.PI * 2)
  g.fill()
  if (seed % 3 !== 2) return
  g.fillStyle = '#efe7d2'
  for (let i = 0; i < 5; i++) g.fillRect(x - r, y - r * (0.86 - i * 0.17), r * 2, r * 0.05)
}

/** Place in cut letters, a prop's word in marker. */
function wordsOn(g: Ctx, { width, height, unit, tall }: Frame, shot: Shot, turn: boolean): void {
  const words = wordsOfScene(shot.scene)
  const place = words.at(-1) ?? 'HERE'
  const size = Math.min(46 * unit, (width * (tall ? 0.5 : 0.24)) / (place.length * 1.06))
  const left = turn ? width * 0.965 - size * 1.06 * place.length : width * 0.035
  drawCutLetters(g, place, left, height * (tall ? 0.045 : 0.08), size, shot.scene.seed + 2)
  const word = words.length > 1 ? words[0]! : 'LOOK'
  const tallness = Math.min(25 * unit, (width * (tall ? 0.5 : 0.19)) / letteringWidth(word))
  const side = turn ? width * 0.955 - letteringWidth(word) * tallness : width * 0.045
  const [x, y] = tall ? [width * 0.06, height * 0.125] : [side, height * 0.545]
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = '#ffd400'
  g.fillRect(x - 12 * unit, y - 9 * unit, letteringWidth(word) * tallness + 26 * unit, tallness + 18 * unit)
  g.restore()
  const random = seeded(3)
  traceLettering(g, word, x, y, tallness, () => (random() - 0.5) * 0.1)
  g.strokeStyle = '#141014'
  g.lineJoin = g.lineCap = 'round'
  g.lineWidth = 6 * unit
  g.stroke()
}

/** Marker zigzag and a paper triangle in a free corner. */
function marks(g: Ctx, { width, height, unit, tall }: Frame): void {
  g.fillStyle = 'rgba(20,80,220,.86)'
  g.beginPath()
  g.moveTo(width * 0.945, height * (tall ? 0.205 : 0.02))
  g.lineTo(width * 0.985, height * (tall ? 0.26 : 0.15))
  g.lineTo(width * (tall ? 0.84 : 0.9), height * (tall ? 0.26 : 0.15))
  g.fill()
  g.strokeStyle = RED
  g.lineWidth = 7 * unit
  g.lineJoin = g.lineCap = 'round'
  g.beginPath()
  for (let i = 0; i < 9; i++) g.lineTo(width * (tall ? 0.7 : 0.8) + i * 21 * unit, height * (tall ? 0.215 : 0.055) + (i % 2) * 26 * unit)
  g.stroke()
}

/** Torn photocopies on newsprint, one red shape, tape, cut letters and marker; figures cut out with scissors. */
export const noisecollage: Style = {
  value: 'noisecollage',
  proportions: 'natural',
  look: () => ({
    paint: 'soft',
    volume: 0.75,
    shadow: [10, 8, 14],
    eyes: 'round',
    stars: false,
    haze: '#cfcac0',
    detail: 0.8,
    sky: ['#7a7a7a', '#b4b4b4', '#dcdcdc', '#f6f6f6'],
    cloudLit: '#ffffff',
    cloudDark: '#8a8a8a',
    sun: '#f6f2e6',
    lamp: '#f6f2e6',
    recolour: (colour, depth) => {
      const value = clamp((luminance(colour) * 255 - 118) * 1.3 + (depth > 0 ? 138 : 150), depth > 0 ? 40 : 26, 250)
      return [value, value - 2, value - 8]
    },
  }),
  texture: photocopy,
  covered: (tall) => (tall ? [0.02, 0.19, 0.02, 0.02] : [0.02, 0.03, 0.02, 0.02]),
  mat: papers,
  overlay: (g, frame, variant) => filmGrain(g, frame, 0.15, variant),
  animatedOverlay: (frame, shot) => {
    const print = printOf(frame, isMirroredLayout(shot, frame))
    return (g, seconds) => drawScribbleRing(g, print, frame.unit, Math.floor(seconds * 5) % 3)
  },
  cutout: { colour: '#f6f0e0', width: 8 },
  figureScale: 1.2,
}
