import type * as english from '../engines.ts'
import type { Translation } from '../locale/translation.ts'
import { plural } from './counts.ts'

const BUILT_IN: Readonly<Record<string, string>> = {
  image: 'من صنع الرسّام المدمج',
  video: 'من صنع محرّك الرسوم المدمج',
  action: 'من صنع ناقل الحركة المدمج',
  music: 'من صنع الملحّن المدمج',
}

/** Engines by their names after `builtin/`. */
const ENGINES: Readonly<Record<string, string>> = {
  painter: 'الرسّام المدمج',
  animator: 'محرّك الرسوم المدمج',
  composer: 'الملحّن المدمج',
  narrator: 'الراوي المدمج',
  listener: 'المستمع المدمج',
  writer: 'الكاتب المدمج',
  'motion-transfer': 'ناقل الحركة المدمج',
  moderator: 'المراقب المدمج',
  portraitist: 'رسّام الوجوه المدمج',
  stylist: 'منسّق الأنماط المدمج',
  foley: 'صانع المؤثرات الصوتية المدمج',
  'song-reader': 'قارئ الأغاني المدمج',
}

export const madeBy: Translation<typeof english.madeBy> = (medium, maker) => (maker ? `من صنع ${maker}` : (BUILT_IN[medium] ?? medium))

export const transcribedBy: Translation<typeof english.transcribedBy> = (maker) =>
  `الكلمات غير المعروفة يفرّغها ${maker ?? 'المستمع المدمج'}.`

export const spokenBy: Translation<typeof english.spokenBy> = (speaker) => `بصوت ${speaker ?? 'الراوي المدمج'}`

export const limitTexts: Translation<typeof english.limitTexts> = {
  quality: (name) => `لا يقدّم ${name} سوى جودة واحدة`,
  mode: (name) => `لا يتوفّر هذا الوضع في ${name}`,
  resolution: (name) => `لا يصنع ${name} هذه الدقة`,
  endFrame: (name) => `لا يقبل ${name} إطار نهاية`,
  noNextImage: (name) => `لا يقبل ${name} إطار نهاية: لا ينتهي المقطع بصورة اللقطة التالية، فيظهر قطع بينهما`,
  references: (name) => `لا يقبل ${name} صورًا مرجعية`,
  someReferences: (name, count) =>
    plural(count, {
      one: `يقبل ${name} صورة مرجعية واحدة`,
      two: `يقبل ${name} صورتين مرجعيتين على الأكثر`,
      few: `يقبل ${name} حتى ${count} صور مرجعية`,
      other: `يقبل ${name} حتى ${count} صورة مرجعية`,
    }),
}

export const makerName: Translation<typeof english.makerName> = (model, names = {}) => {
  const known = names[model]
  if (known !== undefined) return known
  const engine = model.replace(/^openai-compatible\//, '')
  return engine.startsWith('builtin/') ? (ENGINES[engine.slice(8)] ?? `${engine.slice(8)} المدمج`) : engine
}

const COSTS = 'تبقى الأسعار بالنقاط كما هي'

const sentTo = (company: string, name: string): string =>
  `يتولى ${name} الكتابة والإخراج: تُرسل النصوص إلى ${company}. ${COSTS}، وما تتقاضاه ${company} يدفعه من يدير هذا الخادم.`

export const languageModelTexts: Translation<typeof english.languageModelTexts> = {
  badge: (name) => `كتابة وإخراج: ${name}`,
  home: (name) => `يكتب ${name} النصوص، وتصنع المحرّكات المدمجة الباقي`,
  notes: {
    this_machine: (name) => `يتولى ${name} الكتابة والإخراج على هذا الخادم نفسه. ${COSTS}.`,
    openai: (name) => sentTo('OpenAI', name),
    anthropic: (name) => sentTo('Anthropic', name),
    other_server: (name) =>
      `يتولى ${name} الكتابة والإخراج: تُرسل النصوص إلى الخادم الذي يشغّله. ${COSTS}، وتكلفة ذلك الخادم يدفعها من يدير Fablecut هنا.`,
  },
}
