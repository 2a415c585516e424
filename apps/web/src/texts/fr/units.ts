import type * as english from '../units.ts'
import type { Translation } from '../locale/translation.ts'

export const unitTexts: Translation<typeof english.unitTexts> = {
  day: 'j',
  hour: 'h',
  minute: 'min',
  second: 's',
  bytes: ['ko', 'Mo', 'Go', 'To'],
}
