import type { JSONObject } from '@ai-sdk/provider'
import { type Canvas, type Ctx, newCanvas, radial, stop } from '../paint/canvas.ts'
import { grainTile } from '../paint/texture.ts'
import { bedroom } from './bedroom.ts'
import { CLOSEUPS, type CloseupAngle, type CloseupName, type CloseupSetup, type View } from './closeup.ts'
import { cutting } from './cutting.ts'
import { keyboard } from './keyboard.ts'
import { magicpens } from './magicpens.ts'
import { materialOf } from './material.ts'
import { petridish } from './petridish.ts'
import { slime } from './slime.ts'
import { smear } from './smear.ts'
import { upstairs } from './upstairs.ts'

/** Parameters of a close-up. JSON, stored with the image so that it can be animated. */
export type CloseupShot = {
  readonly closeup: CloseupName
  readonly material: string
  readonly seed: number
  readonly angle: CloseupAngle
  /** Index of the shot in its film. Default 0. */
  readonly shot?: number
}

const SETUPS: Record<CloseupName, CloseupSetup> = { cutting, slime, keyboard, smear, petridish, magicpens, bedroom, upstairs }
const ZOOMS = [1, 1.45, 1.2] as const
/** Seconds between the actions of a tool without a sound. */
const DEFAULT_RHYTHM_SECONDS = 1.25
const DEFAULT_EVENTS: readonly number[] = Array.from({ length: 40 }, (_, i) => 0.3 + i * DEFAULT_RHYTHM_SECONDS)
/** How much nearer the camera comes in a second where a tool can rest for long: nothing else moves then. */
const PUSH = 0.012
/** Close-ups that compose each angle themselves. */
const COMPOSED: ReadonlySet<CloseupName> = new Set<CloseupName>(['cutting'])

export type CloseupRenderer = { readonly canvas: Canvas; readonly drawn: readonly string[]; render(seconds: number): void }

/** Renderer of a close-up; `render` draws a time in seconds. The image is time 0. `events`: see Subject. */
export function createCloseupRenderer(
  shot: CloseupShot,
  width: number,
  height: number,
  events: readonly number[] = DEFAULT_EVENTS,
): CloseupRenderer {
  const isComposed = COMPOSED.has(shot.closeup)
  const zoom = isComposed ? 1 : ZOOMS[shot.angle]
  const scale = (width >= height ? Math.min(width / 1180, height / 660) : width / 800) * zoom
  const view: View = { left: -width / 2 / scale, top: -height / 2 / scale, width: width / scale, height: height / scale }
  const applyView = (g: Ctx): void => {
    g.translate(width / 2, height / 2)
    g.scale(scale, scale)
  }
  const sheet = (draw: (g: Ctx) => void): Canvas => {
    const [canvas, g] = newCanvas(width, height)
    applyView(g)
    draw(g)
    return canvas
  }
  const drawSheet = (g: Ctx, painted: Canvas): void => g.drawImage(painted, view.left, view.top, view.width, view.height)
  const closeup = SETUPS[shot.closeup]({
    material: materialOf(shot.material),
    seed: shot.seed,
    shot: shot.shot ?? 0,
    angle: shot.angle,
    events,
    view,
    sheet,
    drawSheet,
  })
  const background = sheet(closeup.paintStatic)
  const finish = paintVignette(width, height)
  const [canvas, g] = newCanvas(width, height)
  const render = (seconds: number): void => {
    g.save()
    if (shot.angle === 2 && !isComposed) g.transform(-1, 0, 0, 1, width, 0)
    g.drawImage(background, 0, 0)
    applyView(g)
    closeup.drawFrame(g, seconds)
    g.restore()
    g.drawImage(finish, 0, 0)
  }
  const drawn = [...closeup.shows, shot.material]
  return isComposed ? pushedIn({ canvas, drawn, render }) : { canvas, drawn, render }
}

/** Vignette and grain. */
function paintVignette(width: number, height: number): Canvas {
  const [canvas, g] = newCanvas(width, height)
  g.globalAlpha = 0.05
  g.fillStyle = g.createPattern(grainTile(90, 11), 'repeat')!
  g.fillRect(0, 0, width, height)
  g.globalAlpha = 1
  g.fillStyle = radial(g, width / 2, height / 2, Math.min(width, height) * 0.35, Math.hypot(width, height) * 0.58, [
    stop(0, '#100818', 0),
    stop(1, '#100818', 0.62),
  ])
  g.fillRect(0, 0, width, height)
  return canvas
}

export const isCloseupName = (name: string): name is CloseupName => CLOSEUPS.some((known) => known === name)

export const closeupToJson = (shot: CloseupShot): JSONObject => ({ ...shot })

const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' && Number.isFinite(value) ? value : otherwise)

/** Parses the output of `closeupToJson`; null for other data. */
export function closeupFromJson(json: JSONObject | undefined): CloseupShot | null {
  if (typeof json?.closeup !== 'string' || !isCloseupName(json.closeup) || typeof json.material !== 'string') return null
  const angle = json.angle === 1 || json.angle === 2 ? json.angle : 0
  return { closeup: json.closeup, material: json.material, seed: numberOf(json.seed, 1), angle, shot: numberOf(json.shot, 0) }
}

/** A close-up to which the camera comes slowly nearer. */
function pushedIn({ canvas: still, drawn, render }: CloseupRenderer): CloseupRenderer {
  const { width, height } = still
  const [canvas, g] = newCanvas(width, height)
  return {
    canvas,
    drawn,
    render(seconds) {
      render(seconds)
      const scale = 1 + PUSH * seconds
      g.clearRect(0, 0, width, height)
      g.drawImage(still, (width * (1 - scale)) / 2, (height * (1 - scale)) / 2, width * scale, height * scale)
    },
  }
}
