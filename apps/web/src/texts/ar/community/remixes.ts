import type * as english from '../../community/remixes.ts'
import type { Translation } from '../../locale/translation.ts'
import { plural } from '../counts.ts'

export const remixTexts: Translation<typeof english.remixTexts> = {
  title: 'الريمكسات',
  origins: 'ريمكس من',
  gone: 'قصة حُذفت أو ليست عامة',
  by: (author) => `بواسطة ${author}`,
  list: (total) =>
    plural(total, {
      one: 'ريمكس واحد',
      two: 'ريمكسان',
      few: `${total} ريمكسات`,
      many: `${total} ريمكسًا`,
      other: `${total} ريمكس`,
    }),
  more: (shown, total) => `يُعرض أحدث ${shown} من ${total}.`,
  show: (count, title) =>
    plural(count, {
      one: `عرض ريمكس واحد من «${title}»`,
      two: `عرض ريمكسين من «${title}»`,
      few: `عرض ${count} ريمكسات من «${title}»`,
      many: `عرض ${count} ريمكسًا من «${title}»`,
      other: `عرض ${count} ريمكس من «${title}»`,
    }),
  hide: (title) => `إخفاء ريمكسات «${title}»`,
  remixesOf: (title) => `ريمكسات «${title}»`,
  failed: 'تعذّرت قراءة الريمكسات',
  retry: 'إعادة المحاولة',
  remixed: 'عمل آخرون ريمكس لها',
}
