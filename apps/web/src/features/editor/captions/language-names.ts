import { DETECT_LANGUAGES, type DetectLanguage } from '@fablecut/domain/captions/languages'
import { formatLanguage } from '../../../texts/format.ts'
import { captionsTexts } from '../../../texts/editor/captions.ts'
import type { SelectOption } from '../../../ui/form/select.tsx'

/** The 24 languages in their specified order. */
export const LANGUAGE_OPTIONS: readonly SelectOption<DetectLanguage>[] = DETECT_LANGUAGES.map((code) => ({
  value: code,
  label: code === 'auto' ? captionsTexts.auto : formatLanguage(code),
}))
