import { type Canvas, type Ctx, linear, newCanvas } from '../../paint/canvas.ts'
import { adjust } from '../../paint/colour.ts'
import { withOutline } from '../../props/sprite.ts'
import type { SceneActor } from '../../scene/scene.ts'
import type { Frame } from '../../stage/frame.ts'
import { actorPortrait } from '../close-up.ts'
import { drawBubbles, fillChrome, chromeWord, openWindow, drawPlayer, drawCursor, type Rect, drawWallpaper } from '../desktop.ts'
import { sparkle, traceStar } from '../finish.ts'
import { letterableWords, letteringWidth, titleOf, wordsOfScene } from '../lettering.ts'
import { findFreePosition, type Shot } from '../shot.ts'
import type { Style } from '../style.ts'

/** Windows of the desktop: the scene, a friend, a song. */
const windowsOf = ({ width, height, tall }: Frame): { scene: Rect; friend: Rect; song: Rect } =>
  tall
    ? {
        scene: [width * 0.06, height * 0.195, width * 0.88, height * 0.55],
        friend: [width * 0.05, height * 0.04, width * 0.34, height * 0.135],
        song: [width * 0.58, height * 0.06, width * 0.37, height * 0.1],
      }
    : {
        scene: [width * 0.205, height * 0.045, width * 0.765, height * 0.735],
        friend: [width * 0.025, height * 0.4, width * 0.205, height * 0.3],
        song: [width * 0.025, height * 0.16, width * 0.165, height * 0.15],
      }

const friendActor = ({ scene }: Shot): SceneActor | undefined => scene.who.find((actor) => actor.kind === 'animal') ?? scene.who[0]

/** Content of the small window: an actor, or else a prop, or else scenery. */
function friendImage(shot: Shot, [, , w, h]: Rect): Canvas {
  const [canvas, g] = newCanvas(w, h)
  g.fillStyle = linear(g, 0, 0, w, h, ['#fff0a8', '#ffb0e0', '#a8c8ff'])
  g.fillRect(0, 0, w, h)
  const actor = friendActor(shot)
  const image = actor ? actorPortrait(actor, shot, h * 0.9) : shot.props[0]?.sprite.canvas
  if (!image) {
    const scenery = shot.scenery()
    g.drawImage(scenery, -w * 0.6, -h * 0.3, w * 2, (w * 2 * scenery.height) / scenery.width)
    return canvas
  }
  const k = Math.min((w * 0.9) / image.width, (h * 0.84) / image.height)
  const [padded, q] = newCanvas(image.width * k + 16, image.height * k + 16)
  q.drawImage(image, 8, 8, image.width * k, image.height * k)
  g.drawImage(withOutline(padded, '#ffffff', 5), (w - padded.width) / 2, h - padded.height * (actor?.kind === 'person' ? 0.96 : 1.08))
  return canvas
}

function blobs(g: Ctx, { width, height, unit }: Frame): void {
  for (const [x, y, rx, ry] of [
    [0.07, 0.13, 120, 64],
    [0.95, 0.93, 170, 80],
    [0.45, 0.99, 210, 46],
    [0.015, 0.4, 46, 46],
    [0.99, 0.03, 90, 40],
  ] as const) {
    g.beginPath()
    g.ellipse(x * width, y * height, rx * unit, ry * unit, -0.2, 0, Math.PI * 2)
    fillChrome(g, y * height - ry * unit, ry * 2 * unit, unit)
  }
}

function heart(g: Ctx, x: number, y: number, s: number): void {
  g.beginPath()
  g.moveTo(x, y + s)
  g.bezierCurveTo(x - s * 1.6, y - s * 0.1, x - s * 0.8, y - s * 1.1, x, y - s * 0.35)
  g.bezierCurveTo(x + s * 0.8, y - s * 1.1, x + s * 1.6, y - s * 0.1, x, y + s)
  g.closePath()
}

function glossy(g: Ctx, unit: number, y: number, r: number, colours: readonly string[]): void {
  g.lineJoin = 'round'
  g.lineWidth = 11 * unit
  g.strokeStyle = '#ffffff'
  g.stroke()
  g.fillStyle = linear(g, 0, y - r, 0, y + r, colours)
  g.fill()
}

function stickers(g: Ctx, frame: Frame, shot: Shot): void {
  const { unit, tall } = frame
  const at = (places: readonly (readonly [number, number])[]) => findFreePosition(shot, frame, 46 * unit, places)
  const first = at(tall ? [[0.49, 0.11]] : [[0.05, 0.34]])
  if (first) {
    heart(g, first.x, first.y, 34 * unit)
    glossy(g, unit, first.y, 34 * unit, ['#ffd0ee', '#ff4fb0', '#c8208a'])
  }
  const second = at(tall ? [[0.9, 0.68]] : [[0.955, 0.66]])
  if (!second) return
  traceStar(g, second.x, second.y, 40 * unit, 20 * unit, 5, 0.2)
  glossy(g, unit, second.y, 40 * unit, ['#fffbd0', '#ffe04a', '#ffa03a'])
}

/** Chrome title at a free position; omitted without one. */
function title(g: Ctx, { width, height, unit, tall }: Frame, { scene, faces, props }: Shot): void {
  const word = titleOf(scene)
  const places = tall
    ? ([
        [0.9, 0.25, 34],
        [0.12 + (letteringWidth(word) * 34 * unit) / width, 0.25, 34],
      ] as const)
    : ([
        [0.945, 0.13, 34],
        [0.235 + (letteringWidth(word) * 34 * unit) / width, 0.13, 34],
      ] as const)
  const occupied = [...faces.map((face) => ({ x: face.x, r: face.r * 1.5 })), ...props.map(({ x, size }) => ({ x, r: size * 0.5 }))]
  const free = places.find(([right, , size]) => {
    const wordWidth = letteringWidth(word) * size * unit
    return occupied.every((area) => area.x + area.r < right * width - wordWidth || area.x - area.r > right * width)
  })
  if (!free) return
  const [right, top, size] = free
  chromeWord(g, word, width * right - letteringWidth(word) * size * unit, height * top, size * unit)
}

/** A pastel desktop: the scene in a window, a friend and a song in others; figures cut out over their edges, chrome and bubbles. */
export const y2kcollage: Style = {
  value: 'y2kcollage',
  proportions: 'natural',
  covered: (tall) => (tall ? [0.02, 0.2, 0.02, 0.02] : [0.02, 0.07, 0.02, 0.02]),
  resolveTime: (time) => (time === 'night' ? 'dusk' : time),
  look: () => ({
    paint: 'soft',
    volume: 0.9,
    shadow: [80, 90, 220],
    eyes: 'round',
    stars: false,
    haze: '#cfe4ff',
    detail: 0.5,
    sky: {
      dawn: ['#7ab0ff', '#c0c8ff', '#ffd0ec', '#fff0d0'],
      day: ['#3fa8ff', '#8fd0ff', '#d8f0ff', '#ffffff'],
      dusk: ['#6a6cff', '#b88cff', '#ffa8e0', '#ffe0c8'],
      night: ['#6a6cff', '#b88cff', '#ffa8e0', '#ffe0c8'],
    },
    sun: '#ffffff',
    recolour: (colour) => adjust(colour, { saturation: 1.3, lightness: 1.08 }),
  }),
  mat: (g, frame, shot) => {
    const { unit } = frame
    const { scene, friend, song } = windowsOf(frame)
    const [word = 'PICTURE'] = wordsOfScene(shot.scene).toReversed()
    const [called = 'HELLO'] = letterableWords([friendActor(shot)?.name ?? shot.scene.props[0]?.word ?? ''])
    drawWallpaper(g, frame)
    blobs(g, frame)
    drawBubbles(g, frame)
    openWindow(g, scene, `${word}.JPG`, unit)
    openWindow(g, song, 'PLAY', unit)
    openWindow(g, friend, called, unit, friendImage(shot, friend))
    title(g, frame, shot)
  },
  overlay: (g, frame, _variant, shot) => {
    const { width, height, unit } = frame
    stickers(g, frame, shot)
    for (const [x, y, r] of [
      [0.17, 0.09, 38],
      [0.975, 0.47, 30],
      [0.035, 0.27, 26],
      [0.72, 0.035, 22],
    ] as const) {
      sparkle(g, x * width, y * height, r * unit)
      fillChrome(g, y * height - r * unit, r * 2 * unit, unit)
    }
  },
  animatedOverlay: (frame) => {
    const { friend, song } = windowsOf(frame)
    const { unit } = frame
    const playing = drawPlayer(song, unit)
    return (g, seconds) => {
      playing(g, seconds)
      const [dx, dy] = [Math.sin(seconds * 0.9) * 9 * unit, Math.sin(seconds * 1.3) * 7 * unit]
      drawCursor(g, friend[0] + friend[2] * 0.9 + dx, friend[1] + friend[3] * 0.86 + dy, unit)
    }
  },
  cutout: { colour: '#ffffff', width: 9 },
  figureScale: 1.14,
  particles: 'sparkles',
}
