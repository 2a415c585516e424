import { ASMR_STYLES, type AsmrType } from '@fablecut/domain/story/inputs/asmr'
import { VOICES } from '@fablecut/domain/story/inputs/voices'
import { CATEGORY_NAMES, VIDEO_TYPE_NAMES } from '@fablecut/domain/story/category-name'
import { STYLE_CHOICES } from '@fablecut/domain/story/style'
import { translated } from './locale/translated.ts'

type StyleChoice = (typeof STYLE_CHOICES)[number]['value']

/** Names of what forms offer, by stored value. The English ones are those of the domain. */
export const choiceTexts = translated('choiceTexts', {
  categories: CATEGORY_NAMES,
  videoTypes: VIDEO_TYPE_NAMES,
  styles: Object.fromEntries(STYLE_CHOICES.map(({ value, name }) => [value, name])) as Readonly<Record<StyleChoice, string>>,
  asmr: Object.fromEntries(ASMR_STYLES.map(({ value, name }) => [value, name])) as Readonly<Record<AsmrType, string>>,
  /** What built-in voices sound like, by their key. */
  voices: Object.fromEntries(VOICES.map(({ key, description }) => [key, description])) as Readonly<Record<string, string>>,
})
