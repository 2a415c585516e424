import type { CaptionStyle } from '@fablecut/domain/captions/style'
import type { TitlePreset } from '@fablecut/domain/timeline/titles'

/** What the drawing of a preset adds to its style (domain/timeline/title-styles). */
export type PresetLayout = {
  /** Style of the first line (`first`), of the last (`last`) or of all but the first (`rest`), if there are several lines. */
  readonly second?: { readonly lines: 'first' | 'last' | 'rest'; readonly style: CaptionStyle }
  /** Where the block stands between the upper and the lower margin, 0 to 1, unless the title has a height of its own. */
  readonly height: number
  /** No shadow on the panel of the preset. */
  readonly hasShadow: boolean
  readonly decoration?: 'bar' | 'rule' | 'quotation-mark'
}

export const TITLE_ACCENT = '#f9b25b'
export const TITLE_SHADOW = '0 1px 7px rgba(0,0,0,.6)'
const second = (fontFamily: string, fontWeight: number, fontSize: number, more: CaptionStyle): CaptionStyle => ({
  fontFamily,
  fontWeight,
  fontSize,
  ...more,
})

export const PRESET_LAYOUTS: Readonly<Record<TitlePreset, PresetLayout>> = {
  headline: {
    second: { lines: 'rest', style: second('Inter', 500, 20, { color: '#f1ede6', lineHeight: 1.35 }) },
    height: 0.5,
    hasShadow: true,
  },
  'lower-third': {
    second: { lines: 'rest', style: second('Inter', 500, 17, { color: '#e3ddd3', lineHeight: 1.3 }) },
    height: 0.94,
    hasShadow: false,
    decoration: 'bar',
  },
  quote: {
    second: { lines: 'last', style: second('Lato', 700, 17, { color: '#f1ede6', lineHeight: 1.9 }) },
    height: 0.5,
    hasShadow: true,
    decoration: 'quotation-mark',
  },
  chapter: {
    second: { lines: 'first', style: second('Inter', 600, 16, { color: TITLE_ACCENT, letterSpacing: 2.4, lineHeight: 1.9 }) },
    height: 0.5,
    hasShadow: true,
    decoration: 'rule',
  },
  credits: {
    second: { lines: 'first', style: second('Inter', 600, 15, { color: '#cfc8bd', letterSpacing: 1.6, lineHeight: 2 }) },
    height: 0.5,
    hasShadow: true,
  },
  plain: { height: 0.5, hasShadow: true },
}
