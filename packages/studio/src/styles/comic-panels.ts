import { type Canvas, type Ctx, newCanvas } from '../paint/canvas.ts'
import { withOutline } from '../props/sprite.ts'
import type { Mood, SceneActor } from '../scene/scene.ts'
import type { Frame } from '../stage/frame.ts'
import { actorPortrait, trimTransparent } from './close-up.ts'
import { halftone, traceStar } from './finish.ts'
import type { Shot } from './shot.ts'

/** Outline colour. */
export const INK = '#120016'

type Corner = readonly [number, number]
export type Panel = readonly Corner[]
type Bounds = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** Corners of one large and two small panels as parts of the frame; captions cover the large one only. */
export const comicPanels = ({ tall }: Frame): readonly [Panel, Panel, Panel] =>
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

export function tracePanel(g: Ctx, { width, height }: Frame, corners: Panel): void {
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

/** An image in a panel: bottom centre, width and height in frame pixels. */
type PlacedImage = { readonly canvas: Canvas; readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** Animated side panels: the lead actor before rotating rays, and a prop. */
export function sidePanels(frame: Frame, shot: Shot): (g: Ctx, seconds: number) => void {
  const [, face, detail] = comicPanels(frame)
  const [lead, prop] = [leadImage(boundsOf(frame, face), shot), detailImage(frame, boundsOf(frame, detail), shot)]
  const [dots, dotsContext] = newCanvas(frame.width, frame.height)
  withPanelClip(dotsContext, frame, detail, ({ x, y, w, h }) => {
    dotsContext.fillStyle = '#26e0c8'
    dotsContext.fillRect(x, y, w, h)
    halftone(dotsContext, frame, '#0a8f86', 18, (_, part) => part * 0.85)
  })
  const [upper, lower] = [boundsOf(frame, face), boundsOf(frame, detail)]
  const draw = (g: Ctx, seconds: number): void => {
    withPanelClip(g, frame, face, (bounds) => {
      rays(g, bounds, seconds * 0.1)
      drawPlaced(g, lead, 0.025 * Math.sin(seconds * 1.9), 1 + 0.008 * Math.sin(seconds * 3.1))
    })
    withPanelClip(g, frame, detail, ({ x, y, w, h }) => {
      g.drawImage(dots, x, y, w, h, x, y, w, h)
      drawPlaced(g, prop, 0.05 * Math.sin(seconds * 1.5), 1)
    })
    for (const panel of [face, detail]) {
      tracePanel(g, frame, panel)
      g.lineWidth = 8 * frame.unit
      g.lineJoin = 'miter'
      g.strokeStyle = INK
      g.stroke()
    }
  }
  return redrawOnTwos(draw, enclosingBounds(frame, upper, lower))
}

/** Bounding box of two rectangles with their outlines, in whole pixels. */
function enclosingBounds({ unit }: Frame, a: Bounds, b: Bounds): Bounds {
  const edge = 12 * unit
  const [x, y] = [Math.floor(Math.min(a.x, b.x) - edge), Math.floor(Math.min(a.y, b.y) - edge)]
  return { x, y, w: Math.ceil(Math.max(a.x + a.w, b.x + b.w) + edge - x), h: Math.ceil(Math.max(a.y + a.h, b.y + b.h) + edge - y) }
}

/** Caches a drawing at 15 frames per second, the rate of the figures. */
function redrawOnTwos(draw: (g: Ctx, seconds: number) => void, { x, y, w, h }: Bounds): (g: Ctx, seconds: number) => void {
  const [buffer, q] = newCanvas(w, h)
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
    g.drawImage(buffer, x, y)
  }
}

function drawPlaced(g: Ctx, { canvas, x, y, w, h }: PlacedImage, turn: number, stretch: number): void {
  g.save()
  g.translate(x, y)
  g.rotate(turn)
  g.scale(1, stretch)
  g.drawImage(canvas, -w / 2, -h, w, h)
  g.restore()
}

function withPanelClip(g: Ctx, frame: Frame, panel: Panel, draw: (bounds: Bounds) => void): void {
  g.save()
  tracePanel(g, frame, panel)
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

/** Of its panel, of a prop alone; light around it does not count. */
const PROP_SHARE = 0.62

/** The lead actor's portrait; without actors the first prop, or else scenery. */
function leadImage(bounds: Bounds, shot: Shot): PlacedImage {
  const actor = leadActor(shot)
  if (actor?.kind !== 'person') {
    const sprite = shot.props[0]?.sprite
    if (actor) return fitInto(actorPortrait(actor, shot, bounds.h), bounds, 0.92)
    return sprite
      ? fitInto(sprite.canvas, bounds, (PROP_SHARE * sprite.canvas.width) / sprite.pixels)
      : fitInto(scenerySquare(shot, 0.5), bounds, 1.7)
  }
  const canvas = actorPortrait(actor, shot, bounds.h * 1.05)
  const k = Math.min(bounds.h / canvas.height, (bounds.w * 1.1) / canvas.width)
  const [w, h] = [canvas.width * k, canvas.height * k]
  return { canvas, x: bounds.x + bounds.w * 0.53, y: bounds.y + Math.max(bounds.h * 0.07 + h, bounds.h * 0.98), w, h }
}

/** A prop of the shot, or a second actor, or a sticker of the mood. */
function detailImage({ unit }: Frame, bounds: Bounds, shot: Shot): PlacedImage {
  const prop = shot.props[shot.scene.who.length > 0 ? 0 : 1]
  const others = shot.scene.who.filter((actor) => actor !== leadActor(shot))
  const second = others.find((actor) => actor.kind === 'animal') ?? others[0]
  const image =
    (prop && trimTransparent(prop.sprite.canvas)) ??
    (second ? actorPortrait(second, shot, bounds.h * 0.8) : moodSticker(shot.scene.mood, bounds.h))
  return fitInto(withBorder(image, unit), bounds, 0.74)
}

const leadActor = ({ scene }: Shot): SceneActor | undefined => scene.who.find((actor) => actor.kind === 'person') ?? scene.who[0]

/** Sticker by mood: flower, heart or star. */
function moodSticker(mood: Mood, size: number): Canvas {
  const [canvas, g] = newCanvas(size, size)
  const r = size * 0.36
  g.translate(size / 2, size / 2)
  g.beginPath()
  if (mood === 'calm')
    for (let k = 0; k < 6; k++) g.ellipse(Math.cos(k * 1.047) * r * 0.58, Math.sin(k * 1.047) * r * 0.58, r * 0.44, r * 0.44, 0, 0, 7)
  else if (mood === 'happy' || mood === 'sad') heart(g, r)
  else traceStar(g, 0, 0, r * 1.1, r * 0.5, 5, 0.15)
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

function withBorder(image: Canvas, unit: number): Canvas {
  const margin = 10 * unit
  const [padded, g] = newCanvas(image.width + margin * 2, image.height + margin * 2)
  g.drawImage(image, margin, margin)
  return withOutline(padded, '#ffffff', 7 * unit)
}

/** A square section of the scenery; `at`: vertical centre as a part of the frame's height. */
function scenerySquare(shot: Shot, at: number): Canvas {
  const scenery = shot.scenery()
  const side = Math.min(scenery.width, scenery.height) * 0.72
  const [cropped, g] = newCanvas(side, side)
  g.drawImage(scenery, -scenery.width * 0.62 + side / 2, -scenery.height * at + side / 2)
  return cropped
}

/** Scales an image to `share` of the panel and centres it. */
function fitInto(canvas: Canvas, { x, y, w, h }: Bounds, share: number): PlacedImage {
  const k = Math.min((w * share) / canvas.width, (h * share) / canvas.height)
  return { canvas, x: x + w * 0.52, y: y + h / 2 + (canvas.height * k) / 2, w: canvas.width * k, h: canvas.height * k }
}
