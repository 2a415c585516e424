import { clamp, lerp, smoothstep } from '../paint/colour.ts'
import { simplexNoise } from '../paint/random.ts'
import type { CameraMove, Framing } from '../scene/scene.ts'
import type { Frame } from '../stage/frame.ts'

/** Where the camera is: zoom about the middle, and how far it moved, in pixels of the nearest layer. */
export type Camera = { readonly zoom: number; readonly x: number; readonly y: number }

/** Never quite at rest: half of the way is steady, half is eased. */
const easeInOut = (part: number): number => lerp(part, smoothstep(part), 0.5)
/** Quick at first, then ever calmer: for what is approached. */
const easeOut = (part: number): number => lerp(part, 1 - (1 - part) ** 2.4, 0.6)

/**
 * `part`: 0 at the first frame of a clip, 1 at the last. The painter's still is part 0. `seconds`: from the first frame, for
 * what trembles at a pace of its own.
 */
export function cameraAt(move: CameraMove, frame: Frame, part: number, seconds = part * 5): Camera {
  const at = clamp(part)
  const u = easeInOut(at)
  const reach = frame.bleed * 0.66
  // An upright picture is narrow: who is seen must stay in it.
  const aside = Math.min(reach, frame.width * 0.053)
  switch (move) {
    case 'push':
      return { zoom: lerp(1, 1.16, easeOut(at)), x: 0, y: lerp(0, -0.16 * reach, u) }
    case 'pull':
      return { zoom: lerp(1.16, 1.01, u), x: 0, y: lerp(-0.12 * reach, 0, u) }
    case 'pan-left':
      return { zoom: lerp(1.03, 1.05, u), x: lerp(aside, -aside, u), y: 0 }
    case 'pan-right':
      return { zoom: lerp(1.03, 1.05, u), x: lerp(-aside, aside, u), y: 0 }
    case 'crane-up':
      return { zoom: lerp(1.08, 1.02, u), x: 0, y: lerp(reach, -reach * 0.3, u) }
    case 'crane-down':
      return { zoom: lerp(1.02, 1.09, u), x: 0, y: lerp(-reach * 0.3, reach, u) }
    case 'orbit':
      return { zoom: lerp(1.03, 1.1, u), x: lerp(-aside, aside, u) * 0.85, y: reach * 0.16 * Math.sin(u * Math.PI) }
    case 'shake':
      return { zoom: lerp(1.05, 1.13, u), ...tremor(reach, seconds) }
  }
}

/** A gust against the camera: smooth, strongest at first, never quite gone. */
function tremor(reach: number, seconds: number): Pick<Camera, 'x' | 'y'> {
  const noise = simplexNoise(77)
  const strength = reach * (0.07 + 0.2 * Math.exp(-0.8 * seconds))
  return { x: strength * noise(seconds * 2.3, 0), y: 0.75 * strength * noise(seconds * 2.7, 9) }
}

/** A camera that a beat throws a little forwards. `pulse`: 0 to 1. */
export const withBeatPulse = (camera: Camera, pulse: number): Camera =>
  pulse === 0 ? camera : { ...camera, zoom: camera.zoom + 0.024 * pulse }

/** Scale and shift that put a layer on the frame. */
export type View = { readonly scale: number; readonly dx: number; readonly dy: number }

const FRAMING_SCALES: Record<Framing, number> = { wide: 1, medium: 1.26, close: 1.62, detail: 2.1 }

/**
 * How a framing enlarges a layer before anything moves: near things more than far ones, towards what matters.
 * `focus`: that point; it lands a little above the middle. What is painted always covers the frame.
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

/** The camera's own movement for a layer: depth makes parallax. */
export function cameraView(frame: Frame, camera: Camera, nearness: number): View {
  const scale = 1 + (camera.zoom - 1) * (0.45 + 0.55 * nearness)
  return {
    scale,
    dx: (frame.width / 2) * (1 - scale) - camera.x * (0.15 + 0.85 * nearness),
    dy: frame.height * 0.46 * (1 - scale) - camera.y * (0.15 + 0.85 * nearness),
  }
}
