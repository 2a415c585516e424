import type * as english from '../blank-story.ts'
import type { Translation } from '../locale/translation.ts'

export const blankStoryTexts: Translation<typeof english.blankStoryTexts> = {
  tiles: {
    list: { title: 'بناء لوحة القصة', note: 'اكتبها لقطةً بلقطة' },
    'video-editor': { title: 'فتح المحرّر', note: 'حرِّر مقاطعك بنفسك' },
  },
  opening: 'جارٍ إنشاء قصتك…',
  error: (message) => `خطأ: ${message}`,
  choose: {
    title: 'اختر طريقة الإنشاء',
    text: 'كلتاهما تنشئ القصة الفارغة نفسها وتحفظها لك، ويمكنك التنقّل بينهما في أي وقت.',
    views: {
      list: { title: 'الكتابة والإنشاء', label: 'لوحة القصة' },
      'video-editor': { title: 'الرفع والتحرير', label: 'المخطط الزمني' },
    },
  },
  wideScreenOnly: {
    title: 'تحرير أسهل على الكمبيوتر',
    text: 'يحتاج المحرّر إلى شاشة أعرض. وسِّع هذه النافذة أو صغّر العرض، أو افتح Fablecut في متصفح على كمبيوتر: ستجد قصصك هناك أيضًا.',
    confirm: 'حسنًا، فهمت!',
    page: 'عرض القصة',
  },
}
