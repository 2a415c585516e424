import { CAPTION_FONTS } from '@fablecut/domain/captions/presets'
import { useEffect } from 'react'
import { loadCaptionFonts } from '../stage/load-caption-fonts.ts'

const WEIGHT = 400

/** Loads the glyphs of all font names, so that each is shown in its own font. */
export function useLoadCaptionFonts(): void {
  useEffect(() => {
    for (const family of CAPTION_FONTS) void loadCaptionFonts(family, family, WEIGHT)
  }, [])
}
