import type { CaptionStyle } from '../captions/style.ts'

export const TITLE_PRESETS = ['headline', 'lower-third', 'quote', 'chapter', 'credits', 'plain'] as const
export type TitlePreset = (typeof TITLE_PRESETS)[number]

export const TITLE_ANIMATIONS = ['fade', 'rise', 'pop', 'type', 'slide'] as const
export type TitleAnimation = { readonly type: (typeof TITLE_ANIMATIONS)[number]; readonly durationInFrames: number }

/** Text over the film. `style` overrides the preset's field by field. */
export type Title = {
  /** Up to 500 characters; lines are separated by a line feed. */
  readonly text: string
  readonly preset: TitlePreset
  readonly style?: CaptionStyle
  readonly align?: 'left' | 'center' | 'right'
  readonly animateIn?: TitleAnimation
  readonly animateOut?: TitleAnimation
}

export const SHAPES = ['rectangle', 'ellipse', 'line', 'arrow', 'triangle', 'star', 'heart', 'speech-bubble'] as const

/** Sizes are fractions of the frame's height; colours are CSS colours. */
export type Shape = {
  readonly shape: (typeof SHAPES)[number]
  readonly width: number
  readonly height: number
  /** Absent: not filled. */
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  /** Of a rectangle. Default 0. */
  readonly cornerRadius?: number
}

/** `art`: name of a drawing that ships. `size`: height as a fraction of the frame's. */
export type Sticker = { readonly art: string; readonly size: number }
