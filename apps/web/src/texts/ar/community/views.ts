import type * as english from '../../community/views.ts'
import { formatCount, formatPercent } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'
import { plural } from '../counts.ts'

/** From one thousand on, the unit is a word before the noun: `1.2 ألف مشاهدة`. */
const views = (count: number): string =>
  plural(count >= 1_000 ? 1_000 : count, {
    one: 'مشاهدة واحدة',
    two: 'مشاهدتان',
    few: `${formatCount(count)} مشاهدات`,
    other: `${formatCount(count)} مشاهدة`,
  })

export const viewTexts: Translation<typeof english.viewTexts> = {
  count: views,
  panel: {
    title: 'كيف شوهدت',
    note: 'يُحتسب كل مشاهد مرة في اليوم. ولا تُحتسب مشاهداتك أنت.',
    total: (count) => `${views(count)} حتى الآن`,
    loading: 'جارٍ تحميل المشاهدات',
    failed: 'تعذّرت قراءة المشاهدات',
    retry: 'إعادة المحاولة',
    none: 'لم يشاهدها أحد في آخر 30 يومًا.',
    days: 'المشاهدات حسب اليوم، آخر 30 يومًا',
    most: (count, day) => `الأعلى في يوم واحد: ${formatCount(count)} في ${day}`,
    day: 'اليوم',
    views: 'المشاهدات',
    through: 'إلى أي حد شوهدت، آخر 30 يومًا',
    average: (share) => `شوهد منها ${formatPercent(share)} في المتوسط.`,
    reached: ['البداية', 'الربع', 'النصف', 'ثلاثة أرباع', 'حتى النهاية'],
    share: (share, count) => `${formatPercent(share)} (${formatCount(count)})`,
  },
}
