import type * as english from '../story-import.ts'
import type { Translation } from '../locale/translation.ts'
import { items, ofTimes } from './counts.ts'

const named = (name: string): string => (name ? `«${name}»` : 'بلا اسم')
const itemOf = (name: string): string => (name ? `«${name}»` : 'عنصر بلا اسم')
const repeated = (count: number): string => (count === 1 ? '' : ` (${ofTimes(count)})`)

export const storyImportTexts: Translation<typeof english.storyImportTexts> = {
  button: 'استيراد قصة',
  importing: 'جارٍ الاستيراد…',
  hint: 'ملف \u200e.fablecut من أي Fablecut، أو مشروع OpenTimelineIO: ملف \u200e.otio، أو ملف \u200e.zip مع وسائطه.',
  input: 'ملف يحتوي على قصة',
  sending: {
    title: 'استيراد قصة',
    label: (file) => `جارٍ رفع ${file}`,
    next: 'أبقِ هذه الصفحة مفتوحة حتى يكتمل رفع الملف.',
    cancel: 'إيقاف',
  },
  checking: {
    label: (file) => `جارٍ فحص ${file}`,
    next: 'تُفحص ملفاتها وتُخزَّن. قد يستغرق هذا دقيقة أو دقيقتين.',
  },
  failed: {
    title: 'لم تُستورد القصة',
    kept: 'بقيت قصصك الأخرى كما كانت.',
    other: 'اختيار ملف آخر',
    retry: 'إعادة المحاولة',
    unknown: 'تعذّر استيراد القصة. يُرجى المحاولة مجددًا بعد قليل.',
    wrongType: (file) => `الملف ${file} ليس قصة: اختر ملف \u200e.fablecut أو \u200e.otio أو \u200e.zip.`,
    empty: (file) => `الملف ${file} فارغ.`,
    tooLarge: (file, max) => `الملف ${file} كبير جدًا (الحد الأقصى ${max}).`,
  },
  done: {
    title: (title) => `«${title}» موجودة في «قصصي»`,
    whole: 'نُقل كل ما في الملف.',
    partly: 'ما تعذّر نقله:',
    open: 'فتح المحرّر',
    close: 'لاحقًا',
  },
  notes: {
    effect: (name, count) => `المؤثر ${named(name)}${repeated(count)}`,
    transition: (name, count) => `الانتقال ${named(name)}${repeated(count)}`,
    disabled: (name, count) => `${itemOf(name)}، وهو معطَّل في المشروع${repeated(count)}`,
    object: (name, count) => `${itemOf(name)}، ولا يمكن قراءته هنا${repeated(count)}`,
    media: (name, count) => `الملف ${named(name)}، وهو مفقود${repeated(count)}`,
    placement: (_, count) => `الموضع (${items(count)}): نُقل حتى لا يتداخل شيء`,
  },
}
