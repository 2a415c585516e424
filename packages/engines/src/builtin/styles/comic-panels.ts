import { type Canvas, type Ctx, newCanvas } from '../paint/canvas.ts'
import { withOutline } from '../props/sprite.ts'
import type { Mood, SceneActor } from '../scene/scene.ts'
import type { Frame } from '../stage/frame.ts'
import { closeUp, trimmed } from './close-up.ts'
import { halftone, star } from './finish.ts'
import type { Shot } from './shot.ts'

/** Line of everything on a comic page. */
export const INK = '#120016'

type Corner = readonly [number, number]
export type Panel = readonly Corner[]
type Bounds = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** One large panel for the scene and two small ones, above it in tall frames, else beside it; captions lie over the large one alone. Parts of the frame. */
export const panelsOf = ({ tall }: Frame): readonly [Panel, Panel, Panel] =>
  tall
    ? [
        [
          [0.025, 0.205],
          [0.975, 0.17],
          [0.975, 0.985],
          [0.025, 0.985],
        ],
        [
          [0.025, 0.015],
          [0.53, 0.015],
          [0.492, 0.172],
          [0.025, 0.19],
        ],
        [
          [0.562, 0.015],
          [0.975, 0.015],
          [0.975, 0.155],
          [0.526, 0.171],
        ],
      ]
    : [
        [
          [0.014, 0.024],
          [0.77, 0.024],
          [0.724, 0.7],
          [0.986, 0.738],
          [0.986, 0.976],
          [0.014, 0.976],
        ],
        [
          [0.787, 0.024],
          [0.986, 0.024],
          [0.986, 0.38],
          [0.763, 0.35],
        ],
        [
          [0.761, 0.384],
          [0.986, 0.414],
          [0.986, 0.704],
          [0.741, 0.668],
        ],
      ]

export function outlinePanel(g: Ctx, { width, height }: Frame, corners: Panel): void {
  g.beginPath()
  for (const [x, y] of corners) g.lineTo(x * width, y * height)
  g.closePath()
}

function boundsOf({ width, height }: Frame, corners: Panel): Bounds {
  const xs = corners.map(([x]) => x * width)
  const ys = corners.map(([, y]) => y * height)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** A picture in its panel: the middle of its foot, width and height. */
type Placed = { readonly canvas: Canvas; readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** Who and what the shot is about, beside it: rays turn behind a face that nods, the thing rocks. */
export function sidePanels(frame: Frame, shot: Shot): (g: Ctx, seconds: number) => void {
  const [, face, detail] = panelsOf(frame)
  const [lead, thing] = [who(boundsOf(frame, face), shot), what(frame, boundsOf(frame, detail), shot)]
  const [dots, q] = newCanvas(frame.width, frame.height)
  within(q, frame, detail, ({ x, y, w, h }) => {
    q.fillStyle = '#26e0c8'
    q.fillRect(x, y, w, h)
    halftone(q, frame, '#0a8f86', 18, (_, part) => part * 0.85)
  })
  const [upper, lower] = [boundsOf(frame, face), boundsOf(frame, detail)]
  const draw = (g: Ctx, seconds: number): void => {
    within(g, frame, face, (bounds) => {
      rays(g, bounds, seconds * 0.1)
      show(g, lead, 0.025 * Math.sin(seconds * 1.9), 1 + 0.008 * Math.sin(seconds * 3.1))
    })
    within(g, frame, detail, ({ x, y, w, h }) => {
      g.drawImage(dots, x, y, w, h, x, y, w, h)
      show(g, thing, 0.05 * Math.sin(seconds * 1.5), 1)
    })
    for (const panel of [face, detail]) {
      outlinePanel(g, frame, panel)
      g.lineWidth = 8 * frame.unit
      g.lineJoin = 'miter'
      g.strokeStyle = INK
      g.stroke()
    }
  }
  return onTwos(draw, around(frame, upper, lower))
}

/** The rectangle around two others and their lines, in whole pixels. */
function around({ unit }: Frame, a: Bounds, b: Bounds): Bounds {
  const edge = 12 * unit
  const [x, y] = [Math.floor(Math.min(a.x, b.x) - edge), Math.floor(Math.min(a.y, b.y) - edge)]
  return { x, y, w: Math.ceil(Math.max(a.x + a.w, b.x + b.w) + edge - x), h: Math.ceil(Math.max(a.y + a.h, b.y + b.h) + edge - y) }
}

/** Draws anew fifteen times a second, as figures are, and shows the same in between. */
function onTwos(draw: (g: Ctx, seconds: number) => void, { x, y, w, h }: Bounds): (g: Ctx, seconds: number) => void {
  const [sheet, q] = newCanvas(w, h)
  q.imageSmoothingQuality = 'low'
  q.translate(-x, -y)
  let drawn = -1
  return (g, seconds) => {
    const step = Math.floor(seconds * 15 + 0.01)
    if (step !== drawn) {
      q.clearRect(x, y, w, h)
      draw(q, step / 15)
      drawn = step
    }
    g.drawImage(sheet, x, y)
  }
}

function show(g: Ctx, { canvas, x, y, w, h }: Placed, turn: number, stretch: number): void {
  g.save()
  g.translate(x, y)
  g.rotate(turn)
  g.scale(1, stretch)
  g.drawImage(canvas, -w / 2, -h, w, h)
  g.restore()
}

function within(g: Ctx, frame: Frame, panel: Panel, draw: (bounds: Bounds) => void): void {
  g.save()
  outlinePanel(g, frame, panel)
  g.clip()
  draw(boundsOf(frame, panel))
  g.restore()
}

function rays(g: Ctx, { x, y, w, h }: Bounds, turn: number): void {
  g.fillStyle = '#ffe94a'
  g.fillRect(x, y, w, h)
  g.fillStyle = '#ff9ad8'
  const reach = w + h
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2 + turn
    g.beginPath()
    g.moveTo(x + w / 2, y + h / 2)
    g.lineTo(x + w / 2 + Math.cos(a) * reach, y + h / 2 + Math.sin(a) * reach)
    g.lineTo(x + w / 2 + Math.cos(a + 0.143) * reach, y + h / 2 + Math.sin(a + 0.143) * reach)
    g.fill()
  }
}

/** The first person's face fills its panel; without people the scene's first thing does. */
function who(bounds: Bounds, shot: Shot): Placed {
  const actor = leadOf(shot)
  if (actor?.kind !== 'person') {
    const thing = shot.things[0]?.sprite.canvas
    if (actor) return fit(closeUp(actor, shot, bounds.h), bounds, 0.92)
    return thing ? fit(thing, bounds, 0.72) : fit(cutOf(shot, 0.5), bounds, 1.7)
  }
  const canvas = closeUp(actor, shot, bounds.h * 1.05)
  const k = Math.min(bounds.h / canvas.height, (bounds.w * 1.1) / canvas.width)
  const [w, h] = [canvas.width * k, canvas.height * k]
  return { canvas, x: bounds.x + bounds.w * 0.53, y: bounds.y + Math.max(bounds.h * 0.07 + h, bounds.h * 0.98), w, h }
}

/** The thing of the shot, or the second figure, or a sticker that fits its mood. */
function what({ unit }: Frame, bounds: Bounds, shot: Shot): Placed {
  const thing = shot.things[shot.scene.who.length > 0 ? 0 : 1]
  const others = shot.scene.who.filter((one) => one !== leadOf(shot))
  const second = others.find((one) => one.kind === 'animal') ?? others[0]
  const picture =
    (thing && trimmed(thing.sprite.canvas)) ?? (second ? closeUp(second, shot, bounds.h * 0.8) : moodSticker(shot.scene.mood, bounds.h))
  return fit(bordered(picture, unit), bounds, 0.74)
}

const leadOf = ({ scene }: Shot): SceneActor | undefined => scene.who.find((one) => one.kind === 'person') ?? scene.who[0]

/** A heart for feelings, a star for wonders and deeds, a flower for quiet; in thick ink. */
function moodSticker(mood: Mood, size: number): Canvas {
  const [canvas, g] = newCanvas(size, size)
  const r = size * 0.36
  g.translate(size / 2, size / 2)
  g.beginPath()
  if (mood === 'calm')
    for (let k = 0; k < 6; k++) g.ellipse(Math.cos(k * 1.047) * r * 0.58, Math.sin(k * 1.047) * r * 0.58, r * 0.44, r * 0.44, 0, 0, 7)
  else if (mood === 'happy' || mood === 'sad') heart(g, r)
  else star(g, 0, 0, r * 1.1, r * 0.5, 5, 0.15)
  g.lineJoin = 'round'
  g.lineWidth = size * 0.05
  g.strokeStyle = INK
  g.stroke()
  g.fillStyle = mood === 'calm' ? '#ffffff' : mood === 'sad' ? '#3fd0ff' : mood === 'happy' ? '#ff2f8e' : '#ffe94a'
  g.fill()
  if (mood === 'calm') {
    g.beginPath()
    g.arc(0, 0, r * 0.36, 0, Math.PI * 2)
    g.fillStyle = '#ffe94a'
    g.stroke()
    g.fill()
  }
  return canvas
}

function heart(g: Ctx, r: number): void {
  g.moveTo(0, r)
  g.bezierCurveTo(-r * 1.7, -r * 0.1, -r * 0.8, -r * 1.15, 0, -r * 0.4)
  g.bezierCurveTo(r * 0.8, -r * 1.15, r * 1.7, -r * 0.1, 0, r)
  g.closePath()
}

function bordered(picture: Canvas, unit: number): Canvas {
  const margin = 10 * unit
  const [roomy, g] = newCanvas(picture.width + margin * 2, picture.height + margin * 2)
  g.drawImage(picture, margin, margin)
  return withOutline(roomy, '#ffffff', 7 * unit)
}

/** A square out of the scenery around the given height of the frame. */
function cutOf(shot: Shot, at: number): Canvas {
  const scenery = shot.scenery()
  const side = Math.min(scenery.width, scenery.height) * 0.72
  const [cut, g] = newCanvas(side, side)
  g.drawImage(scenery, -scenery.width * 0.62 + side / 2, -scenery.height * at + side / 2)
  return cut
}

/** In the middle; `part`: how much of the panel's shorter way it fills. */
function fit(canvas: Canvas, { x, y, w, h }: Bounds, part: number): Placed {
  const k = Math.min((w * part) / canvas.width, (h * part) / canvas.height)
  return { canvas, x: x + w * 0.52, y: y + h / 2 + (canvas.height * k) / 2, w: canvas.width * k, h: canvas.height * k }
}
