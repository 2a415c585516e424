import type * as english from '../../music/music.ts'
import type { Translation } from '../../locale/translation.ts'
import { ofMinutes, ofSeconds } from '../counts.ts'
import { genreOf, moodsOf } from './song-words.ts'

export const musicTexts: Translation<typeof english.musicTexts> = {
  background: {
    label: 'موسيقى الخلفية',
    choices: { auto: 'تلقائي', trending: 'رائج', link: 'رابط', upload: 'رفع', none: 'بلا' },
    hints: {
      auto: 'تُختار لتناسب القصة.',
      none: 'الفيديو بلا موسيقى.',
    },
    missing: {
      link: 'يُرجى لصق رابط موسيقى من Suno',
      upload: 'يُرجى رفع ملف صوتي',
      trending: 'يُرجى تحديد أغنية من الأغنيات الرائجة',
    },
    ownFile: 'ملف من عندك.',
    pick: { trending: 'اختر أغنية', link: 'الصق رابطًا', upload: 'اختر ملفًا' },
  },

  source: {
    label: 'الموسيقى',
    pasteLink: 'لصق رابط',
    upload: 'رفع / سحب',
    pick: 'أغنيات مميزة',
    drop: 'أفلِت ملف الموسيقى هنا. يدعم MP3 وWAV وM4A وصيغًا صوتية أخرى',
    tooLong: (length) => `طول هذه الأغنية ${length}. اقتطع منها، أو أبقِها كاملة.`,
    unknownLength: 'تعذّرت قراءة الطول هنا. سيُقاس قبل إنشاء الفيديو.',
    remove: (name) => `إزالة ${name}`,
    preparing: 'جارٍ تحضير الأغنية...',
    trimmed: (start, end, total) => `من ${start} إلى ${end} من أصل ${total}`,
  },

  upload: {
    label: 'ملف الموسيقى',
    busy: 'جارٍ معالجة الصوت...',
    notAudio: 'يُرجى تحديد ملف صوتي',
    tooLarge: (name, megabytes) => `الملف ${name} كبير جدًا (الحد الأقصى ${megabytes} ميغابايت)`,
    failed: 'تعذّر رفع الموسيقى. يُرجى إعادة المحاولة.',
    tooShort: (seconds) => `يجب ألّا يقل طول الموسيقى عن ${ofSeconds(seconds)}`,
  },

  link: {
    title: 'لصق رابط موسيقى من Suno أو TikTok',
    label: 'رابط الأغنية',
    placeholder: 'https://suno.com/song/...',
    import: 'جلب الموسيقى',
    importing: 'جارٍ جلب الموسيقى...',
    preparing: 'جارٍ التحضير...',
    cancel: 'إلغاء',
    empty: 'يُرجى إدخال رابط',
    invalidUrl: 'يُرجى إدخال رابط صالح',
    unsupportedHost: 'يُرجى إدخال رابط من TikTok أو Suno',
    failed: 'فشلت قراءة رابط الموسيقى. يُرجى إعادة المحاولة.',
    fileFailed: 'فشل تنزيل ملف الموسيقى. يُرجى إعادة المحاولة.',
    untitled: 'أغنية من رابط',
  },

  trim: {
    title: 'اقتطاع الأغنية',
    open: 'اقتطاع',
    part: 'الجزء المستخدم من الأغنية',
    start: 'البداية',
    end: 'النهاية',
    length: 'الطول',
    play: 'تشغيل الجزء',
    pause: 'إيقاف مؤقت',
    limits: (min, max) => `من ${ofSeconds(min)} إلى ${ofMinutes(max / 60)}.`,
    how: { pointer: 'اسحب الحافتين، أو حرّكهما بمفاتيح الأسهم.', touch: 'اسحب الحافتين.' },
    required: (max) => `هذه الأغنية أطول من ${ofMinutes(max / 60)}. اختر الجزء المستخدم.`,
    cancel: 'إلغاء',
    keepWhole: 'الإبقاء على الأغنية كاملة',
    use: 'استخدام هذا الجزء',
    busy: 'جارٍ الاقتطاع...',
    unplayable: 'لا يمكن تشغيل هذه الأغنية هنا. لكن يمكن استخدامها كاملة.',
  },

  player: {
    listen: (name) => `الاستماع إلى ${name}`,
    stop: (name) => `إيقاف ${name}`,
    play: (name) => `تشغيل ${name}`,
    pause: (name) => `إيقاف ${name} مؤقتًا`,
    unavailable: 'لا يمكن تشغيل هذه الأغنية الآن',
  },

  songs: {
    title: 'أغنيات رائجة',
    featured: 'أغنيات مميزة',
    moods: 'الأمزجة',
    mood: moodsOf,
    facts: (artist, genre, tempo) => `${artist}، ${genreOf(genre)}، ${tempo} BPM`,
    select: 'اختيار',
    selectLabel: (name) => `اختيار ${name}`,
    failed: 'تعذّر تحميل الأغنيات. بقي ما أدخلته محفوظًا.',
    retry: 'إعادة المحاولة',
    externalLinks: 'المزيد من الموسيقى',
    freeMusic: 'موسيقى بلا حقوق نشر',
    makeMusic: 'إنشاء أغنية',
    learnMore: 'معرفة المزيد',
  },
}
