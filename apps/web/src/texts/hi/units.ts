import type * as english from '../units.ts'
import type { Translation } from '../locale/translation.ts'

export const unitTexts: Translation<typeof english.unitTexts> = {
  day: 'दिन',
  hour: 'घंटे',
  minute: 'मिनट',
  second: 'सेकंड',
  bytes: ['KB', 'MB', 'GB', 'TB'],
}
