import { CAPTION_FONTS } from '@fablecut/domain/captions/presets'
import { useEffect } from 'react'
import { loadCaptionFonts } from '../stage/load-caption-fonts.ts'

const WEIGHT = 400

/** Fetches what the names of the families are written with, so that each stands in its own face. */
export function useLoadCaptionFonts(): void {
  useEffect(() => {
    for (const family of CAPTION_FONTS) void loadCaptionFonts(family, family, WEIGHT)
  }, [])
}
