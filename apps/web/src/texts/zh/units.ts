import type * as english from '../units.ts'
import type { Translation } from '../locale/translation.ts'

export const unitTexts: Translation<typeof english.unitTexts> = {
  day: '天',
  hour: '小时',
  minute: '分钟',
  second: '秒',
  bytes: ['KB', 'MB', 'GB', 'TB'],
}
