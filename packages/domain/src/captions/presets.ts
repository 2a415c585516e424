import type { CaptionStyle } from './style.ts'

/** Font families of captions, in the order of the selector. */
export const CAPTION_FONTS = [
  'Inter',
  'Roboto',
  'Open Sans',
  'Montserrat',
  'Poppins',
  'Lato',
  'Nunito',
  'Work Sans',
  'Raleway',
  'Oswald',
] as const

/** Style of a new caption in the editor; a render only fills absent fields (ED-16). */
export const NEW_CAPTION_STYLE: CaptionStyle = { fontSize: 22, fontWeight: 700, lineHeight: 1.3, maxWidth: 70, height: 24 }

type Look = Required<Pick<CaptionStyle, 'color' | 'backgroundColor' | 'fontWeight' | 'textShadow' | 'borderRadius'>> &
  Pick<CaptionStyle, 'height'>
export type CaptionPreset = { readonly name: string; readonly look: Look }

const NONE = 'transparent'
const soft = (color: string): string => `0 2px 4px ${color}`
const shadowed = (name: string, color: string, shadow: string): CaptionPreset => ({
  name,
  look: { color, backgroundColor: NONE, fontWeight: 700, textShadow: shadow, borderRadius: 0 },
})
const boxed = (name: string, color: string, backgroundColor: string, height?: number): CaptionPreset => ({
  name,
  look: { color, backgroundColor, fontWeight: 700, textShadow: 'none', borderRadius: 4, ...(height !== undefined && { height }) },
})

/** The twelve presets, which change neither size nor width. */
export const CAPTION_PRESETS: readonly CaptionPreset[] = [
  shadowed('Default', '#FFFFFF', 'none'),
  shadowed('White Shadow', '#FFFFFF', soft('rgba(0,0,0,.5)')),
  shadowed('White Gray Shadow', '#FFFFFF', soft('#808080')),
  shadowed('White Black Shadow', '#FFFFFF', soft('#000')),
  shadowed('Black Text', '#000000', 'none'),
  shadowed('Yellow Black Shadow', '#FFE600', soft('#000')),
  shadowed('Black Green Shadow', '#000000', soft('#00C853')),
  shadowed('Orange Red Shadow', '#FF9800', soft('#F44336')),
  boxed('Black on Yellow', '#000000', '#FFEB3B'),
  boxed('White on Blue', '#FFFFFF', '#2196F3'),
  boxed('White on Dark Blue', '#FFFFFF', '#0D2A6B'),
  boxed('White Centered Blue', '#FFFFFF', '#2196F3', 45),
]

/** Applies a preset to a style. */
export const applyPreset = (style: CaptionStyle, { look }: CaptionPreset): CaptionStyle => ({ ...style, ...look })
