import type * as english from '../../editor/properties.ts'
import type { Translation } from '../../locale/translation.ts'
import { items, lines, ofItems, plural, shots } from '../counts.ts'

export const propertiesTexts: Translation<typeof english.propertiesTexts> = {
  label: 'الخصائص',
  noSelection: 'حدِّد عنصرًا لتعديله',
  musicBeyondFilm: 'تستمر الموسيقى بعد المقطع الأخير فوق صورة سوداء.',
  followsFilm: 'تتبع هذه الموسيقى الفيلم: عندما تتحرّك نهاية المقطع الأخير، تُقطع أو تُكرَّر لتنتهي عندها. انقلها أو اقتطع منها لتبقى كما هي.',
  trimMusic: 'اقتطاع الموسيقى على طول الفيلم',
  audioEditor: 'محرّر الصوت',
  types: {
    video: 'فيديو',
    image: 'صورة',
    audio: 'تعليق صوتي',
    caption: 'تسمية توضيحية',
    overlay: 'لقطة فاشلة',
    logo: 'شعار',
    title: 'عنوان',
    shape: 'شكل',
    sticker: 'ملصق',
  },
  delete: 'حذف',
  untitled: 'بلا عنوان',
  volume: 'مستوى الصوت',
  speed: 'السرعة',
  fadeIn: 'ظهور تدريجي',
  fadeOut: 'اختفاء تدريجي',
  duration: 'المدة',
  longImage: (seconds) => `تبقى هذه الصورة ${seconds} ث. قصِّرها على المخطط الزمني لتعيين مدتها هنا.`,
  mixed: 'متنوّع',
  severalSelected: (count) => `المحدَّد: ${items(count)}`,
  volumeOfAll: (count) =>
    plural(count, {
      one: 'مستوى صوت العنصر الوحيد ذي الصوت.',
      two: 'مستوى صوت العنصرين ذوَي الصوت.',
      few: `مستوى صوت العناصر الـ${count} ذات الصوت.`,
      other: `مستوى صوت كل العناصر ذات الصوت (${count}).`,
    }),
  noAudio: 'لا صوت في أي من هذه العناصر.',
  deleteSeveral: (count) => `حذف ${ofItems(count)}`,
  failed: 'تعذّر إنشاء هذه اللقطة. لم تُستخدم أي نقاط.',
  seconds: (seconds) => `${seconds} ث`,
  detail: {
    title: 'تفاصيل القصة',
    hint: 'حدِّد عنصرًا على المخطط الزمني لتعديله.',
    script: 'النص',
    topic: 'الموضوع',
    lyrics: 'كلمات الأغنية',
    style: 'النمط',
    voice: 'الصوت',
    characters: 'الشخصيات',
    music: 'الموسيقى',
    noMusic: 'بلا',
    film: 'الفيلم',
    filmFacts: (length, count) => `${length}، ${shots(count)}`,
    size: 'الحجم',
    sizeFacts: (width, height, ratio, fps) => `${width} × ${height} (${ratio})، ${fps} إطارًا/ث`,
    imageModel: 'الصور من',
    clipModel: 'المقاطع من',
    captions: 'التسميات التوضيحية',
    captionCount: (count, isShown) => {
      if (count === 0) return 'بلا'
      return isShown ? lines(count) : `${lines(count)}، مخفية`
    },
  },
}
