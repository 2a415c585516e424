import { isStyleValue, type StyleValue } from '../story/style.ts'
import type { CaptionStyle } from './style.ts'

type Frame = { readonly width: number; readonly height: number }
type Typeface = { readonly fontFamily: string; readonly fontWeight: number; readonly fontSize: number; readonly letterSpacing?: number }
type CaptionColors = { readonly color: string; readonly litColor: string; readonly textShadow?: string }

/** Narrow and tall. */
const POSTER: Typeface = { fontFamily: 'Oswald', fontWeight: 700, fontSize: 60 }
/** Wide and even. */
const CLEAN: Typeface = { fontFamily: 'Montserrat', fontWeight: 800, fontSize: 48 }
const FINE: Typeface = { fontFamily: 'Montserrat', fontWeight: 700, fontSize: 46, letterSpacing: 0.4 }
/** With round ends. */
const ROUND: Typeface = { fontFamily: 'Nunito', fontWeight: 900, fontSize: 52 }

/** A dark outline with a coloured glow. */
const neon = (color: string): string => `0 0 2px #0a0612, 0 0 2px #0a0612, 0 0 4px #0a0612, 0 1px 6px #0a0612, 0 0 16px ${color}`

/** Typography of each visual style, and colours that contrast with its images; `litColor` marks the word that is sung. */
const LOOKS: Readonly<Record<StyleValue, Typeface & CaptionColors>> = {
  y2kcollage: { ...POSTER, color: '#FFFFFF', litColor: '#FF8AE6' },
  rockhaze: { ...POSTER, color: '#FFF3DF', litColor: '#FFB02E' },
  noisecollage: { ...POSTER, color: '#FFFFFF', litColor: '#FFD000' },
  citypop: { ...CLEAN, color: '#FFFFFF', litColor: '#FFE15A' },
  midnightbluesoul: { ...FINE, color: '#F1F5FF', litColor: '#FFD08A' },
  bubblegumpunk: { ...ROUND, color: '#FFFFFF', litColor: '#FFE84D' },
  edm: { ...POSTER, color: '#FFFFFF', litColor: '#4DFFD2', textShadow: neon('#00C8FF') },
  vaporwave: { ...CLEAN, color: '#FFFFFF', litColor: '#86F6FF', textShadow: neon('#FF3DDB') },
  classicalrococo: { ...FINE, color: '#FFF8E9', litColor: '#FFD88A' },
  metalnoir: { ...POSTER, color: '#F4F4F4', litColor: '#FF8B7A' },
  microworld: { ...ROUND, color: '#FFFFFF', litColor: '#FFD84A' },
  pixelart: { ...POSTER, color: '#FFFFFF', litColor: '#8CFF7A' },
  cyberpunk: { ...POSTER, color: '#F6FCFF', litColor: '#FFEE33', textShadow: neon('#00E5FF') },
  psychedelic: { ...CLEAN, color: '#FFFFFF', litColor: '#FFF04D' },
  ghibli: { ...ROUND, color: '#FFFDF4', litColor: '#FFE48C' },
  pixar: { ...ROUND, color: '#FFFFFF', litColor: '#FFCF45' },
  photorealistic: { ...CLEAN, color: '#FFFFFF', litColor: '#FFD36B' },
  anime: { ...ROUND, color: '#FFFFFF', litColor: '#FFC2DA' },
}
/** For custom styles. */
const DEFAULT_LOOK = LOOKS.photorealistic

const lookOf = (style: string): Typeface & CaptionColors => (isStyleValue(style) ? LOOKS[style] : DEFAULT_LOOK)

/** Portrait films have less room beside a word; plain captions are small in square ones. */
const sizeIn = ({ width, height }: Frame): number => (height > width ? 0.82 : height === width ? 1.2 : 1)

/** The caption style of a lyrics video: big, centred, each word highlighted as it is sung. */
export function lyricsStyle(style: string, frame: Frame): CaptionStyle {
  const look = lookOf(style)
  return { ...look, fontSize: Math.round(look.fontSize * sizeIn(frame)), lineHeight: 1.2, maxWidth: 84, height: 40 }
}

/** Words of a kinetic caption at most. */
const KINETIC_WORDS = 4

/**
 * Where and how large kinetic captions are. Portrait: one line that ends at 69 % of the height, above the buttons of platforms and below what motion
 * graphics show. Elsewhere: near the bottom, below the graphics.
 */
const kineticPlace = ({ width, height }: Frame): { readonly size: number; readonly maxWidth: number; readonly height: number } => {
  if (height > width) return { size: 0.7, maxWidth: 88, height: 31 }
  return height === width ? { size: 0.8, maxWidth: 86, height: 6 } : { size: 0.66, maxWidth: 74, height: 5 }
}

/** Lyrics of a lyrics video over a shot with a subject of its own: smaller and below it, so that they cover no face. */
export function lyricsBelowStyle(style: string, frame: Frame): CaptionStyle {
  const { maxWords: _, ...below } = kineticStyle(style, frame)
  return below
}

/** The caption style of narrated films: a few words at a time in the typography of the visual style, each highlighted as it is spoken. */
export function kineticStyle(style: string, frame: Frame): CaptionStyle {
  const look = lookOf(style)
  const { size, ...place } = kineticPlace(frame)
  return { ...look, fontSize: Math.round(look.fontSize * size), lineHeight: 1.2, maxWords: KINETIC_WORDS, ...place }
}
