import type { ShotAspect } from '@fablecut/domain/timeline/edit/versions/compare-documents'
import type * as english from '../../editor/versions.ts'
import { formatDateAndTime, formatDuration } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'
import { ofCaptions, ofClips, ofShots, shots } from '../counts.ts'

export const versionTexts: Translation<typeof english.versionTexts> = {
  menu: { open: 'خيارات أخرى لهذه القصة', versions: 'الإصدارات', duplicate: 'تكرار' },
  title: 'الإصدارات',
  description: 'يُحفظ إصدار تلقائيًا عند تصدير القصة، وقبل إعادة إنشاء اللقطات أو تغيير الأبعاد أو استعادة إصدار.',
  empty: 'لا يوجد إصدار بعد.',
  loadError: 'تعذّر تحميل الإصدارات.',
  tryAgain: 'إعادة المحاولة',
  keep: { label: 'اسم الإصدار', placeholder: 'المونتاج الأول', action: 'حفظ هذا الإصدار', done: (name) => `حُفظ باسم «${name}»` },
  causes: {
    generation: 'كما أُنشئت',
    export: 'عند التصدير',
    regeneration: 'قبل إعادة إنشاء اللقطات',
    shape: 'قبل تغيير الأبعاد',
    restore: 'قبل استعادة إصدار آخر',
    creator: 'حفظتَه أنت',
  },
  facts: (count, seconds, shape) => [shots(count), formatDuration(seconds), ...(shape === null ? [] : [shape])].join('، '),
  time: formatDateAndTime,
  thumbnail: (name) => `الصورة الأولى من ${name}`,
  row: (name, time) => `${name}، ${time}`,
  compare: 'مقارنة',
  restore: 'استعادة',
  restored: 'تمت استعادة الإصدار. «تراجع» يعيد ما كان',
  more: (name) => `خيارات أخرى: ${name}`,
  rename: 'إعادة تسمية',
  nameIt: 'حفظ باسم',
  save: 'حفظ',
  delete: 'حذف',
  unsaved: 'تعذّر حفظ أحدث التغييرات، لذلك لم يُنفَّذ شيء. اضغط أولًا «إعادة المحاولة» بجانب «فشل الحفظ».',
  failed: 'لم ينجح ذلك. بقيت القصة كما هي.',
  comparison: {
    title: 'مقارنة الإصدارات',
    before: 'قبل',
    after: 'بعد',
    now: 'القصة الآن',
    loading: 'جارٍ المقارنة…',
    pictures: 'لقطات اختلف مظهرها',
    pairBefore: (number) => `اللقطة ${number} قبل`,
    pairAfter: (number) => `اللقطة ${number} بعد`,
    shot: (number, aspects) => `اللقطة ${number}: ${aspects.map((aspect) => ASPECTS[aspect]).join('، ')}`,
    noPicture: 'لا صورة',
    same: 'لا يختلف شيء مما يُرى أو يُسمع.',
  },
}

const ASPECTS: Readonly<Record<ShotAspect, string>> = { picture: 'الصورة', clip: 'المقطع', voice: 'الصوت', prompt: 'الوصف' }

type Counts = { readonly added: number; readonly removed: number; readonly changed: number }

function changesText(counted: (count: number) => string, { added, removed, changed }: Counts, changing: string): string | null {
  const parts = [
    added > 0 && `إضافة ${counted(added)}`,
    removed > 0 && `إزالة ${counted(removed)}`,
    changed > 0 && `${changing} ${counted(changed)}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `${parts.join('، و')}.`
}

export const comparisonTexts: Translation<typeof english.comparisonTexts> = ({ addedShots, removedShots, changedShots, ...rest }) => {
  const { isReordered, items, captions, hasOtherSettings, seconds, isSame } = rest
  if (isSame) return [versionTexts.comparison.same]
  const changes = { added: addedShots.length, removed: removedShots.length, changed: changedShots.length }
  const isLonger = seconds.after > seconds.before
  return [
    changesText(ofShots, changes, 'تغيير'),
    isReordered ? 'ترتيب اللقطات مختلف.' : null,
    changesText(ofClips, items, 'اقتطاع أو تغيير'),
    items.moved > 0 ? `تم نقل ${ofClips(items.moved)}.` : null,
    changesText(ofCaptions, captions, 'تغيير'),
    hasOtherSettings ? 'تختلف إعدادات المسارات أو الفيلم كله.' : null,
    seconds.before === seconds.after
      ? null
      : `${formatDuration(seconds.after)} بدلًا من ${formatDuration(seconds.before)}، ${isLonger ? 'أطول' : 'أقصر'}.`,
  ].filter((sentence) => sentence !== null)
}
