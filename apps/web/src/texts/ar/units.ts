import type * as english from '../units.ts'
import type { Translation } from '../locale/translation.ts'

export const unitTexts: Translation<typeof english.unitTexts> = {
  day: 'يوم',
  hour: 'س',
  minute: 'د',
  second: 'ث',
  bytes: ['كيلوبايت', 'ميغابايت', 'غيغابايت', 'تيرابايت'],
}
