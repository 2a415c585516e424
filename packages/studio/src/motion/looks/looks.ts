import type { StyleValue } from '@fablecut/domain/story/style'
import type { FontName } from '../kit/fonts.ts'
import { contrast } from './contrast.ts'
import { flatTools } from './flat.ts'
import { glowingTools } from './glowing.ts'
import { inkedTools } from './inked.ts'
import type { FontFace, MotionLook, MotionPalette, TextRole } from './look.ts'
import { paintedTools } from './painted.ts'
import { PALETTES } from './palettes.ts'
import { pixelatedTools } from './pixelated.ts'
import { tornTools } from './torn.ts'

const face = (font: FontName, weight = 400, isUpper = false, tracking = 0): FontFace => ({ font, weight, isUpper, tracking })
/** `title`: as `label`, in spaced capitals, unless given. */
const faces = (number: FontFace, head: FontFace, label: FontFace, title?: FontFace): Record<TextRole, FontFace> => ({
  number,
  head,
  label,
  title: title ?? { ...label, isUpper: true, tracking: 0.12 },
})

const BOLD = face('montserrat', 800)
const NUNITO = face('nunito', 800)

type Treatment = Omit<MotionLook, 'style' | 'palette' | 'onMark' | 'tools'> & {
  readonly tools: (palette: MotionPalette) => MotionLook['tools']
}

const TREATMENTS: Record<StyleValue, Treatment> = {
  citypop: {
    faces: faces(face('righteous'), face('montserrat', 900), BOLD),
    tools: (palette) => flatTools(palette, ['#ff5d8f', '#ffb347', '#3ad1c1', '#3a7bd5']),
    titleMark: 'before',
    wash: 0.9,
  },
  bubblegumpunk: {
    faces: faces(face('lilita'), face('lilita'), NUNITO, face('lilita', 400, true, 0.06)),
    tools: (palette) => inkedTools(palette, '#ffe14a'),
    titleMark: 'plate',
    wash: 0.82,
  },
  anime: {
    faces: faces(face('lilita'), face('lilita'), face('nunito', 900), face('lilita', 400, true, 0.06)),
    tools: (palette) => inkedTools(palette, '#ff5f9e'),
    titleMark: 'plate',
    wash: 0.66,
  },
  psychedelic: {
    faces: faces(face('righteous'), face('righteous'), NUNITO, face('righteous', 400, true, 0.08)),
    tools: (palette) => inkedTools(palette, '#ff8a1f'),
    titleMark: 'plate',
    wash: 0.7,
  },
  noisecollage: {
    faces: faces(face('anton', 400, true), face('anton', 400, true, 0.02), face('elite'), face('marker', 400, true, 0.04)),
    tools: (palette) => tornTools(palette, '#ffd93a'),
    titleMark: 'plate',
    wash: 0.93,
    drawingsPerSecond: 12,
  },
  y2kcollage: {
    faces: faces(face('righteous'), face('montserrat', 900), BOLD, face('marker', 400, true, 0.04)),
    tools: (palette) => tornTools(palette, '#8ff0ff'),
    titleMark: 'plate',
    wash: 0.92,
    drawingsPerSecond: 12,
  },
  rockhaze: {
    faces: faces(face('anton', 400, true), face('anton', 400, true, 0.02), face('elite'), face('marker', 400, true, 0.04)),
    tools: (palette) => tornTools(palette, '#ffd49a'),
    titleMark: 'plate',
    wash: 0.93,
    drawingsPerSecond: 12,
  },
  midnightbluesoul: {
    faces: faces(face('bodoni', 600), face('bodoni', 600), face('montserrat', 600, false, 0.03), face('montserrat', 600, true, 0.26)),
    tools: (palette) => glowingTools(palette, 4),
    titleMark: 'under',
    wash: 0.74,
  },
  cyberpunk: {
    faces: faces(face('orbitron', 800), face('orbitron', 700), face('montserrat', 600, false, 0.02), face('orbitron', 600, true, 0.14)),
    tools: (palette) => glowingTools(palette, 0),
    titleMark: 'under',
    wash: 0.78,
  },
  edm: {
    faces: faces(face('montserrat', 900), face('montserrat', 800), face('montserrat', 700), face('montserrat', 800, true, 0.2)),
    tools: (palette) => glowingTools(palette, 14),
    titleMark: 'under',
    wash: 0.78,
  },
  vaporwave: {
    faces: faces(face('righteous'), face('righteous'), face('montserrat', 600, false, 0.03), face('montserrat', 700, true, 0.3)),
    tools: (palette) => glowingTools(palette, 2),
    titleMark: 'under',
    wash: 0.76,
  },
  metalnoir: {
    faces: faces(face('oswald', 700, true), face('oswald', 600, true, 0.02), face('montserrat', 600), face('oswald', 500, true, 0.24)),
    tools: (palette) => glowingTools(palette, 0),
    titleMark: 'under',
    wash: 0.82,
  },
  pixelart: {
    faces: faces(face('silkscreen'), face('silkscreen'), face('silkscreen'), face('silkscreen', 400, true, 0.06)),
    tools: pixelatedTools,
    titleMark: 'plate',
    wash: 0.8,
  },
  ghibli: {
    faces: faces(face('lilita'), face('nunito', 900), NUNITO),
    tools: (palette) => paintedTools(palette, 14, '#d9a441'),
    titleMark: 'under',
    wash: 0.86,
  },
  pixar: {
    faces: faces(face('lilita'), face('lilita'), NUNITO),
    tools: (palette) => paintedTools(palette, 20, '#ffb347'),
    titleMark: 'under',
    wash: 0.84,
  },
  microworld: {
    faces: faces(face('nunito', 900), face('nunito', 900), NUNITO),
    tools: (palette) => paintedTools(palette, 24, '#e58a5a'),
    titleMark: 'under',
    wash: 0.86,
  },
  classicalrococo: {
    faces: faces(face('bodoni', 700), face('bodoni', 700), face('bodoni', 600, false, 0.02), face('bodoni', 600, true, 0.2)),
    tools: (palette) => paintedTools(palette, 6, '#b8862c'),
    titleMark: 'under',
    wash: 0.88,
  },
  photorealistic: {
    faces: faces(face('montserrat', 800), face('montserrat', 800), face('montserrat', 600), face('montserrat', 700, true, 0.16)),
    tools: (palette) => paintedTools(palette, 8, '#f2b34a'),
    titleMark: 'under',
    wash: 0.8,
  },
}

/** The motion look of a style. */
export function motionLook(style: StyleValue): MotionLook {
  const palette = PALETTES[style]
  const { tools, ...treatment } = TREATMENTS[style]
  return { style, palette, onMark: onMarkOf(palette), ...treatment, tools: tools(palette) }
}

/** Ink or paper, whichever stands out more from the marks. */
function onMarkOf({ key, a, b, ink }: MotionPalette): string {
  const lowest = (colour: string): number => Math.min(...[key, a, b].map((mark) => contrast(colour, mark)))
  return lowest(ink) > lowest('#ffffff') ? ink : '#ffffff'
}
