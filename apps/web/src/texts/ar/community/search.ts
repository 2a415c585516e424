import type * as english from '../../community/search.ts'
import type { Translation } from '../../locale/translation.ts'
import { plural, stories } from '../counts.ts'

export const searchTexts: Translation<typeof english.searchTexts> = {
  label: 'بحث',
  field: 'البحث عن قصص وأشخاص',
  title: 'البحث',
  pageTitle: (query) => `${query} – البحث`,
  order: 'ترتيب النتائج',
  orders: { relevance: 'الأكثر صلة', newest: 'الأحدث' },
  people: 'الأشخاص',
  stories: 'القصص',
  publishedCount: stories,
  morePeople: 'المزيد من الأشخاص',
  found: (count, hasMore) => {
    const start = hasMore ? 'عُثر على أكثر من ' : 'عُثر على '
    return plural(count, {
      one: `${start}قصة واحدة`,
      two: `${start}قصتين`,
      few: `${start}${count} قصص`,
      other: `${start}${count} قصة`,
    })
  },
  start: 'ابحث عن عنوان أو كلمات من قصة أو نمط أو شخص.',
  startNote: 'يجب أن تُوجد كل الكلمات. ويمكن أن تكون الأخيرة بداية كلمة.',
  none: (query) => `لم يُعثر على شيء عن «${query}».`,
  noneNote: 'تحقّق من الإملاء، أو ابحث بكلمات أقل.',
  allCategories: 'البحث في كل الأنواع',
  failed: 'لم ينجح البحث',
  failedText: 'لم يضِع شيء. أعد المحاولة بعد قليل.',
  peopleFailed: 'تعذّر البحث عن الأشخاص. أعد المحاولة بعد قليل.',
}
