import type * as english from '../../editor/translation.ts'
import { formatList } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'
import { ofCredits, ofLines, ofSentences, plural } from '../counts.ts'

const GENDERS: Readonly<Record<string, string>> = { female: 'صوت أنثوي', male: 'صوت ذكوري' }

const picturesOf = (shots: readonly number[]): string => {
  const numbers = formatList(shots.map(String))
  return plural(shots.length, { one: `صورة اللقطة ${numbers}`, two: `صورتا اللقطتين ${numbers}`, other: `صور اللقطات ${numbers}` })
}

export const translationTexts: Translation<typeof english.translationTexts> = {
  menu: 'لغة أخرى',
  title: 'إنشاء هذه القصة بلغة أخرى',
  description: 'قصة جديدة بالصور نفسها: تُصنع الأصوات والتسميات والعناوين من جديد، وتُضبط المقاطع على الأصوات الجديدة. وتبقى هذه القصة كما هي.',
  language: 'اللغة',
  voice: 'الصوت',
  autoVoice: 'صوت بهذه اللغة',
  voiceName: (gender, source) => `${source}، ${GENDERS[gender] ?? gender}`,
  name: 'العنوان',
  sentences: 'الجمل',
  line: {
    sentence: (shot, language) => `جملة اللقطة ${shot} (${language})`,
    title: (number, language) => `العنوان ${number} (${language})`,
    picture: (shot, language) => `الكلمات في صورة اللقطة ${shot} (${language})`,
  },
  original: {
    sentence: (shot) => `اللقطة ${shot}`,
    title: (number) => `العنوان ${number}`,
    picture: (shot) => `في صورة اللقطة ${shot}`,
  },
  propose: (count, language) => `ترجمة ${ofLines(count)} إلى ${language}`,
  proposedBy: (name) => `يتولى ${name} الترجمة؛ اقرأ كل سطر قبل إنشاء القصة.`,
  noModel: 'لا يوجد نموذج لغة متصل، فلا يُترجم شيء تلقائيًا هنا. اكتب الترجمة بجانب كل سطر أو الصقها.',
  notAll: (count) =>
    plural(count, {
      one: 'تعذّرت ترجمة سطر واحد جيدًا. اكتبه بنفسك، أو أعد المحاولة.',
      two: 'تعذّرت ترجمة سطرين جيدًا. اكتبهما بنفسك، أو أعد المحاولة.',
      few: `تعذّرت ترجمة ${count} أسطر جيدًا. اكتبها بنفسك، أو أعد المحاولة.`,
      many: `تعذّرت ترجمة ${count} سطرًا جيدًا. اكتبها بنفسك، أو أعد المحاولة.`,
      other: `تعذّرت ترجمة ${count} سطر جيدًا. اكتبها بنفسك، أو أعد المحاولة.`,
    }),
  failed: 'تعذّرت ترجمة الجمل. بقي ما كان موجودًا بالفعل.',
  paintPictures: (language) => `إعادة إنشاء الصور التي فيها كلمات (${language})`,
  painted: (shots, credits) => {
    const shown = plural(shots.length, {
      one: `${picturesOf(shots)} تعرض كلمات: ترجمها أدناه`,
      two: `${picturesOf(shots)} تعرضان كلمات: ترجمها أدناه`,
      other: `${picturesOf(shots)} تعرض كلمات: ترجمها أدناه`,
    })
    return `${credits === null ? shown : `${shown}؛ والجديدة منها مقابل ${ofCredits(credits)}`}. وتبقى كل الصور الأخرى.`
  },
  notPainted: (shots) =>
    plural(shots.length, {
      one: `${picturesOf(shots)} قد تعرض كلمات، وتبقى كما هي.`,
      two: `${picturesOf(shots)} قد تعرضان كلمات، وتبقيان كما هما.`,
      other: `${picturesOf(shots)} قد تعرض كلمات، وتبقى كما هي.`,
    }),
  missing: (count) =>
    plural(count, {
      one: 'بقي سطر واحد للترجمة',
      two: 'بقي سطران للترجمة',
      few: `بقيت ${count} أسطر للترجمة`,
      many: `بقي ${count} سطرًا للترجمة`,
      other: `بقي ${count} سطر للترجمة`,
    }),
  start: 'إنشاء القصة',
  free: 'مجانًا',
  running: (count, language) => `جارٍ نطق ${ofSentences(count)} (${language})`,
  runningNote: 'يمكنك إغلاق هذا ومتابعة العمل. القصة الجديدة في «قصصي».',
  done: (title) => `«${title}» جاهزة`,
  someFailed: (count) =>
    plural(count, {
      one: 'تعذّر نطق جملة واحدة وما زالت بالصوت القديم. أعِد إنشاءها في القصة الجديدة.',
      two: 'تعذّر نطق جملتين وما زالتا بالصوت القديم. أعِد إنشاءهما في القصة الجديدة.',
      few: `تعذّر نطق ${count} جمل وما زالت بالصوت القديم. أعِد إنشاءها في القصة الجديدة.`,
      other: `تعذّر نطق ${count} جملة وما زالت بالصوت القديم. أعِد إنشاءها في القصة الجديدة.`,
    }),
  picturesFailed: (count) =>
    plural(count, {
      one: 'تعذّرت إعادة إنشاء صورة واحدة وما زالت بالكلمات القديمة؛ لم يُخصم شيء لها.',
      two: 'تعذّرت إعادة إنشاء صورتين وما زالتا بالكلمات القديمة؛ لم يُخصم شيء لهما.',
      few: `تعذّرت إعادة إنشاء ${count} صور وما زالت بالكلمات القديمة؛ لم يُخصم شيء لها.`,
      other: `تعذّرت إعادة إنشاء ${count} صورة وما زالت بالكلمات القديمة؛ لم يُخصم شيء لها.`,
    }),
  runFailed: 'تعذّر إنشاء الأصوات. القصة الجديدة في «قصصي» بجملها المترجمة، ولم يُخصم شيء.',
  open: 'فتح القصة الجديدة',
  close: 'إغلاق',
  cancel: 'إلغاء',
  nothing: 'لا يوجد سرد في هذه القصة.',
  unsaved: 'تعذّر حفظ أحدث التغييرات، لذلك لم يُنفَّذ شيء. اضغط أولًا «إعادة المحاولة» بجانب «فشل الحفظ».',
  startFailed: 'تعذّر إنشاء القصة. جملك محفوظة هنا.',
}
