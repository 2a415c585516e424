import type * as english from '../voices.ts'
import type { Translation } from '../locale/translation.ts'

const megabytes = (bytes: number) => String(Math.max(1, Math.round(bytes / 1_000_000)))

const GENDERS: Readonly<Record<string, string>> = { female: 'صوت أنثوي', male: 'صوت ذكوري' }

export const voiceTexts: Translation<typeof english.voiceTexts> = {
  size: (bytes) => `${megabytes(bytes)} ميغابايت`,
  progress: (received, bytes) => `${megabytes(received)} من ${megabytes(bytes)} ميغابايت`,
  details: (gender, language, bytes) => `${GENDERS[gender] ?? gender}، ${language}، ${megabytes(bytes)} ميغابايت`,
  offer: {
    label: 'صوت أكثر طبيعية',
    title: (language) => `صوت أكثر طبيعية لهذا الفيلم (${language})`,
    text: (name, source, bytes) => `يعمل ${name} (${source}) على هذا الجهاز مجانًا. يُنزَّل مرة واحدة: ${megabytes(bytes)}\u00a0ميغابايت.`,
    askStaff: 'يمكن لمن يدير هذا الخادم إضافته.',
    decline: 'ليس الآن',
    selected: (name) => `تم تثبيت ${name}، وهو صوت هذا الفيلم.`,
    installed: (name) => `تم تثبيت ${name}. يمكنك اختياره صوتًا.`,
  },
  install: (name) => `تثبيت ${name}`,
  installShort: 'تثبيت',
  installing: (name) => `جارٍ تثبيت ${name}`,
  goesOn: 'يمكنك متابعة العمل؛ ويمكن أن يبدأ الفيلم قبل اكتماله بالصوت المختار.',
  failed: (name) => `تعذّر تثبيت ${name}.`,
  retry: 'إعادة المحاولة',
  more: {
    label: 'المزيد من الأصوات الطبيعية',
    text: 'تُنزَّل مرة واحدة على هذا الخادم، مجانًا.',
    askStaff: 'يمكن لمن يدير هذا الخادم إضافتها.',
    loading: 'جارٍ البحث عن أصوات أخرى',
    error: 'تعذّر تحميل قائمة الأصوات الأخرى.',
  },
}
