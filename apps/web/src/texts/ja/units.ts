import type * as english from '../units.ts'
import type { Translation } from '../locale/translation.ts'

export const unitTexts: Translation<typeof english.unitTexts> = {
  day: '日',
  hour: '時間',
  minute: '分',
  second: '秒',
  bytes: ['KB', 'MB', 'GB', 'TB'],
}
