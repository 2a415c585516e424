import type * as english from '../../editor/sound.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'
import { ofSeconds } from '../counts.ts'

export const soundTexts: Translation<typeof english.soundTexts> = {
  fadeIn: 'ظهور تدريجي',
  fadeOut: 'اختفاء تدريجي',
  seconds: (seconds) => `${formatDecimal(seconds, 2)} ث`,
  line: 'مستوى الصوت',
  percent: (value) => `${Math.round(value * 100)}%`,
  point: (at) => `مستوى الصوت عند ${at}`,
  pointRemoved: (at) => `حُذفت نقطة مستوى الصوت عند ${at}`,
  noSoundHere: 'حدِّد صوتًا أو مقطعًا يقع تحت رأس التشغيل',
  pointAdded: (at) => `أُضيفت نقطة مستوى صوت عند ${at}`,
  voiceOver: {
    open: 'تسجيل تعليق صوتي',
    hint: 'يُسجَّل صوتك من رأس التشغيل فصاعدًا أثناء تشغيل الفيلم. استخدم سماعات رأس حتى لا يُسجَّل الفيلم معه.',
    asking: 'اسمح باستخدام الميكروفون في متصفحك…',
    counting: (seconds) => `يبدأ التسجيل بعد ${ofSeconds(seconds)}`,
    recording: 'جارٍ التسجيل…',
    saving: 'جارٍ حفظ التسجيل…',
    record: 'تسجيل',
    stop: 'إيقاف واحتفاظ',
    discard: 'تجاهل',
    level: 'مستوى الميكروفون',
    placed: 'وُضع التعليق الصوتي حيث نُطق',
    failures: {
      unsupported: 'لا يستطيع هذا المتصفح تسجيل صوت للرفع. سجّله في مكان آخر وارفع الملف ضمن «التعليق».',
      refused: 'لم يسمح المتصفح بالميكروفون. اسمح به في إعدادات هذه الصفحة، ثم اضغط «تسجيل» مجددًا.',
      no_microphone: 'لم يُعثر على ميكروفون. وصِّل واحدًا، ثم اضغط «تسجيل» مجددًا.',
      failed: 'لم يُسجَّل شيء. تحقّق من الميكروفون، ثم اضغط «تسجيل» مجددًا.',
    },
  },
}
