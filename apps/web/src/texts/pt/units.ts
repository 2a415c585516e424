import type * as english from '../units.ts'
import type { Translation } from '../locale/translation.ts'

export const unitTexts: Translation<typeof english.unitTexts> = {
  day: 'd',
  hour: 'h',
  minute: 'min',
  second: 's',
  bytes: ['kB', 'MB', 'GB', 'TB'],
}
