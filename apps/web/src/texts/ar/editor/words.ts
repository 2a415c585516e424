import type * as english from '../../editor/words.ts'
import type { Translation } from '../../locale/translation.ts'
import { plural } from '../counts.ts'

export const wordsTexts: Translation<typeof english.wordsTexts> = {
  mode: { label: 'العرض', lines: 'الأسطر', words: 'الكلمات' },
  transcript: 'كلمات الفيلم',
  hint: 'حدِّد كلمات واضغط Delete لقطعها من الفيلم، أو اكتب غيرها مكانها. اسحب جملة من مقبضها لنقلها.',
  hintOfRecording: 'حدِّد كلمات واضغط Delete لقطعها من الفيلم. اسحب جملة من مقبضها لنقلها.',
  empty: 'لا توجد كلمات بعد. تظهر عندما تُروى اللقطات، أو عندما تُكتشف تسميات تسجيلك ضمن «الأسطر». ويُعثر على كلام المقطع بعد فصل صوته.',
  untyped: 'ليس في الأسطر كلمات بعد: يتحدث أحد هناك، لكن لم يمكن التعرّف على الكلمات. اكتبها ضمن «الأسطر».',
  find: 'البحث عن كلمات',
  matches: (index, count) => (count === 0 ? 'لا نتائج' : `${index} من ${count}`),
  previous: 'النتيجة السابقة',
  next: 'النتيجة التالية',
  actions: 'الكلمات المحدَّدة',
  change: 'تغيير الجملة',
  up: 'نقل الجملة إلى الأعلى',
  down: 'نقل الجملة إلى الأسفل',
  moved: (place, count) => `الجملة ${place} من ${count}`,
  delete: 'حذف الكلمات',
  cut: 'قص الكلمات',
  paste: 'نقل الكلمات إلى هنا',
  toMove: (count) =>
    plural(count, {
      one: 'كلمة واحدة للنقل: اختر كلمة لتوضع قبلها',
      two: 'كلمتان للنقل: اختر كلمة لتوضعا قبلها',
      few: `${count} كلمات للنقل: اختر كلمة لتوضع قبلها`,
      other: `${count} كلمة للنقل: اختر كلمة لتوضع قبلها`,
    }),
  pause: (seconds) => `${seconds} ث`,
  cleanUp: {
    fillers: 'كلمات الحشو',
    pauses: 'الوقفات',
    longer: 'وقفات أطول من',
    seconds: (seconds) => `${seconds} ث`,
    found: (count, seconds) => (count === 0 ? 'لم يُعثر على شيء' : `عُثر على ${count}، أقصر بمقدار ${seconds} ث`),
    apply: (count) => `إزالة ${count}`,
    cancel: 'الإبقاء عليها',
  },
}
