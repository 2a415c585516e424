import { DETECT_LANGUAGES, type DetectLanguage } from '@fablecut/domain/captions/languages'
import { captionsTexts } from '../../../texts/editor/captions.ts'
import type { SelectOption } from '../../../ui/form/select.tsx'

const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** The 24 languages in their specified order. */
export const LANGUAGE_OPTIONS: readonly SelectOption<DetectLanguage>[] = DETECT_LANGUAGES.map((code) => ({
  value: code,
  label: code === 'auto' ? captionsTexts.auto : (names.of(code) ?? code),
}))
