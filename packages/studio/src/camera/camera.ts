import { clamp, lerp, smoothstep } from '../paint/colour.ts'
import { simplexNoise } from '../paint/random.ts'
import type { CameraMove, Framing } from '../scene/scene.ts'
import type { Frame } from '../stage/frame.ts'

/** Camera state: zoom about the frame's centre, and translation in pixels of the nearest layer. */
export type Camera = { readonly zoom: number; readonly x: number; readonly y: number }

/** Ease-in-out mixed half with linear, so the speed is never 0. `progress`: 0 to 1. */
const easeInOut = (progress: number): number => lerp(progress, smoothstep(progress), 0.5)
/** Ease-out mixed with linear. `progress`: 0 to 1. */
const easeOut = (progress: number): number => lerp(progress, 1 - (1 - progress) ** 2.4, 0.6)

/**
 * Camera state of a move. `progress`: 0 at the first frame of a clip (which is the shot's still image), 1 at the last; clamped.
 * `seconds`: time from the first frame, for the shake.
 */
export function cameraAt(move: CameraMove, frame: Frame, progress: number, seconds = progress * 5): Camera {
  const at = clamp(progress)
  const u = easeInOut(at)
  const reach = frame.bleed * 0.66
  // Narrow portrait frames must keep the figures in view.
  const panReach = Math.min(reach, frame.width * 0.053)
  switch (move) {
    case 'push':
      return { zoom: lerp(1, 1.16, easeOut(at)), x: 0, y: lerp(0, -0.16 * reach, u) }
    case 'pull':
      return { zoom: lerp(1.16, 1.01, u), x: 0, y: lerp(-0.12 * reach, 0, u) }
    case 'pan-left':
      return { zoom: lerp(1.03, 1.05, u), x: lerp(panReach, -panReach, u), y: 0 }
    case 'pan-right':
      return { zoom: lerp(1.03, 1.05, u), x: lerp(-panReach, panReach, u), y: 0 }
    case 'crane-up':
      return { zoom: lerp(1.08, 1.02, u), x: 0, y: lerp(reach, -reach * 0.3, u) }
    case 'crane-down':
      return { zoom: lerp(1.02, 1.09, u), x: 0, y: lerp(-reach * 0.3, reach, u) }
    case 'orbit':
      return { zoom: lerp(1.03, 1.1, u), x: lerp(-panReach, panReach, u) * 0.85, y: reach * 0.16 * Math.sin(u * Math.PI) }
    case 'shake':
      return { zoom: lerp(1.05, 1.13, u), ...shake(reach, seconds) }
  }
}

/** Decaying camera shake of smooth noise. */
function shake(reach: number, seconds: number): Pick<Camera, 'x' | 'y'> {
  const noise = simplexNoise(77)
  const strength = reach * (0.07 + 0.2 * Math.exp(-0.8 * seconds))
  return { x: strength * noise(seconds * 2.3, 0), y: 0.75 * strength * noise(seconds * 2.7, 9) }
}

/** Adds a beat's zoom. `pulse`: decaying beat envelope, 0 to 1. */
export const withBeatPulse = (camera: Camera, pulse: number): Camera =>
  pulse === 0 ? camera : { ...camera, zoom: camera.zoom + 0.024 * pulse }

/** A part of a camera's zoom and translation. */
export const withReach = ({ zoom, x, y }: Camera, reach: number): Camera => ({ zoom: 1 + (zoom - 1) * reach, x: x * reach, y: y * reach })

/** Transform of a layer: scale about (0, 0), then translation in pixels. */
export type View = { readonly scale: number; readonly dx: number; readonly dy: number }

const FRAMING_SCALES: Record<Framing, number> = { wide: 1, medium: 1.26, close: 1.62, detail: 2.1 }

/**
 * Static transform of a layer for a framing: near layers are enlarged more than far ones, towards `focus`, which lands slightly
 * above the centre. Clamped so that the painted area covers the frame. `nearness`: 0 at the horizon, 1 at the figures.
 */
export function framingView(frame: Frame, framing: Framing, focus: { readonly x: number; readonly y: number }, nearness: number): View {
  const weight = 0.3 + 0.7 * Math.min(1.2, nearness)
  const scale = 1 + (FRAMING_SCALES[framing] - 1) * weight
  if (scale === 1) return { scale, dx: 0, dy: 0 }
  const goalX = lerp(focus.x, frame.width * 0.46, 0.55)
  const goalY = lerp(focus.y, frame.height * 0.42, 0.6)
  const cover = (shift: number, size: number): number => clamp(shift, (size + frame.bleed) * (1 - scale), -frame.bleed * (1 - scale))
  return {
    scale,
    dx: cover(lerp(frame.width / 2, goalX, weight) - lerp(frame.width / 2, focus.x, weight) * scale, frame.width),
    dy: cover(lerp(frame.height / 2, goalY, weight) - lerp(frame.height / 2, focus.y, weight) * scale, frame.height),
  }
}

/** Part of the height that stays free above heads. */
const HEADROOM = 0.022

/** A camera that moves no further down than the highest head allows. `crown`: its top at rest, in frame pixels. */
export function withHeadroom(camera: Camera, frame: Frame, crown: number): Camera {
  const margin = frame.height * HEADROOM
  const { scale, dy } = cameraView(frame, camera, 1)
  const missing = Math.min(crown, margin) - (crown * scale + dy)
  return missing > 0 ? { ...camera, y: camera.y - missing } : camera
}

/** Transform of a layer for a camera state, with parallax by `nearness` (0 at the horizon, 1 at the figures). */
export function cameraView(frame: Frame, camera: Camera, nearness: number): View {
  const scale = 1 + (camera.zoom - 1) * (0.45 + 0.55 * nearness)
  return {
    scale,
    dx: (frame.width / 2) * (1 - scale) - camera.x * (0.15 + 0.85 * nearness),
    dy: frame.height * 0.46 * (1 - scale) - camera.y * (0.15 + 0.85 * nearness),
  }
}
