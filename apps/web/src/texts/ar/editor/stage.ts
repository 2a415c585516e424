import type * as english from '../../editor/stage.ts'
import type { Translation } from '../../locale/translation.ts'

export const stageTexts: Translation<typeof english.stageTexts> = {
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'إنهاء ملء الشاشة',
  loading: 'جارٍ تحميل الفيديو...',
  picture: (title) => `معاينة ${title}`,
  untitled: 'القصة',
  empty: { title: 'لا شيء للعرض بعد', text: 'اسحب فيديو أو صورة أو صوتًا إلى المخطط الزمني.' },
  failure: {
    unreachable: (title) => `تعذّر تحميل «${title}».`,
    undecodable: (title) => `لا يستطيع هذا المتصفح تشغيل «${title}». لكنه موجود في الفيديو المصدَّر.`,
    unchanged: 'لم يتغيّر شيء في قصتك.',
    reload: 'إعادة التحميل',
  },
  canvas: {
    label: 'العناصر في الصورة',
    item: (type) => `${type} في الصورة: مفاتيح الأسهم تحرّكه، والزائد والناقص يغيّران حجمه، والأقواس المربّعة تدوّره`,
    scale: 'اسحب لتغيير الحجم',
    rotate: 'اسحب للتدوير',
  },
  asset: { label: (title) => `معاينة ${title}`, play: 'تشغيل', pause: 'إيقاف مؤقت', close: 'الرجوع إلى المخطط الزمني' },
}
