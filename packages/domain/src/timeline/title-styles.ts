import type { CaptionStyle } from '../captions/style.ts'
import type { Title, TitlePreset } from './titles.ts'

type PresetStyle = Required<
  Pick<
    CaptionStyle,
    | 'fontFamily'
    | 'fontSize'
    | 'fontWeight'
    | 'color'
    | 'backgroundColor'
    | 'borderRadius'
    | 'letterSpacing'
    | 'lineHeight'
    | 'maxWidth'
    | 'height'
  >
>
type Preset = { readonly style: PresetStyle; readonly align: NonNullable<Title['align']> }

const preset = (style: Partial<PresetStyle>, align: Preset['align'] = 'center'): Preset => ({
  align,
  style: {
    fontFamily: 'Inter',
    fontSize: 28,
    fontWeight: 700,
    color: '#FFFFFF',
    backgroundColor: 'transparent',
    borderRadius: 0,
    letterSpacing: 0,
    lineHeight: 1.25,
    maxWidth: 84,
    height: 42,
    ...style,
  },
})

/** Style of each preset, in the units of captions: `height` is the distance of the text's bottom from the frame's in percent of its height. */
const PRESETS: Readonly<Record<TitlePreset, Preset>> = {
  headline: preset({ fontFamily: 'Montserrat', fontSize: 46, fontWeight: 800, lineHeight: 1.1 }),
  'lower-third': preset({ fontSize: 25, backgroundColor: 'rgba(16,15,13,.66)', borderRadius: 5, lineHeight: 1.25, height: 11 }, 'left'),
  quote: preset({ fontFamily: 'Lato', fontSize: 31, fontWeight: 400, lineHeight: 1.32, maxWidth: 70, height: 40 }),
  chapter: preset({ fontFamily: 'Oswald', fontSize: 50, fontWeight: 600, letterSpacing: 0.6, lineHeight: 1.15 }),
  credits: preset({ fontWeight: 500, fontSize: 23, lineHeight: 1.5, height: 38 }),
  plain: preset({}),
}

/** Style of a title: its preset's, overridden field by field. */
export const titleStyle = (title: Pick<Title, 'preset' | 'style'>): PresetStyle & CaptionStyle => ({
  ...PRESETS[title.preset].style,
  ...title.style,
})

/** Where the lines of a title stand. */
export const titleAlign = (title: Pick<Title, 'preset' | 'align'>): NonNullable<Title['align']> =>
  title.align ?? PRESETS[title.preset].align
