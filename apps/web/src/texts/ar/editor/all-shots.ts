import type * as english from '../../editor/all-shots.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'
import { clips, ofPictures, ofVideos, pictures, plural, shots } from '../counts.ts'

export const allShotsTexts: Translation<typeof english.allShotsTexts> = {
  title: 'كل اللقطات',
  count: (count, length, isEstimate) => (isEstimate ? `${shots(count)}، حوالي ${length}` : `${shots(count)}، ${length}`),
  showHidden: 'عرض المخفية',
  add: 'إضافة لقطة',
  addAfter: (number) => (number === null ? 'إضافة لقطة هنا' : `إضافة لقطة بعد اللقطة ${number}`),
  missing: {
    image: (count) =>
      plural(count, {
        one: 'إنشاء صورة ناقصة',
        two: 'إنشاء صورتين ناقصتين',
        few: `إنشاء ${count} صور ناقصة`,
        other: `إنشاء ${count} صورة ناقصة`,
      }),
    video: (count) =>
      plural(count, {
        one: 'إنشاء فيديو ناقص',
        two: 'إنشاء مقطعي فيديو ناقصين',
        few: `إنشاء ${count} مقاطع فيديو ناقصة`,
        other: `إنشاء ${count} مقطع فيديو ناقص`,
      }),
  },
  selected: (count) => `المحدَّد: ${shots(count)}`,
  regenerate: {
    image: (count) => `إعادة إنشاء ${ofPictures(count)}`,
    video: (count) => `إعادة إنشاء ${ofVideos(count)}`,
  },
  clear: 'إلغاء التحديد',
  card: {
    name: (number, words) => {
      const name = number === null ? 'لقطة مخفية' : `اللقطة ${number}`
      return words ? `${name}: ${words}` : name
    },
    noText: 'لم يُكتب شيء بعد',
    hidden: 'مخفية',
    select: (number) => `تحديد اللقطة ${number}`,
    more: 'المزيد',
    hide: 'إخفاء',
    unhide: 'إظهار من جديد',
    delete: 'حذف',
    moveEarlier: 'تقديم',
    moveLater: 'تأخير',
    regenerate: 'إعادة الإنشاء',
    pending: { image: 'جارٍ إنشاء الصورة', video: 'جارٍ إنشاء الفيديو', audio: 'جارٍ تسجيل الصوت' },
    failed: 'فشل الإنشاء. لم تُستخدم أي نقاط.',
    seconds: (seconds) => `${formatDecimal(seconds, 1)} ث`,
    estimate: (seconds) => `حوالي ${seconds} ث`,
    noImage: 'لا صورة بعد',
    takes: (images, videos) => `${pictures(images)}، ${clips(videos)}`,
  },
  moved: (number, of) => `نُقلت إلى الموضع ${number} من ${of}`,
  list: 'اللقطات',
  editor: 'اللقطة',
  closeEditor: 'إغلاق',
  noneSelected: 'حدِّد لقطة لتعديلها',
  sheet: {
    title: 'بطاقة الشخصيات',
    alt: (names) => `مظهر ${names}`,
    note: (names) => `${names}: كل صورة تتبع هذه. أُنشئت مرة واحدة لهذه القصة ولم تكلّف أي نقاط.`,
  },
  empty: {
    title: 'اروِها لقطةً بلقطة',
    text: 'اكتب ما يُرى، وأنشئ صورته، ثم حرِّكها. أو أحضِر صورك ومقاطعك في المحرّر.',
    action: 'كتابة اللقطة الأولى',
  },
}
