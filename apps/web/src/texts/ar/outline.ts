import { MAX_OUTLINE_SHOTS } from '@fablecut/domain/story/inputs/outline'
import type * as english from '../outline.ts'
import type { Translation } from '../locale/translation.ts'
import { shots } from './counts.ts'

export const outlineTexts: Translation<typeof english.outlineTexts> = {
  title: 'المخطط',
  summary: (count, time) => `${shots(count)}، حوالي ${time}`,
  free: 'مجاني حتى تضغط «إنشاء»، مهما غيّرت هنا. يفتتح الفيلم عنوان وتختتمه بطاقة.',
  languageModel: 'اللقطات التي تتركها كما هي قد يُخرجها نموذج اللغة بطريقة مختلفة.',
  updating: 'جارٍ تحديث المخطط…',
  shots: 'لقطات المخطط',

  start: {
    text: 'اكتب النص فتظهر لقطاته هنا، أو ابدأ بجملة واحدة.',
    sentence: 'جملة واحدة',
    placeholder: 'لماذا للأخطبوط ثلاثة قلوب',
    count: 'عدد اللقطات',
    fewer: 'لقطات أقل',
    more: 'لقطات أكثر',
    make: 'إعداد مخطط',
    making: 'جارٍ إعداد المخطط…',
    failed: 'تعذّر إعداد المخطط. جملتك محفوظة: يُرجى إعادة المحاولة.',
  },
  visitor: { text: 'سجّل الدخول لتظهر اللقطات هنا أثناء الكتابة. مجانًا.', signIn: 'تسجيل الدخول' },
  tooLong: 'يُحدَّث المخطط عندما يصبح النص قصيرًا بما يكفي.',
  offline: 'أنت غير متصل بالإنترنت. يُحدَّث المخطط عند عودة الاتصال.',
  failed: { text: 'تعذّر تحديث المخطط. ما كتبته محفوظ.', retry: 'إعادة المحاولة' },

  shot: {
    name: (number) => `اللقطة ${number}`,
    words: (number) => `كلمات اللقطة ${number}`,
    placeholder: 'ما يُقال في هذه اللقطة',
    seconds: (seconds) => `${seconds} ث`,
    tooLong: 'أطول مما يستطيع مقطعها مجاراته: ستتجمّد الصورة في النهاية. لقطتان أنسب له.',
    move: (number) => `نقل اللقطة ${number}`,
    moveHint: 'اسحب، أو اضغط مفاتيح الأسهم',
    moved: (number, total) => `نُقلت إلى الموضع ${number} من ${total}`,
    addAfter: (number) => `إضافة لقطة بعد اللقطة ${number}`,
    remove: (number) => `إزالة اللقطة ${number}`,
    removed: (number) => `أُزيلت اللقطة ${number}`,
    plan: 'ما تعرضه',
    planOf: (number) => `(اللقطة ${number})`,
    again: 'تخطيطها من جديد',
    unplanned: 'كلماتها تحدّد ما تعرضه عند إنشاء الفيديو.',
    planByHand: 'تخطيطها يدويًا',
    full: `الحد الأقصى ${MAX_OUTLINE_SHOTS} لقطة`,
    picture: (number, summary) => `صورة تقريبية للقطة ${number}: ${summary}`,
    pictureFailed: 'لا صورة الآن',
    retryPicture: (number) => `إعادة محاولة صورة اللقطة ${number}`,
    noPicture: 'لا صورة بعد',
    filmTitle: 'العنوان',
    opens: '+ عنوان',
    ends: '+ بطاقة ختام',
  },
  missing: {
    pending: 'يجري تحديث المخطط',
    failed: 'تعذّر تحديث المخطط',
    empty: (number) => `لا كلمات في اللقطة ${number}`,
  },
}
