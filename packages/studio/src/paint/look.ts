import type { Colour, Rgb } from './colour.ts'
import { clamp, mix, rgb, shade } from './colour.ts'
import { naturalColour, type Role } from './palette.ts'

/** Shading technique for shapes. */
export type PaintMode = 'soft' | 'clay' | 'cel' | 'wash' | 'flat' | 'neon' | 'silhouette' | 'backlit'
export type EyeKind = 'round' | 'dot' | 'tall' | 'big' | 'narrow' | 'natural' | 'block'
export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night'

/**
 * Colours and shading of a style; every shape is drawn through one. Depth: 0 at the subject, 1 at the horizon.
 */
export type Look = {
  readonly paint: PaintMode
  /** Maps a natural colour to the style's colour, before haze. Default: identity. */
  readonly recolour?: (colour: Rgb, depth: number, role: Role) => Rgb
  /** The same for figures, which must contrast with the scenery. Default: `recolour`. */
  readonly figure?: (colour: Rgb, role: Role) => Rgb
  /** Colour of the atmospheric haze at depth 1. `null` or absent: no haze. */
  readonly haze?: Colour | null
  /** 0 to 1, default 0.85. */
  readonly hazeStrength?: number
  /** Sky gradient of four colours from zenith to horizon, for all times of day or for each. */
  readonly sky?: Partial<Record<TimeOfDay, readonly Colour[]>> | readonly Colour[]
  readonly shadow?: Colour
  /** Strength of the volume shading, 0 to 1. */
  readonly volume?: number
  /** Outline width in pixels at 720p; 0 none. */
  readonly ink?: number
  readonly inkColour?: Colour
  /** Rim light on the lit side. */
  readonly rim?: Colour
  /** Rim light of figures on the side away from the light. */
  readonly rimBack?: Colour
  /** Strength of the specular highlight, 0 to 1. */
  readonly gloss?: number
  /** Subsurface warmth of the shaded side, 0 to 1. */
  readonly glow?: number
  /** Length of cast shadows in half widths of the object. Default 0: contact shadow only. */
  readonly cast?: number
  /** Horizontal direction of the light: -1 from the left, 1 from the right. Default -0.5. */
  readonly lightX?: number
  readonly eyes?: EyeKind
  readonly clouds?: 'puff' | 'strip' | 'soft' | 'none'
  readonly cloudLit?: Colour
  readonly cloudDark?: Colour
  readonly cloudTall?: number
  readonly stars?: boolean
  readonly sun?: Colour
  readonly blush?: boolean
  /** Density of small details (grass, leaves, pebbles) in large shapes, 0 to 1. Default 0.6. */
  readonly detail?: number
  /** Outline colour in the `neon` mode. */
  readonly neon?: (role: Role, depth: number) => Colour
  /** Colour of windows, lamps and fires. */
  readonly lamp?: Colour
  /** False: no shadows on the ground. */
  readonly groundShadow?: boolean
}

/** The colour of a role in a look at a depth (0 to 1). `lighten`: -1 to 1. `figure`: it belongs to a person or animal. */
export function colourOf(look: Look, role: Role, depth = 0, lighten = 0, figure = false): Rgb {
  const natural = naturalColour(role)
  const lit = rgb(lighten === 0 ? natural : shade(natural, lighten))
  if (figure && look.figure) return look.figure(lit, role)
  const mapped = look.recolour ? look.recolour(lit, depth, role) : lit
  return look.haze && depth > 0 ? mix(mapped, look.haze, clamp(depth * (look.hazeStrength ?? 0.85))) : mapped
}
