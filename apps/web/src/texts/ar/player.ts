import type * as english from '../player.ts'
import type { Translation } from '../locale/translation.ts'

export const playerTexts: Translation<typeof english.playerTexts> = {
  name: 'مشغّل الفيلم',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  position: 'الموضع',
  positionOf: (at, total) => `${at} من ${total}`,
  mute: 'كتم الصوت',
  unmute: 'إلغاء كتم الصوت',
  volume: 'مستوى الصوت',
  enterFullScreen: 'ملء الشاشة',
  leaveFullScreen: 'إنهاء ملء الشاشة',
  loading: 'جارٍ تحميل الفيلم',
}
