import { framingView } from '../../camera/camera.ts'
import type { SpriteBounds } from '../../composition/foreshorten.ts'
import type { Foreshortening } from '../../composition/view-frame.ts'
import { showsGround } from '../../composition/view.ts'
import type { SpriteRegion } from '../../paint/edge-contrast.ts'
import type { SceneActor } from '../../scene/scene.ts'
import type { Stage } from '../stage.ts'
import { isWalking } from '../walking.ts'

/** How far the camera sees around the feet of a figure, in frame pixels; infinite where a figure may come into view. */
type Seen = { readonly left: number; readonly up: number; readonly right: number; readonly down: number }

const ALL: Seen = { left: Infinity, up: Infinity, right: Infinity, down: Infinity }

/** What the camera can see around the feet of a figure, wherever it moves: layers are painted no further. */
export function seenAround(stage: Stage, actor: SceneActor, index: number, foreshortening: Foreshortening | undefined): Seen {
  const { frame, scene, focus, stands, links } = stage
  // What is drawn in something that moves goes with it.
  if (links.some(({ item, moves }) => moves && item.kind === 'figure' && item.index === index)) return ALL
  const { x, y } = stands[index]!
  const framed = framingView(frame, scene.framing, focus, 1)
  const across = (at: number): number => (at - framed.dx) / framed.scale
  const down = (at: number): number => (at - framed.dy) / framed.scale
  // Foreshortened figures are narrower at one end, so that more of their sprite is seen.
  const narrow = foreshortening ? Math.min(foreshortening.head, foreshortening.feet) * NARROWER : 1
  const short = foreshortening?.height ?? 1
  const isPassing = isWalking(actor) && !(scene.view && !showsGround(scene.view))
  return {
    left: isPassing ? Infinity : (x - across(-frame.bleed)) / narrow,
    right: isPassing ? Infinity : (across(frame.width + frame.bleed) - x) / narrow,
    up: (y - down(-frame.bleed)) / short,
    down: (down(frame.height + frame.bleed) - y) / short,
  }
}

/** Ends of figures above their head and below their feet go on getting narrower. */
const NARROWER = 0.9

/** A part of a sprite. `bounds`: around the feet, in frame pixels. */
type SpritePart = SpriteRegion & { readonly width: number; readonly height: number; readonly bounds: SpriteBounds }

/** The part of a sprite that is seen, of whole pixels, so that it is painted, and reduced, as the whole is. `scale`: sprite pixels per frame pixel. */
export function seenPart({ left, up, width, height }: SpriteBounds, scale: number, seen: Seen): SpritePart {
  const whole = { width: pixels(width * scale), height: pixels(height * scale) }
  const [x, right] = seenRange(whole.width, whole.width / width, left - seen.left, left + seen.right)
  const [y, bottom] = seenRange(whole.height, whole.height / height, up - seen.up, up + seen.down)
  const [perColumn, perRow] = [width / whole.width, height / whole.height]
  return {
    whole,
    x,
    y,
    width: right - x,
    height: bottom - y,
    bounds: { left: left - x * perColumn, up: up - y * perRow, width: (right - x) * perColumn, height: (bottom - y) * perRow },
  }
}

const pixels = (length: number): number => Math.max(1, Math.ceil(length))

/** Pictures are reduced in halves: at a multiple of this many pixels a part begins a pixel of the smallest. */
const GRID = 16

/** Pixels from and to which a side is seen; at least one. */
function seenRange(length: number, scale: number, from: number, to: number): readonly [number, number] {
  const first = Math.floor(Math.min(length - 1, Math.max(0, from * scale)) / GRID) * GRID
  return [first, Math.max(first + 1, Math.min(length, Math.ceil(to * scale)))]
}
