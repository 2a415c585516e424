import type { Colour, Rgb } from './colour.ts'
import { clamp, mix, rgb, shade } from './colour.ts'
import { naturalColour, type Role } from './palette.ts'

/** How a brush lays down a shape. */
export type PaintMode = 'soft' | 'clay' | 'cel' | 'wash' | 'flat' | 'neon' | 'silhouette' | 'backlit'
export type EyeKind = 'round' | 'dot' | 'tall' | 'big' | 'narrow' | 'block'
export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night'

/**
 * How a style colours and shades. Everything drawn goes through a look, so a style decides in one place how a tree, a
 * house or a face appears. Depth: 0 at the subject, 1 at the horizon.
 */
export type Look = {
  readonly paint: PaintMode
  /** Natural colour to the style's colour, before haze. Default: unchanged. */
  readonly recolour?: (colour: Rgb, depth: number, role: Role) => Rgb
  /** Natural colour to the style's colour for figures, where they must stand out from scenery. Default: `recolour`. */
  readonly figure?: (colour: Rgb, role: Role) => Rgb
  /** What distance fades into, and how strongly (0 to 1, default 0.85). `null`: no fading. */
  readonly haze?: Colour | null
  readonly hazeStrength?: number
  /** Sky from top to horizon; four colours. A single list serves every time of day. */
  readonly sky?: Partial<Record<TimeOfDay, readonly Colour[]>> | readonly Colour[]
  readonly shadow?: Colour
  /** Strength of the volume shading, 0 to 1. */
  readonly volume?: number
  /** Outline width in pixels at 720p; 0 none. */
  readonly ink?: number
  readonly inkColour?: Colour
  readonly rim?: Colour
  /** Light along the side of figures that is turned away from the light. */
  readonly rimBack?: Colour
  /** Strength of a small bright reflection on round things, 0 to 1. */
  readonly gloss?: number
  /** How warm light shines through the shaded side of things, 0 to 1. */
  readonly glow?: number
  /** Length of the shadows light throws on the ground, in half widths of the thing. Default 0: only under it. */
  readonly cast?: number
  /** Where light comes from: -1 left, 1 right. */
  readonly lightX?: number
  readonly eyes?: EyeKind
  readonly clouds?: 'puff' | 'strip' | 'soft' | 'none'
  readonly cloudLit?: Colour
  readonly cloudDark?: Colour
  readonly cloudTall?: number
  readonly stars?: boolean
  readonly sun?: Colour
  readonly blush?: boolean
  /** Blades, leaves and pebbles drawn into large shapes, 0 to 1. */
  readonly detail?: number
  /** Strokes of the neon brush. */
  readonly neon?: (role: Role, depth: number) => Colour
  /** Windows, lamps and fires in night scenes. */
  readonly lamp?: Colour
  /** False: no soft shadows on the ground. */
  readonly groundShadow?: boolean
}

/** The colour a thing has in this look at this depth; `lighten` below 0 darkens. `figure`: it belongs to a person or animal. */
export function colourOf(look: Look, role: Role, depth = 0, lighten = 0, figure = false): Rgb {
  const natural = naturalColour(role)
  const lit = rgb(lighten === 0 ? natural : shade(natural, lighten))
  if (figure && look.figure) return look.figure(lit, role)
  const mapped = look.recolour ? look.recolour(lit, depth, role) : lit
  return look.haze && depth > 0 ? mix(mapped, look.haze, clamp(depth * (look.hazeStrength ?? 0.85))) : mapped
}
